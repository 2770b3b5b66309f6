import { groupBy } from '../lib/collections.ts'
import { blobId, hash } from '../lib/hash.ts'
import { fieldsOf, parseRecords } from '../lib/json.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readBlobs } from './git.ts'

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

/** The versions of each file that git merged, those of our side first. */
export type Merged = ReadonlyMap<string, readonly string[]>

interface FilesWithManifest {
  readonly manifest: Manifest
  readonly files: ReadonlyMap<string, string>
}

/**
 * Files that git made of several that commands wrote, with those: every line is in one of them, or is
 * a mark of git. What a person wrote is in none.
 */
export function findMerged(root: string, { manifest, files }: FilesWithManifest): Merged {
  if (!isOfMerge(manifest)) return new Map()
  const idsOf = (path: string) => (manifest.get(path) ?? []).map(({ content }) => content)
  const isOther = (path: string) =>
    !(manifest.get(path) ?? []).some((entry) => isAbout(entry, files.get(path) ?? ''))
  const others = [...files.keys()].filter((path) => manifest.has(path) && isOther(path))
  const gone = [...manifest.keys()].filter((path) => !existsSync(join(root, path)))
  const blobs = readBlobs(root, [...others, ...gone].flatMap(idsOf))
  const versionsOf = (path: string) =>
    [...new Set(idsOf(path))].flatMap((id) => blobs.get(id)?.toString('utf8') ?? [])
  // What one side changed in a file that the other renamed, git carries over to the new one; where
  // both renamed it, to both.
  const written = linesOf([...others, ...gone].flatMap(versionsOf))
  const isMerged = (path: string) => {
    const isOfSeveral = versionsOf(path).length > 1 || gone.length > 0
    const lines = (files.get(path) ?? '').split('\n')
    return isOfSeveral && lines.every((line) => written.has(line) || mark.test(line))
  }
  return new Map(others.filter(isMerged).map((path) => [path, versionsOf(path)]))
}

const linesOf = (texts: readonly string[]) => new Set(texts.flatMap((text) => text.split('\n')))

const mark = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/
