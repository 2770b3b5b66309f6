import { existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { CommandError, exitCodes } from '../lib/errors.ts'
import { dataFileNames, dataPath } from './load-data.ts'

/** The nearest folder, upwards, whose `data/` holds a data file, or else that has a `data/`. */
export function findProject(from: string): string {
  const above = foldersUpwards(resolve(from))
  const found = above.find(holdsDataFile) ?? above.find(holdsData)
  if (found !== undefined) return found
  throw new CommandError(exitCodes.failed, `No data/ folder in ${resolve(from)} or above it.`)
}

function foldersUpwards(folder: string): string[] {
  const parent = dirname(folder)
  return parent === folder ? [folder] : [folder, ...foldersUpwards(parent)]
}

/** A folder of pictures may be called data too. */
const holdsDataFile = (folder: string) =>
  dataFileNames.some((name) => existsSync(join(folder, dataPath(name))))

export function requireProject(folder: string): string {
  if (holdsData(folder)) return folder
  throw new CommandError(exitCodes.failed, `No data/ folder in ${folder}.`)
}

function holdsData(folder: string): boolean {
  return statSync(join(folder, 'data'), { throwIfNoEntry: false })?.isDirectory() ?? false
}
