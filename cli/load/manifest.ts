import { groupBy } from '../lib/collections.ts'
import { blobId, hash } from '../lib/hash.ts'
import { fieldsOf, parseRecords } from '../lib/json.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readBlobs } from './git.ts'

/** The manifest's record of a generated file: the text before formatting, and its git blob id. */
export interface ManifestEntry {
  readonly source: string
  readonly content: string
}

/** Entries by path; a path has several after git merged two manifests. */
export type Manifest = ReadonlyMap<string, readonly ManifestEntry[]>

/** An entry of any other shape matches no file, which is the safe answer. */
export function parseManifest(text = ''): Manifest {
  const entries = parseRecords(text).entries.map(([path, entry]) => {
    const { source, content } = fieldsOf(entry)
    return { path, source: String(source), content: String(content) }
  })
  return groupBy(entries, ({ path }) => path)
}

const blobIdLength = 40

/** Whether an entry matches a text; earlier versions of the program used their own hash. */
export function isAbout({ content }: ManifestEntry, text: string): boolean {
  return content === (content.length === blobIdLength ? blobId(text) : hash(text))
}

export const isOfMerge = (manifest: Manifest) =>
  [...manifest.values()].some((entries) => entries.length > 1)

/** The versions of each merged file, ours first. */
export type Merged = ReadonlyMap<string, readonly string[]>

interface FilesWithManifest {
  readonly manifest: Manifest
  readonly files: ReadonlyMap<string, string>
}

/**
 * Finds files that git merged from versions that commands wrote: every line comes from one of those versions
 * or is a conflict marker. A line that a person wrote is in none of them.
 */
export function findMerged(root: string, { manifest, files }: FilesWithManifest): Merged {
  if (!isOfMerge(manifest)) return new Map()
  const idsOf = (path: string) => (manifest.get(path) ?? []).map(({ content }) => content)
  const isOther = (path: string) =>
    !(manifest.get(path) ?? []).some((entry) => isAbout(entry, files.get(path) ?? ''))
  const others = [...files.keys()].filter((path) => manifest.has(path) && isOther(path))
  const deletedPaths = [...manifest.keys()].filter((path) => !existsSync(join(root, path)))
  const blobs = readBlobs(root, [...others, ...deletedPaths].flatMap(idsOf))
  const versionsOf = (path: string) =>
    [...new Set(idsOf(path))].flatMap((id) => blobs.get(id)?.toString('utf8') ?? [])
  // If one side changed a file that the other renamed, git applies the change to the new name; if both
  // renamed it, to both names.
  const written = linesOf([...others, ...deletedPaths].flatMap(versionsOf))
  const isMerged = (path: string) => {
    const isOfSeveral = versionsOf(path).length > 1 || deletedPaths.length > 0
    const lines = (files.get(path) ?? '').split('\n')
    return isOfSeveral && lines.every((line) => written.has(line) || mark.test(line))
  }
  return new Map(others.filter(isMerged).map((path) => [path, versionsOf(path)]))
}

const linesOf = (texts: readonly string[]) => new Set(texts.flatMap((text) => text.split('\n')))

const mark = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/
