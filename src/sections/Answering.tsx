import type { Person } from '#generated/types'
import { joinWords } from '../ui/join-words'
import { Portrait } from '../ui/Portrait'

interface AnsweringProps {
  readonly people: readonly Person[]
  readonly className: string
}

/** The people who answer the phone, two at most, in a line each; nothing if there are none. */
export function Answering({ people, className }: AnsweringProps) {
  const answering = people.filter(({ answersPhone }) => answersPhone).slice(0, 2)
  if (answering.length === 0) return null
  return (
    <ul role="list" className={`grid gap-3 ${className}`}>
      {answering.map((person) => (
        <li key={person.name} className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-3">
          <Portrait person={person} />
          <p className="leading-snug">
            <b>{person.name}</b> answers the phone{' '}
            <span className="block text-small text-ink-soft">{describe(person)}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

function describe({ trade, since, languages }: Person): string {
  const spoken = languages.length > 0 ? `. Speaks ${joinWords(languages)}` : ''
  return `${trade}, with us since ${since}${spoken}`
}
