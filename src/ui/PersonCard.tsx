import type { Person } from '#generated/types'
import { joinWords } from './join-words'
import { Portrait } from './Portrait'

interface PersonCardProps {
  readonly person: Person
}

/** A person whom customers meet: portrait or initials, trade, start year and languages. */
export function PersonCard({ person }: PersonCardProps) {
  const { name, trade, since, languages, answersPhone } = person
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-4">
      <Portrait person={person} />
      <div>
        <h3>{name}</h3>
        <p className="text-ink-soft">
          {trade}, with us since {since}
        </p>
        {languages.length > 0 && <p className="text-ink-soft">Speaks {joinWords(languages)}</p>}
        {answersPhone && <p className="font-semibold text-verdigris">Answers the phone</p>}
      </div>
    </li>
  )
}
