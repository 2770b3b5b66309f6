import { toAddressPart } from '../../lib/slug.ts'
import { plural } from '../../lib/plural.ts'
import { quoteWord } from '../../lib/shell-word.ts'
import { workPath } from '../page-paths.ts'
import type { AddedFile, Change } from './change.ts'

export interface NewPhoto {
  readonly picture: Fields
  readonly files: readonly AddedFile[]
}

export type Fields = Readonly<Record<string, unknown>>

/** The jobs whose addresses are taken. */
export interface KnownJobs {
  readonly projects: readonly { readonly slug: string }[]
}

/** Proposes an address for a job: its title and year, with a number if it is taken. */
export function proposeSlug(
  { projects }: KnownJobs,
  { title = '', finished = '' }: Fields,
): string {
  const year = String(finished).slice(0, 4)
  const words =
    toAddressPart(`${String(title)} ${year}`)
      .slice(0, 60)
      .replace(/-$/, '') || 'job'
  const taken = new Set(projects.map(({ slug }) => slug))
  let slug = words
  for (let number = 2; taken.has(slug); number += 1) slug = `${words}-${number}`
  return slug
}

export interface NewJob {
  readonly entry: Fields
  readonly photos: readonly NewPhoto[]
}

/** The change that adds jobs: their entries, and their photos in data/public/; `source` says what they are of. */
export function addProjects(jobs: readonly NewJob[], source?: readonly string[]): Change {
  const paths = jobs.map(({ entry }) => workPath(String(entry['slug'])))
  const titles = jobs.map(({ entry }) => String(entry['title'])).join(', ')
  const isOne = jobs.length === 1
  const folders = jobs.flatMap(({ photos }, index) =>
    photos.length > 0 ? quoteWord(`data/public${paths[index]}`) : [],
  )
  const entries = isOne ? 'its entry' : 'their entries'
  const deleted = folders.length > 0 ? `, delete ${folders.join(' ')}` : ''
  return {
    title: `add ${isOne ? 'the job' : 'the jobs'} ${titles}`,
    ...(source && { source }),
    done: `The ${isOne ? 'job' : 'jobs'} ${titles} ${isOne ? 'was' : 'were'} added: ${paths.join(', ')}.`,
    edits: jobs.map(({ entry }) => ({ kind: 'append', file: 'projects', path: [], value: entry })),
    files: jobs.flatMap(({ photos }) => photos.flatMap((photo) => photo.files)),
    pages: ['/work', ...paths],
    next: `npm start, then open ${paths.join(', ')}`,
    inverse: {
      command: `take ${entries} out of data/projects.yaml${deleted}, then npx roof-site generate`,
    },
  }
}

/** The change that adds reviews; `source` says what the file with them is. */
export function addReviews(entries: readonly Fields[], source?: readonly string[]): Change {
  const [first] = entries
  const isOne = entries.length === 1
  const what = isOne ? `the review by ${String(first?.['by'])}` : plural(entries.length, 'review')
  return {
    title: `add ${what}`,
    ...(source && { source }),
    done: isOne ? `The review by ${String(first?.['by'])} was added.` : `${what} were added.`,
    edits: entries.map((value) => ({ kind: 'append', file: 'reviews', path: [], value })),
    pages: ['/about'],
    next: 'npm start, then open /about',
    inverse: {
      command: `take ${isOne ? 'its entry' : 'their entries'} out of data/reviews.yaml, then npx roof-site generate`,
    },
  }
}
