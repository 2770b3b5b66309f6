import type { Person } from '#generated/types'
import { Portrait } from './Portrait'

interface PersonCardProps {
  readonly person: Person
  /** A heading in a list of people, plain text beside the phone number. */
  readonly name: 'h3' | 'b'
}

/** A person whom customers meet: portrait or initials, trade, start year and languages. */
export function PersonCard({ person, name: Name }: PersonCardProps) {
  const { name, trade, since, languages, answersPhone } = person
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-4">
      <Portrait person={person} />
      <div>
        <Name>{name}</Name>
        <p className="text-ink-soft">
          {trade}, with us since {since}
        </p>
        {languages.length > 0 && <p className="text-ink-soft">Speaks {joinWords(languages)}</p>}
        {answersPhone && <p className="font-semibold text-verdigris">Answers the phone</p>}
      </div>
    </li>
  )
}

/** "English", "English and Spanish", "English, Spanish and Polish". */
function joinWords(words: readonly string[]): string {
  const [last = '', ...others] = words.toReversed()
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`
}
