import type { Person } from '#generated/types'
import { Heading } from '../ui/Heading'
import { PersonCard } from '../ui/PersonCard'

/** The people whom customers meet. */
export function People({ people }: { readonly people: readonly Person[] }) {
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
