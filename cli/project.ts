import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Manifest, OnDisk } from './compare.ts'
import { CommandError, exitCodes } from './exit.ts'
import { generatedFolders, manifestPath } from './generated-paths.ts'
import { listFiles } from './list-files.ts'
import { dataFileNames, dataPath, loadData, type Loaded } from './load.ts'
import { loadPlaces, type Gazetteer } from './places.ts'
import type { TemplateTexts } from './render/templates.ts'

/**
 * The project that `from` is in: the nearest folder, upwards, whose `data/` holds a data file, or
 * else the nearest that has a `data/` at all. Throws when there is none.
 */
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
function holdsDataFile(folder: string): boolean {
  return dataFileNames.some((name) => existsSync(join(folder, dataPath(name))))
}

/** The folder that `--cwd` names. Throws when it holds no `data/`. */
export function requireProject(folder: string): string {
  if (holdsData(folder)) return folder
  throw new CommandError(exitCodes.failed, `No data/ folder in ${folder}.`)
}

function holdsData(folder: string): boolean {
  return statSync(join(folder, 'data'), { throwIfNoEntry: false })?.isDirectory() ?? false
}

/** What validation looks at: the data files as text, and the names of the owner's own files. */
export interface ProjectData {
  readonly files: readonly Loaded[]
  readonly publicFiles: ReadonlySet<string>
  readonly places: Gazetteer
}

/** Reads the project's data files and lists data/public/. Throws as `loadData` does. */
export function readProjectData(root: string): ProjectData {
  const publicFiles = listFiles(join(root, 'data/public')).map((path) => `/${path}`)
  return { files: loadData(root), publicFiles: new Set(publicFiles), places: loadPlaces(root) }
}

/**
 * The `.hbs` files of templates/ and its `types.ts` as text. A `CommandError` where the folder is
 * missing; the system's error when a file cannot be read.
 */
export function readTemplates(root: string): TemplateTexts {
  const folder = join(root, 'templates')
  if (!existsSync(folder)) {
    throw new CommandError(exitCodes.failed, `${root} has no templates/ folder to generate from.`)
  }
  const names = listFiles(folder).filter((name) => name.endsWith('.hbs') || name === 'types.ts')
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

/** The generated files and what their manifest says; a broken manifest counts as none. */
export function readGenerated(root: string): OnDisk {
  const names = generatedFolders.flatMap((folder) =>
    listFiles(join(root, folder))
      // Files of the system, such as .DS_Store, are nobody's edit.
      .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
      .map((file) => `${folder}/${file}`),
  )
  const texts = names.map((name): [string, string] => [
    name,
    readFileSync(join(root, name), 'utf8'),
  ])
  const files = new Map(texts)
  const manifestText = files.get(manifestPath)
  files.delete(manifestPath)
  return { manifest: parseManifest(manifestText), manifestText, files }
}

function parseManifest(text: string | undefined): Manifest {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    // A manifest of another shape matches no file, which is the safe answer.
    return typeof value === 'object' && value !== null ? (value as Manifest) : {}
  } catch {
    return {}
  }
}
