import type { Person } from '#generated/types'
import { PersonCard } from '../ui/PersonCard'

/** The people who answer the phone, beside its number; nothing if there are none. */
export function Answering({ people }: { readonly people: readonly Person[] }) {
  if (people.length === 0) return null
  return (
    <ul role="list" className="mt-6 grid gap-4">
      {people.map((person) => (
        <PersonCard key={person.name} person={person} name="b" />
      ))}
    </ul>
  )
}
