import { existsSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { failure } from '../lib/errors.ts'
import { dataFileNames, dataPath } from './load-data.ts'

/** The nearest folder, upwards, with a data file in `data/`; failing that, the nearest with a `data/`. */
export function findProject(from: string): string {
  const above = foldersUpwards(resolve(from))
  const found = above.find(holdsDataFile) ?? above.find(holdsData)
  // Bundlers and watchers identify files by their real path.
  if (found !== undefined) return realpathSync(found)
  throw failure(
    `No data/ folder in ${resolve(from)} or above it. The folder of a site is named by --cwd.`,
  )
}

function foldersUpwards(folder: string): string[] {
  const parent = dirname(folder)
  return parent === folder ? [folder] : [folder, ...foldersUpwards(parent)]
}

/** A folder of pictures may be called data too. */
const holdsDataFile = (folder: string) =>
  dataFileNames.some((name) => existsSync(join(folder, dataPath(name))))

export function requireProject(folder: string): string {
  if (holdsData(folder)) return realpathSync(folder)
  throw failure(`No data/ folder in ${folder}.`)
}

function holdsData(folder: string): boolean {
  return statSync(join(folder, 'data'), { throwIfNoEntry: false })?.isDirectory() ?? false
}
