import { houseNames } from '../illustrations/houses/parts'
import { WorkedElevation } from '../illustrations/WorkedElevation'
import type { JobPhoto, Person, Review } from '#generated/types'
import { PersonCard } from '../ui/PersonCard'
import { Quotation } from '../ui/Quotation'
import { Wipe } from '../ui/Wipe'
import { Specimen } from './Specimen'

const review: Review = {
  quote: 'What somebody wrote, word for word.',
  by: 'E. X., Exampletown',
  on: 'Google',
  url: 'https://www.google.com/maps/reviews/example',
  date: '2026-01-02',
  day: 'January 2, 2026',
  rating: 4,
  disclosure: null,
  job: null,
}
const letter: Review = {
  ...review,
  on: 'Letter',
  url: null,
  rating: null,
  disclosure: 'What ties the writer to the firm.',
}
const photo: JobPhoto = {
  stage: 'before',
  src: '/share.png',
  width: 1200,
  height: 630,
  alt: 'The picture that is shared',
  sources: [],
}
const people: readonly Person[] = [
  {
    name: 'Example Estimator',
    trade: 'Estimator',
    since: 2015,
    languages: ['English', 'Spanish', 'Polish'],
    answersPhone: true,
    photo: null,
  },
  {
    name: 'Example',
    trade: 'Foreman',
    since: 2011,
    languages: [],
    answersPhone: false,
    photo: { ...photo, alt: 'A picture in place of a face' },
  },
]

/** Sections with evidence, filled with made-up examples. */
export function ProofGuide() {
  return (
    <section>
      <h2>Proof</h2>
      <div className="guide-grid">
        {houseNames.map((house) => (
          <Specimen key={house} name={`${house}, its roof worked on`}>
            <WorkedElevation house={house} part="roof" label="Roof" className="h-56 w-full" />
          </Specimen>
        ))}
      </div>
      <Specimen name="Quotation with a source, and a letter with what ties its writer to the firm">
        <div className="grid gap-4">
          <Quotation review={review} />
          <Quotation review={letter} />
        </div>
      </Specimen>
      <Specimen name="People, with initials and with a photo">
        <ul className="grid gap-4">
          {people.map((person) => (
            <PersonCard key={person.name} person={person} />
          ))}
        </ul>
      </Specimen>
      <Specimen name="Before and after, in the middle">
        <div className="max-w-xl">
          <Wipe before={photo} after={{ ...photo, stage: 'after' }} />
        </div>
      </Specimen>
    </section>
  )
}
