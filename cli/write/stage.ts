import { dirname, join } from 'node:path'
import { CommandError, exitCodes, causeOf, isSystemError } from '../lib/errors.ts'
import { hash } from '../lib/hash.ts'
import { isReplaceable } from '../lib/paths.ts'
import { attempt, flushFolder, writeNewFile, type FileSystem } from './file-system.ts'
import { temporaryNames } from './own-files.ts'

/** A project and the calls to reach it. */
export interface Place {
  readonly root: string
  readonly fs: FileSystem
}

/** What a file is to hold (`null`: it is to go); `path` is relative to the project. */
export interface Wanted {
  readonly path: string
  readonly content: string | Uint8Array | null
}

/** A file of a change whose new bytes are ready beside it. */
export interface Staged {
  readonly path: string
  /** The file itself, where `path` is a link to it. */
  readonly target: string
  /** The file with the new bytes; `null` where the target is to go. */
  readonly temporary: string | null
  /** The hash of the new bytes; `null` where the target is to go. */
  readonly after: string | null
}

/**
 * With more files than this, only those that cannot be made again are flushed: flushing thousands
 * takes longer than making them.
 */
const fewFiles = 500

/** Whether a file of a change is flushed. */
function isFlushed(path: string, { length }: readonly Wanted[]): boolean {
  return length <= fewFiles || !isReplaceable(path)
}

/**
 * Writes the new bytes of every file beside it. Where that fails, nothing is left of it; throws a
 * `CommandError` that names the file.
 */
export function stageAll(place: Place, wanted: readonly Wanted[], purpose: string): Staged[] {
  const nextName = temporaryNames(purpose)
  const folders = { there: new Set<string>(), empty: new Set<string>() }
  const staged: Staged[] = []
  try {
    for (const file of wanted) {
      const flush = isFlushed(file.path, wanted)
      naming(file.path, () => staged.push(stage(place, file, { nextName, ...folders, flush })))
    }
    const added = staged.filter(({ temporary }) => temporary !== null)
    if (wanted.length <= fewFiles) flushFolders(place.fs, added)
  } catch (error) {
    discard(place, staged)
    removeEmptied(place, wanted)
    throw error
  }
  return staged
}

interface StageOptions {
  readonly nextName: () => string
  /** Folders that are known to be there. */
  readonly there: Set<string>
  /** Those of them that were made for this change: no file of it stands in them yet. */
  readonly empty: Set<string>
  readonly flush: boolean
}

function stage({ root, fs }: Place, { path, content }: Wanted, options: StageOptions): Staged {
  const wanted = join(root, path)
  const { target, stats } = options.empty.has(dirname(wanted))
    ? { target: wanted, stats: undefined }
    : findTarget(fs, wanted)
  if (stats?.isDirectory()) throw notWritten(path, 'a folder stands where a file belongs')
  if (content === null) return { path, target, temporary: null, after: null }
  const folder = dirname(target)
  if (!options.there.has(folder)) makeFolder(fs, folder, options)
  const temporary = join(folder, options.nextName())
  writeNewFile(fs, { path: temporary, content, mode: stats?.mode, flush: options.flush })
  return { path, target, temporary, after: hash(content) }
}

function makeFolder(fs: FileSystem, folder: string, { there, empty }: StageOptions): void {
  if (fs.mkdirSync(folder, { recursive: true }) !== undefined) empty.add(folder)
  there.add(folder)
}

/** Follows a link to the file that it names. Without a file there is no `stats`. */
export function findTarget(fs: FileSystem, path: string) {
  const own = fs.lstatSync(path, { throwIfNoEntry: false })
  if (!own?.isSymbolicLink()) return { target: path, stats: own }
  const target = fs.realpathSync(path)
  return { target, stats: fs.statSync(target) }
}

/** Runs `work` for one file; an error of the system comes out with the name of that file. */
export function naming(path: string, work: () => void): void {
  try {
    work()
  } catch (error) {
    throw isSystemError(error) ? notWritten(path, causeOf(error), error) : error
  }
}

function notWritten(path: string, reason: string, cause?: Error): CommandError {
  const message = `${path} could not be written: ${reason}. Nothing was changed.`
  return new CommandError(exitCodes.failed, message, { cause })
}

/** Flushes the folders of all files, each once. */
export function flushFolders(fs: FileSystem, files: readonly { readonly target: string }[]): void {
  for (const folder of new Set(files.map(({ target }) => dirname(target)))) {
    flushFolder(fs, folder)
  }
}

/** Removes new bytes that are not wanted any more. */
export function discard({ fs }: Place, staged: readonly Pick<Staged, 'temporary'>[]): void {
  for (const { temporary } of staged) {
    if (temporary !== null) attempt(() => fs.rmSync(temporary, { force: true }))
  }
}

/** Removes the folders of files where they have become empty, and those above them. */
export function removeEmptied({ root, fs }: Place, files: readonly { readonly path: string }[]) {
  for (const folder of new Set(files.map(({ path }) => dirname(path)))) {
    let at = folder
    while (at !== '.' && attempt(() => fs.rmdirSync(join(root, at)))) at = dirname(at)
  }
}
