import { toAddressPart, workPath } from '../../lib/slug.ts'
import { quoteWord, type AddedFile, type Change } from './change.ts'
import type { SiteData } from '../schema/data.ts'

/** A photo of a job whose copies are made, as its entry names it. */
export interface NewPhoto {
  readonly picture: Readonly<Record<string, unknown>>
  readonly files: readonly AddedFile[]
}

export type Fields = Readonly<Record<string, string | readonly string[]>>

/** The address that a job gets where none is given: its title and year; a number where it is taken. */
export function proposeSlug({ projects }: SiteData, { title = '', finished = '' }: Fields): string {
  const year = String(finished).slice(0, 4)
  const words =
    toAddressPart(`${String(title)} ${year}`)
      .slice(0, 60)
      .replace(/-$/, '') || 'job'
  const taken = new Set(projects.map(({ slug }) => slug))
  const numbers = Array.from({ length: taken.size + 1 }, (_, index) => index + 2)
  return (
    [words, ...numbers.map((number) => `${words}-${number}`)].find((each) => !taken.has(each)) ??
    words
  )
}

const numbers = ['squares', 'days']
const figures = [...numbers, 'material', 'pitch']
const first = ['title', 'city', 'services', 'finished', 'house', 'worked']
const last = ['found', 'did']

/** The entry of a job as projects.yaml holds it, its fields in the order in which they are written. */
export function toProject(slug: string, answers: Fields, photos: readonly NewPhoto[]) {
  const take = (names: readonly string[]) =>
    names.flatMap((name) => (answers[name]?.length ? [[name, toValue(name, answers[name])]] : []))
  const facts = take(figures)
  return Object.fromEntries([
    ['slug', slug],
    ...take(first),
    ...(facts.length > 0 ? [['facts', Object.fromEntries(facts)]] : []),
    ...take(last),
    ...(photos.length > 0 ? [['photos', photos.map(({ picture }) => picture)]] : []),
    ...take(['permission']),
  ])
}

/** What should be a number and is none stays as it is, for the schema to name. */
function toValue(name: string, value: Fields[string]) {
  const number = Number(value)
  return numbers.includes(name) && Number.isFinite(number) ? number : value
}

/** What it takes to add a job: its entry, and its photos in data/public/. */
export function addProject(
  entry: Readonly<Record<string, unknown>>,
  photos: readonly NewPhoto[],
): Change {
  const path = workPath(String(entry['slug']))
  const title = String(entry['title'])
  const files = photos.flatMap((photo) => photo.files)
  const folder = quoteWord(`data/public${path}`)
  return {
    title: `add the job ${title}`,
    done: `The job ${title} was added: ${path}.`,
    edits: [{ kind: 'append', file: 'projects', path: [], value: entry }],
    files,
    notes: [],
    faults: [],
    unpublished: [],
    pages: ['/work', path],
    next: `npm start, then open ${path}`,
    inverse: {
      command: `take its entry out of data/projects.yaml${files.length > 0 ? `, delete ${folder}` : ''}, then npm run generate`,
    },
  }
}
