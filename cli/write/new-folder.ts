import { dirname, join } from 'node:path'
import { isGenerated } from '../lib/generated-paths.ts'
import { flushFolder, writeNewFile, type FileSystem, type NewFile } from './file-system.ts'
import { temporaryNames } from './own-files.ts'
import { discard, isFlushed, naming, type Place, type Staged, type Wanted } from './stage.ts'

/** What stands for the hash of a folder that is put in place as a whole. */
export const folderHash = 'folder'

/** Generated files that belong in folders which are not there yet, by the path of the folder. */
export type NewFolders = ReadonlyMap<string, readonly Wanted[]>

interface New extends Wanted {
  /** What the file held when the change was planned. */
  readonly before?: unknown
}

/**
 * Tells new files that belong in a folder which is not there yet from all other changes. Only in
 * folders of generated files: what is undone or completed later may remove them whole.
 */
export function partNewFolders<File extends New>(place: Place, files: readonly File[]) {
  const missing = new Map<string, string | null>()
  const newFolders = new Map<string, File[]>()
  const others: File[] = []
  for (const file of files) {
    const parent = dirname(file.path)
    if (!missing.has(parent)) missing.set(parent, topMissing(place, parent))
    const folder = missing.get(parent) ?? null
    const isNew = file.content !== null && (file.before ?? null) === null
    if (folder === null || !isGenerated(folder) || !isNew) others.push(file)
    else if (!newFolders.get(folder)?.push(file)) newFolders.set(folder, [file])
  }
  return { newFolders, others }
}

/** The topmost of a folder and those above it that is not there; `null` where all are. */
function topMissing({ root, fs }: Place, folder: string): string | null {
  const parts = folder.split('/')
  for (const end of parts.keys()) {
    const path = parts.slice(0, end + 1).join('/')
    const stats = fs.lstatSync(join(root, path), { throwIfNoEntry: false })
    if (!stats) return path
    // What stands there instead is in the way, or leads elsewhere.
    if (!stats.isDirectory()) return null
  }
  return null
}

/**
 * Makes new folders with their files beside their places: each is one step of a change. Where that
 * fails, nothing is left of it; throws a `CommandError` that names the file.
 */
export function stageFolders(place: Place, newFolders: NewFolders): Staged[] {
  const { root } = place
  const nextName = temporaryNames('folder')
  const staged = [...newFolders.keys()].map((path) => {
    const target = join(root, path)
    return { path, target, temporary: join(dirname(target), nextName()), after: folderHash }
  })
  try {
    for (const folder of staged) writeFiles(place, folder, newFolders.get(folder.path) ?? [])
    return staged
  } catch (error) {
    discard(place, staged)
    throw error
  }
}

function writeFiles({ fs }: Place, folder: FolderPlace, wanted: readonly Wanted[]): void {
  const { write, finish } = createFolderWriter(fs, folder)
  for (const { path, content } of wanted) {
    write({ path, content: content ?? '', flush: isFlushed(path, wanted) })
  }
  finish()
}

/** A folder, by its path in the project, and where it is made. */
export interface FolderPlace {
  readonly path: string
  readonly temporary: string
}

/** A file of a new folder; `path` is relative to the project. */
export interface FolderFile extends Pick<NewFile, 'content' | 'flush' | 'whenWritten'> {
  readonly path: string
}

/** Writes the files of a new folder beside its place, one after the other. */
export interface FolderWriter {
  /** Throws a `CommandError` that names the file. */
  readonly write: (file: FolderFile) => void
  /** To be called behind the last file. */
  readonly finish: () => void
}

/** Makes each folder when the first file in it is written. */
export function createFolderWriter(
  fs: FileSystem,
  { path: top, temporary }: FolderPlace,
): FolderWriter {
  const folders = new Set<string>()
  return {
    write: ({ path, content, flush, whenWritten }) =>
      naming(path, () => {
        const file = join(temporary, path.slice(top.length))
        const parent = dirname(file)
        if (!folders.has(parent)) fs.mkdirSync(parent, { recursive: true })
        folders.add(parent)
        writeNewFile(fs, { path: file, content, flush, whenWritten })
      }),
    finish: () => folders.forEach((folder) => flushFolder(fs, folder)),
  }
}
