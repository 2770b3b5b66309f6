import { isAbout, type ManifestEntry } from '../load/manifest.ts'
import { isUntouched, type OnDisk } from '../load/generated-files.ts'
import { memoize } from '../lib/collections.ts'
import { blobId, hash } from '../lib/hash.ts'
import { formatFile, formatKey, type GeneratedFile } from './templates.ts'

/**
 * The state of a file on disk. `merged`: git merged versions that commands wrote. `foreign`: not written by a
 * command. `lost`: its content cannot be recreated.
 */
export type FileState =
  'same' | 'missing' | 'stale' | 'merged' | 'hand-edited' | 'orphan' | 'foreign' | 'lost'

/** The content on disk and the expected one; `undefined` for no file. */
export interface Comparison {
  readonly path: string
  readonly state: FileState
  readonly before: string | undefined
  readonly after: string | undefined
}

export type Compared = Awaited<ReturnType<typeof compareFiles>>

/**
 * Compares files with those on disk; formats code only if its source changed. Also returns their new manifest
 * entries.
 */
export async function compareFiles(rendered: Iterable<GeneratedFile>, disk: OnDisk) {
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
  const source = sourceOf(file)
  const known = disk.manifest.get(path)?.filter((entry) => entry.source === source) ?? []
  const before = disk.files.get(path)
  const isMade = before !== undefined && known.some((entry) => isAbout(entry, before))
  const after = isMade ? before : isCode ? await formatFile(file) : content
  const state = before === after ? 'same' : stateOf(disk, path, after)
  return { path, state, before, after, entry: { source, content: blobId(after) } }
}

const sourceOf = memoize(({ content, isCode }: GeneratedFile) =>
  hash(isCode ? formatKey() + content : content),
)

function stateOf(disk: OnDisk, path: string, after: string): FileState {
  const before = disk.files.get(path)
  if (before === undefined) return 'missing'
  if (disk.merged.has(path)) return 'merged'
  // A power failure leaves a truncated file, or zeros, with no edits in it.
  const isCutOff = after.startsWith(before.replace(/\0+$/, ''))
  return isCutOff || isUntouched(disk, path) ? 'stale' : 'hand-edited'
}

function compareExtra(path: string, disk: OnDisk): Comparison {
  const isOrphan = isUntouched(disk, path) || disk.merged.has(path)
  const state = !disk.manifest.has(path) ? 'foreign' : isOrphan ? 'orphan' : 'hand-edited'
  return { path, state, before: disk.files.get(path), after: undefined }
}
