import { hash } from './hash.ts'
import { formatFile, formatKey } from './render/format.ts'
import type { GeneratedFile } from './render/generated-file.ts'

/** What the manifest knows of a generated file: its text before formatting, and its bytes. */
export interface ManifestEntry {
  readonly source: string
  readonly content: string
}

/** Paths of generated files, relative to the project, to what is known of each. */
export type Manifest = Readonly<Record<string, ManifestEntry>>

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

/** What stands in the generated folders now. */
export interface OnDisk {
  readonly manifest: Manifest
  readonly manifestText: string | undefined
  /** The files of the generated folders as text, by path, the manifest left out. */
  readonly files: ReadonlyMap<string, string>
}

/**
 * Compares rendered files with those on disk, formatting only what changed: a file whose
 * unformatted text and whose bytes are those of the manifest is taken as it is.
 */
export async function compareFiles(
  rendered: readonly GeneratedFile[],
  disk: OnDisk,
): Promise<Compared> {
  const wanted = await Promise.all(rendered.map((file) => compareFile(file, disk)))
  const paths = new Set(rendered.map(({ path }) => path))
  const extra = [...disk.files].filter(([path]) => !paths.has(path))
  const files = [
    ...wanted.map(({ comparison }) => comparison),
    ...extra.map(([path, before]) => compareExtra(path, before, disk)),
  ]
  return {
    files,
    manifest: Object.fromEntries(wanted.map(({ comparison, entry }) => [comparison.path, entry])),
  }
}

async function compareFile(file: GeneratedFile, { manifest, files }: OnDisk) {
  const source = hash(formatKey + file.content)
  const before = files.get(file.path)
  const known = manifest[file.path]
  const untouched = before !== undefined && known?.content === hash(before)
  if (untouched && known.source === source) {
    return { comparison: toComparison(file.path, 'same', before, before), entry: known }
  }
  const { content: after } = await formatFile(file)
  const state = stateOf(before, after, untouched)
  const entry: ManifestEntry = { source, content: hash(after) }
  return { comparison: toComparison(file.path, state, before, after), entry }
}

function stateOf(before: string | undefined, after: string, untouched: boolean): FileState {
  if (before === undefined) return 'missing'
  if (before === after) return 'same'
  if (isCutOff(before, after)) return 'stale'
  return untouched ? 'stale' : 'hand-edited'
}

/** A power failure leaves the beginning of a file, or zeros. There is nothing of a person in it. */
function isCutOff(before: string, after: string): boolean {
  return after.startsWith(before.replace(/\0+$/, ''))
}

function compareExtra(path: string, before: string, { manifest }: OnDisk): Comparison {
  const known = manifest[path]
  if (!known) return toComparison(path, 'foreign', before, undefined)
  const state = known.content === hash(before) ? 'orphan' : 'hand-edited'
  return toComparison(path, state, before, undefined)
}

function toComparison(
  path: string,
  state: FileState,
  before: string | undefined,
  after: string | undefined,
): Comparison {
  return { path, state, before, after }
}
