import { dirname, join } from 'node:path'
import { type CommandError, failure, isSystemError, causeOf } from '../lib/errors.ts'
import { hash } from '../lib/hash.ts'
import { isReplaceable } from '../lib/paths.ts'
import {
  ignoringErrors,
  flushFolder,
  retryWhileBusy,
  writeNewFile,
  type FileSystem,
} from './file-system.ts'
import { temporaryNames } from './internal-files.ts'

export interface Disk {
  readonly root: string
  readonly fs: FileSystem
}

/** A file with its new content, `null` to remove it; `path` is relative to the project. */
type Wanted = Pick<Staged, 'path'> & { readonly content: string | Uint8Array | null }

/** A file whose new bytes are written beside it. */
export interface Staged {
  readonly path: string
  /** The real file when `path` is a link. */
  readonly target: string
  /** The file with the new bytes; `null` to remove the target. */
  readonly temporary: string | null
  readonly after: string | null
}

/** Flushing is slow: with more files than this, only irreplaceable ones are flushed. */
const fewFiles = 500

/** Writes the new bytes of every file beside it; on failure removes them and throws a `CommandError`. */
export function stageAll(disk: Disk, wanted: readonly Wanted[], purpose: string): Staged[] {
  const isSmall = wanted.length <= fewFiles
  const nextName = temporaryNames(purpose)
  const staged: Staged[] = []
  try {
    for (const file of wanted) {
      const flush = isSmall || !isReplaceable(file.path)
      naming(file.path, () => staged.push(stage(disk, file, { name: nextName(), flush })))
    }
    const added = staged.filter(({ temporary }) => temporary !== null)
    if (isSmall) flushFolders(disk.fs, added)
  } catch (error) {
    discard(disk, staged, wanted)
    throw error
  }
  return staged
}

function stage(
  { root, fs }: Disk,
  { path, content }: Wanted,
  { name, flush }: { readonly name: string; readonly flush: boolean },
): Staged {
  const { target, stats } = findTarget(fs, join(root, path))
  if (stats?.isDirectory()) throw notWritten(path, 'a folder is in the place of a file')
  if (content === null) return { path, target, temporary: null, after: null }
  const folder = dirname(target)
  fs.mkdirSync(folder, { recursive: true })
  const temporary = join(folder, name)
  writeNewFile(fs, { path: temporary, content, mode: stats?.mode, flush })
  return { path, target, temporary, after: hash(content) }
}

/** Moves a staged file to its target, or removes the target. */
export function putInPlace(
  fs: FileSystem,
  { target, temporary }: Pick<Staged, 'target' | 'temporary'>,
): void {
  retryWhileBusy(() => {
    if (temporary === null) fs.rmSync(target, { force: true })
    else fs.renameSync(temporary, target)
  })
}

/** Resolves a link; `stats` is `undefined` when there is no file. */
export function findTarget(fs: FileSystem, path: string) {
  const stats = fs.lstatSync(path, { throwIfNoEntry: false })
  if (!stats?.isSymbolicLink()) return { target: path, stats }
  const target = fs.realpathSync(path)
  return { target, stats: fs.statSync(target) }
}

/** Runs `work` and adds the file name to a system error. */
export function naming(path: string, work: () => void): void {
  try {
    work()
  } catch (error) {
    throw isSystemError(error) ? notWritten(path, causeOf(error), error) : error
  }
}

function notWritten(path: string, reason: string, cause?: Error): CommandError {
  const message = `${path} could not be written: ${reason}. Nothing was changed.`
  return failure(message, { cause })
}

export function flushFolders(fs: FileSystem, files: readonly Pick<Staged, 'target'>[]): void {
  for (const folder of new Set(files.map(({ target }) => dirname(target)))) {
    flushFolder(fs, folder)
  }
}

/** Removes staged files, and folders that become empty. */
export function discard(
  disk: Disk,
  staged: readonly Pick<Staged, 'path' | 'temporary'>[],
  files: readonly Pick<Staged, 'path'>[] = staged,
): void {
  for (const { temporary } of staged) {
    if (temporary !== null) ignoringErrors(() => disk.fs.rmSync(temporary, { force: true }))
  }
  removeEmptied(disk, files)
}

export function removeEmptied({ root, fs }: Disk, files: readonly Pick<Staged, 'path'>[]): void {
  for (const folder of new Set(files.map(({ path }) => dirname(path)))) {
    let at = folder
    while (at !== '.' && ignoringErrors(() => fs.rmdirSync(join(root, at)))) at = dirname(at)
  }
}
