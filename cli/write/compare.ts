import type { Manifest, ManifestEntry, OnDisk } from '../load/project-files.ts'
import { hash } from '../lib/hash.ts'
import { formatFile, formatKey, type GeneratedFile } from '../render/generated-file.ts'

/**
 * How a file on disk relates to the data. `foreign` files were written by no command; what a `lost`
 * one held cannot be made again.
 */
export type FileState = 'same' | 'missing' | 'stale' | 'hand-edited' | 'orphan' | 'foreign' | 'lost'

/** What stands on disk beside what belongs there; `undefined` where nothing does. */
export interface Comparison {
  readonly path: string
  readonly state: FileState
  readonly before: string | undefined
  readonly after: string | undefined
}

export interface Compared {
  readonly files: readonly Comparison[]
  readonly manifest: Manifest
}

/** Compares files with those on disk; formats code only where its source changed. */
export async function compareFiles(
  rendered: Iterable<GeneratedFile>,
  disk: OnDisk,
): Promise<Compared> {
  const files: Comparison[] = []
  const manifest: Record<string, ManifestEntry> = {}
  for (const file of rendered) {
    const { entry, ...comparison } = await compareFile(file, disk)
    files.push(comparison)
    manifest[file.path] = entry
  }
  const extra = [...disk.files.keys()].filter((path) => !Object.hasOwn(manifest, path))
  return { files: [...files, ...extra.map((path) => compareExtra(path, disk))], manifest }
}

async function compareFile(
  file: GeneratedFile,
  disk: OnDisk,
): Promise<Comparison & { readonly entry: ManifestEntry }> {
  const { path, content, isCode } = file
  const source = hash(isCode ? formatKey() + content : content)
  const known = disk.manifest[path]
  const before = disk.files.get(path)
  if (known?.source === source && before !== undefined && known.content === hash(before)) {
    return { path, state: 'same', before, after: before, entry: known }
  }
  const after = isCode ? await formatFile(file) : content
  const state = before === after ? 'same' : stateOf(known, before, after)
  return { path, state, before, after, entry: { source, content: hash(after) } }
}

function stateOf(
  known: ManifestEntry | undefined,
  before: string | undefined,
  after: string,
): FileState {
  if (before === undefined) return 'missing'
  // A power failure leaves the beginning of a file, or zeros, and nothing of a person in it.
  const isCutOff = after.startsWith(before.replace(/\0+$/, ''))
  return isCutOff || hash(before) === known?.content ? 'stale' : 'hand-edited'
}

function compareExtra(path: string, { manifest, files }: OnDisk): Comparison {
  const known = manifest[path]
  const before = files.get(path)
  const isUntouched = before !== undefined && known?.content === hash(before)
  const state = !known ? 'foreign' : isUntouched ? 'orphan' : 'hand-edited'
  return { path, state, before, after: undefined }
}
