import { hash } from '../lib/hash.ts'
import { formatFile, formatKey, isFormatted } from '../render/format.ts'
import type { GeneratedFile } from '../render/generated-file.ts'

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
  /** The hash of that, where it is known. */
  readonly hash?: string | undefined
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
  /** The files of the generated folders by path, the manifest left out. */
  readonly files: FilesOnDisk
}

/** Files as text. */
export interface FilesOnDisk extends Pick<ReadonlyMap<string, string>, 'get' | 'has' | 'keys'> {
  /** The hash of a file's text, where it is known without reading the file. */
  readonly hashOf?: (path: string) => string | undefined
}

/**
 * Takes files where none stands yet, so that they need not be compared, nor kept until all are
 * rendered. Returns the hash of a file that it takes; `undefined` for all others.
 */
export type TakeFile = (file: GeneratedFile) => string | undefined

const takeNone: TakeFile = () => undefined

/**
 * Compares files with those on disk, one after the other as they are rendered. Formats only what
 * changed: a file whose unformatted text and whose bytes are those of the manifest is left as it is.
 */
export async function compareFiles(
  rendered: Iterable<GeneratedFile>,
  disk: OnDisk,
  take = takeNone,
): Promise<Compared> {
  const files: Comparison[] = []
  const manifest: Record<string, ManifestEntry> = {}
  for (const file of rendered) {
    const { comparison, entry } = isFormatted(file)
      ? compareFormatted(file, disk, take)
      : await compareUnformatted(file, disk, take)
    if (comparison) files.push(comparison)
    manifest[file.path] = entry
  }
  const extra = [...disk.files.keys()].filter((path) => !Object.hasOwn(manifest, path))
  return { files: [...files, ...extra.map((path) => compareExtra(path, disk))], manifest }
}

interface ComparedFile {
  /** `undefined` where the file was taken. */
  readonly comparison: Comparison | undefined
  readonly entry: ManifestEntry
}

function compareFormatted(file: GeneratedFile, disk: OnDisk, take: TakeFile): ComparedFile {
  const { path, content } = file
  const taken = take(file)
  if (taken !== undefined) return toTaken({ source: taken, content: taken })
  const wanted = hash(content)
  const entry = { source: wanted, content: wanted }
  const known = disk.files.hashOf?.(path)
  const isSame = known === undefined ? disk.files.get(path) === content : known === wanted
  const comparison = isSame
    ? toComparison(path, 'same', content, content, wanted)
    : toDifferent(file, disk, wanted)
  return { comparison, entry }
}

const toTaken = (entry: ManifestEntry): ComparedFile => ({ comparison: undefined, entry })

async function compareUnformatted(
  file: GeneratedFile,
  disk: OnDisk,
  take: TakeFile,
): Promise<ComparedFile> {
  const { path } = file
  const source = hash(formatKey() + file.content)
  const known = disk.manifest[path]
  const before = disk.files.get(path)
  if (known?.source === source && known.content === hashOnDisk(path, disk)) {
    const comparison = toComparison(path, 'same', before, before, known.content)
    return { comparison, entry: known }
  }
  const { content: after } = await formatFile(file)
  const taken = take({ path, content: after })
  if (taken !== undefined) return toTaken({ source, content: taken })
  const entry = { source, content: hash(after) }
  const comparison =
    before === after
      ? toComparison(path, 'same', before, after, entry.content)
      : toDifferent({ path, content: after }, disk, entry.content)
  return { comparison, entry }
}

/** `undefined` where there is no file. */
function hashOnDisk(path: string, { files }: OnDisk): string | undefined {
  const known = files.hashOf?.(path)
  const text = known === undefined ? files.get(path) : undefined
  return known ?? (text === undefined ? undefined : hash(text))
}

/** How a file that is not as it should be came to be so. */
function toDifferent(
  { path, content: after }: GeneratedFile,
  disk: OnDisk,
  wanted: string,
): Comparison {
  const before = disk.files.get(path)
  if (before === undefined) return toComparison(path, 'missing', before, after, wanted)
  const isOurs = hash(before) === disk.manifest[path]?.content || isCutOff(before, after)
  return toComparison(path, isOurs ? 'stale' : 'hand-edited', before, after, wanted)
}

/** A power failure leaves the beginning of a file, or zeros. There is nothing of a person in it. */
function isCutOff(before: string, after: string): boolean {
  return after.startsWith(before.replace(/\0+$/, ''))
}

function compareExtra(path: string, disk: OnDisk): Comparison {
  const known = disk.manifest[path]
  const before = disk.files.get(path)
  if (!known) return toComparison(path, 'foreign', before, undefined)
  const state = known.content === hashOnDisk(path, disk) ? 'orphan' : 'hand-edited'
  return toComparison(path, state, before, undefined)
}

function toComparison(
  path: string,
  state: FileState,
  before: string | undefined,
  after: string | undefined,
  wanted?: string,
): Comparison {
  return { path, state, before, after, hash: wanted }
}
