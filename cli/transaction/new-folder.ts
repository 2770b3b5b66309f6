import { dirname, join } from 'node:path'
import { attempt, flushFolder, writeNewFile } from './file-system.ts'
import { temporaryNames } from './own-files.ts'
import { isFlushed, naming, type Place, type Wanted } from './stage.ts'

/** The folder of the project that all files belong in, where there is none of that name yet. */
export function newFolderOf({ root, fs }: Place, wanted: readonly Wanted[]): string | undefined {
  const [folder = '', ...below] = wanted[0]?.path.split('/') ?? []
  const isInside = wanted.every(({ path }) => path.startsWith(`${folder}/`))
  if (below.length === 0 || !isInside) return undefined
  return fs.lstatSync(join(root, folder), { throwIfNoEntry: false }) ? undefined : folder
}

/**
 * Makes a folder with its files beside its place, and renames it: one step, which takes no journal.
 * Where that fails, nothing is left of it; throws a `CommandError` that names the file.
 */
export function makeFolder(place: Place, folder: string, wanted: readonly Wanted[]): void {
  const { root, fs } = place
  const [temporary, target] = [join(root, temporaryNames('new')()), join(root, folder)]
  let isInPlace = false
  try {
    writeFiles(place, wanted, (path) => join(temporary, path.slice(folder.length)))
    naming(folder, () => {
      fs.renameSync(temporary, target)
      isInPlace = true
      flushFolder(fs, root)
    })
  } catch (error) {
    if (isInPlace) attempt(() => fs.renameSync(target, temporary))
    attempt(() => fs.rmSync(temporary, { recursive: true, force: true }))
    throw error
  }
}

function writeFiles(
  { fs }: Place,
  wanted: readonly Wanted[],
  toFile: (path: string) => string,
): void {
  const folders = new Set<string>()
  for (const { path, content } of wanted) {
    naming(path, () => {
      const file = toFile(path)
      const parent = dirname(file)
      if (!folders.has(parent)) fs.mkdirSync(parent, { recursive: true })
      folders.add(parent)
      writeNewFile(fs, { path: file, content: content ?? '', flush: isFlushed(path, wanted) })
    })
  }
  for (const parent of folders) flushFolder(fs, parent)
}
