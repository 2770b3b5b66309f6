import { toAddressPart } from '../../lib/slug.ts'
import { quoteWord } from '../../lib/shell-word.ts'
import { workPath } from '../page-paths.ts'
import type { AddedFile, Change } from './change.ts'
import type { SiteData } from '../schema/data.ts'

export interface NewPhoto {
  readonly picture: Fields
  readonly files: readonly AddedFile[]
}

export type Fields = Readonly<Record<string, unknown>>

/** Proposes an address for a job: its title and year, with a number if it is taken. */
export function proposeSlug({ projects }: SiteData, { title = '', finished = '' }: Fields): string {
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

/** The change that adds a job: its entry, and its photos in data/public/. */
export function addProject(entry: Fields, photos: readonly NewPhoto[]): Change {
  const path = workPath(String(entry['slug']))
  const title = String(entry['title'])
  const files = photos.flatMap((photo) => photo.files)
  const folder = quoteWord(`data/public${path}`)
  return {
    title: `add the job ${title}`,
    done: `The job ${title} was added: ${path}.`,
    edits: [{ kind: 'append', file: 'projects', path: [], value: entry }],
    files,
    pages: ['/work', path],
    next: `npm start, then open ${path}`,
    inverse: {
      command: `take its entry out of data/projects.yaml${files.length > 0 ? `, delete ${folder}` : ''}, then npx roof-site generate`,
    },
  }
}

/** The change that adds a review. */
export function addReview(entry: Fields): Change {
  const by = String(entry['by'])
  return {
    title: `add the review by ${by}`,
    done: `The review by ${by} was added.`,
    edits: [{ kind: 'append', file: 'reviews', path: [], value: entry }],
    pages: ['/about'],
    next: 'npm start, then open /about',
    inverse: { command: 'take its entry out of data/reviews.yaml, then npx roof-site generate' },
  }
}
