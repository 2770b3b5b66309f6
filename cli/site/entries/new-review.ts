import type { Change } from './change.ts'
import type { Fields } from './new-project.ts'

const fields = ['quote', 'by', 'on', 'url', 'date', 'rating', 'project', 'city', 'disclosure']

/** The entry of a review as reviews.yaml holds it, its fields in the order in which they are written. */
export function toReview(answers: Fields) {
  const given = fields.filter((name) => answers[name]?.length)
  return Object.fromEntries(given.map((name) => [name, toValue(name, answers[name])]))
}

/** What should be a number and is none stays as it is, for the schema to name. */
function toValue(name: string, value: Fields[string] | undefined) {
  const number = Number(value)
  return name === 'rating' && Number.isFinite(number) ? number : value
}

/** What it takes to add a review. */
export function addReview(entry: Readonly<Record<string, unknown>>): Change {
  const by = String(entry['by'])
  return {
    title: `add the review by ${by}`,
    done: `The review by ${by} was added.`,
    edits: [{ kind: 'append', file: 'reviews', path: [], value: entry }],
    notes: [],
    faults: [],
    unpublished: [],
    pages: ['/about'],
    next: 'npm start, then open /about',
    inverse: { command: 'take its entry out of data/reviews.yaml, then npm run generate' },
  }
}
