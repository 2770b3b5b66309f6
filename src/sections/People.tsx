import type { Person } from '#generated/types'
import { Heading } from '../ui/Heading'
import { PersonCard } from '../ui/PersonCard'

/** The people whom customers meet; nothing if there are none. */
export function People({ people }: { readonly people: readonly Person[] }) {
  if (people.length === 0) return null
  return (
    <section className="pb-section">
      <div className="wrap">
        <Heading as="h2" className="mb-8" text="Who you’ll meet" />
        <ul role="list" className="auto-columns">
          {people.map((person) => (
            <PersonCard key={person.name} person={person} />
          ))}
        </ul>
      </div>
    </section>
  )
}
