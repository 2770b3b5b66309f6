import type { Manifest, ManifestEntry, OnDisk } from '../load/project-files.ts'
import { hash } from '../lib/hash.ts'
import { formatFile, formatKey, type GeneratedFile } from '../render/generated-file.ts'

/** How a file on disk relates to the data. `foreign` files were written by no command. */
export type FileState = 'same' | 'missing' | 'stale' | 'hand-edited' | 'orphan' | 'foreign'

/** One file beside what belongs in its place; `path` is relative to the project. */
export interface Comparison {
  readonly path: string
  readonly state: FileState
  /** What stands on disk; `undefined` where nothing does. */
  readonly before: string | undefined
  /** What belongs there; `undefined` where nothing does. */
  readonly after: string | undefined
}

/** Every file, the extra ones last, and the manifest of the state that is wanted. */
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
    const { comparison, entry } = await compareFile(file, disk)
    files.push(comparison)
    manifest[file.path] = entry
  }
  const extra = [...disk.files.keys()].filter((path) => !Object.hasOwn(manifest, path))
  return { files: [...files, ...extra.map((path) => compareExtra(path, disk))], manifest }
}

interface ComparedFile {
  readonly comparison: Comparison
  readonly entry: ManifestEntry
}

async function compareFile(file: GeneratedFile, disk: OnDisk): Promise<ComparedFile> {
  const { path, content, isCode } = file
  const source = hash(isCode ? formatKey() + content : content)
  const known = disk.manifest[path]
  const before = disk.files.get(path)
  if (known?.source === source && before !== undefined && known.content === hash(before)) {
    return { comparison: { path, state: 'same', before, after: before }, entry: known }
  }
  const after = isCode ? await formatFile(file) : content
  const state = before === after ? 'same' : stateOf(known, before, after)
  return { comparison: { path, state, before, after }, entry: { source, content: hash(after) } }
}

/** How a file that is not as it should be came to be so. */
function stateOf(
  known: ManifestEntry | undefined,
  before: string | undefined,
  after: string,
): FileState {
  if (before === undefined) return 'missing'
  const isOurs = hash(before) === known?.content || isCutOff(before, after)
  return isOurs ? 'stale' : 'hand-edited'
}

/** A power failure leaves the beginning of a file, or zeros. There is nothing of a person in it. */
function isCutOff(before: string, after: string): boolean {
  return after.startsWith(before.replace(/\0+$/, ''))
}

function compareExtra(path: string, disk: OnDisk): Comparison {
  const known = disk.manifest[path]
  const before = disk.files.get(path)
  const isUntouched = before !== undefined && known?.content === hash(before)
  const state = !known ? 'foreign' : isUntouched ? 'orphan' : 'hand-edited'
  return { path, state, before, after: undefined }
}
