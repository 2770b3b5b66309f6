import { groupBy } from '../lib/collections.ts'
import { blobId, hash } from '../lib/hash.ts'
import { fieldsOf, parseRecords } from '../lib/json.ts'

/** What the manifest knows of a generated file: its text before formatting, and git's name of it. */
export interface ManifestEntry {
  readonly source: string
  readonly content: string
}

/** Entries by path; several of one where git merged two manifests. */
export type Manifest = ReadonlyMap<string, readonly ManifestEntry[]>

/** What is of another shape matches no file, which is the safe answer. */
export function parseManifest(text = ''): Manifest {
  const entries = parseRecords(text).entries.map(([path, entry]) => {
    const { source, content } = fieldsOf(entry)
    return { path, source: String(source), content: String(content) }
  })
  return groupBy(entries, ({ path }) => path)
}

const blobIdLength = 40

/** Whether an entry is about a text; earlier versions of the program had a hash of their own. */
export function isAbout({ content }: ManifestEntry, text: string): boolean {
  return content === (content.length === blobIdLength ? blobId(text) : hash(text))
}

export const isOfMerge = (manifest: Manifest) =>
  [...manifest.values()].some((entries) => entries.length > 1)
