import * as fs from 'node:fs'
import {
  addressesPath,
  cacheFolder,
  generatedFolders,
  manifestPath,
  otherAddressesPath,
  recordPath,
  type Roots,
} from '../lib/paths.ts'
import { listFiles } from './list-files.ts'
import { dataFileNames, dataPath, loadData, type Loaded } from './load-data.ts'
import { loadPlaces, type Gazetteer } from './gazetteer.ts'
import { findMerged, isAbout, type Manifest, type Merged, parseManifest } from './manifest.ts'
import { readPublicFiles, type PublicFile } from './public-files.ts'
import { basename, dirname, join, resolve } from 'node:path'
import { failure, tryTo } from '../lib/errors.ts'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { memoize } from '../lib/collections.ts'
import { hash } from '../lib/hash.ts'

export interface OnDisk {
  readonly manifest: Manifest
  readonly manifestText: string | undefined
  /** The texts of the generated folders by path, the manifest left out. */
  readonly files: ReadonlyMap<string, string>
  readonly merged: Merged
}

/** Whether a file is as a command wrote it, or as git merged what commands wrote. */
export function isUntouched({ files, manifest, merged }: OnDisk, path: string): boolean {
  const text = files.get(path)
  if (text === undefined) return false
  return merged.has(path) || (manifest.get(path) ?? []).some((entry) => isAbout(entry, text))
}

/** Template files as text, by name: `route.ts.hbs`. `types.ts` is among them. */
export type TemplateTexts = ReadonlyMap<string, string>

export interface ProjectData {
  readonly files: readonly Loaded[]
  readonly publicFiles: ReadonlyMap<string, PublicFile>
  readonly places: Gazetteer
}

export function readProjectData(roots: Roots): ProjectData {
  const files = loadData(roots.site)
  const publicFiles = readPublicFiles(join(roots.site, 'data/public'))
  return { files, publicFiles, places: loadPlaces(roots) }
}

/** Line ends are no content: git, editors and archives make others of them on Windows. */
const readLines = (file: string) => fs.readFileSync(file, 'utf8').replaceAll('\r\n', '\n')

/** What `generate` takes its files from, or another command: those below `site/` are of new sites. */
export function readTemplates(engine: string, below = ''): TemplateTexts {
  const folder = join(engine, 'templates')
  if (!fs.existsSync(folder)) throw failure(`${engine} has no templates/ folder to generate from.`)
  const isTemplate = below ? /./ : /^(?!site\/).*\.hbs$|^types\.ts$/
  const names = listFiles(folder).filter((name) => name.startsWith(below) && isTemplate.test(name))
  return new Map(names.map((name) => [name, readLines(join(folder, name))]))
}

/** The generated files and what their manifest says; a broken manifest counts as none. */
export function readGenerated(root: string): OnDisk {
  const names = generatedFolders.flatMap((folder) =>
    listFiles(join(root, folder))
      // Files of the system, such as .DS_Store, are nobody's edit.
      .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
      .map((file) => `${folder}/${file}`),
  )
  return readFiles(root, names)
}

/** Of the generated files only those that tell the addresses; `undefined` where none was generated. */
export function readAddressRecords(root: string): OnDisk | undefined {
  const all = [addressesPath, otherAddressesPath, recordPath, manifestPath]
  const names = all.filter((name) => fs.existsSync(join(root, name)))
  return names.includes(manifestPath) ? readFiles(root, names) : undefined
}

function readFiles(root: string, names: readonly string[]): OnDisk {
  const files = new Map(names.map((name) => [name, readLines(join(root, name))]))
  const manifestText = files.get(manifestPath)
  files.delete(manifestPath)
  const manifest = parseManifest(manifestText)
  const merged = findMerged(root, { files, manifest })
  return { manifest, manifestText, files, merged }
}

/** The nearest folder, upwards, whose `data/` holds a data file, or else that has a `data/`. */
export function findProject(from: string): string {
  const above = foldersUpwards(resolve(from))
  const found = above.find(holdsDataFile) ?? above.find(holdsData)
  // Without links: bundlers and watchers tell files by where they really lie.
  if (found !== undefined) return fs.realpathSync(found)
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
  dataFileNames.some((name) => fs.existsSync(join(folder, dataPath(name))))

export function requireProject(folder: string): string {
  if (holdsData(folder)) return fs.realpathSync(folder)
  throw failure(`No data/ folder in ${folder}.`)
}

function holdsData(folder: string): boolean {
  return fs.statSync(join(folder, 'data'), { throwIfNoEntry: false })?.isDirectory() ?? false
}

const temporary = new Map<string, string>()

/** The cache of a project; where nothing can be written to it, a folder for this run alone. */
export function openCacheFolder(root: string): string {
  const folder = openFolder(temporary.get(root) ?? cacheFolder(root))
  if (folder !== undefined) return folder
  const own = scratchFolder()
  temporary.set(root, own)
  return own
}

/**
 * The cache of all sites of an engine, in the node_modules that holds it or its own; that of the site
 * where nothing can be written to it.
 */
export function openSharedCache({ engine, site }: Roots): string {
  const parent = dirname(engine)
  const holder = basename(parent) === 'node_modules' ? dirname(parent) : engine
  return openFolder(cacheFolder(holder)) ?? openCacheFolder(site)
}

const openFolder = (folder: string) =>
  tryTo(() => {
    fs.mkdirSync(folder, { recursive: true })
    fs.accessSync(folder, fs.constants.W_OK)
    return folder
  })

const scratch = new Set<string>()

/** A folder for this run alone. */
export function scratchFolder(): string {
  const folder = fs.mkdtempSync(join(tmpdir(), 'roof-site-'))
  // A process that asks for many has one listener all the same: of more than ten Node warns.
  if (scratch.size === 0) process.once('exit', removeScratch)
  scratch.add(folder)
  return folder
}

function removeScratch(): void {
  for (const folder of scratch) fs.rmSync(folder, { recursive: true, force: true })
}

/** Changes with the program itself, which runs as sources or bundled. */
export const keyOfProgram = () => hashOfProgram(import.meta)

const hashOfProgram = memoize(({ url }: ImportMeta): string => {
  const folder = fileURLToPath(new URL(url.endsWith('.ts') ? '..' : '.', url))
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const own = names.filter((name) => /\.[jt]s$/.test(name)).toSorted()
  return hash(own.map((name) => `${name} ${hash(fs.readFileSync(join(folder, name)))}`).join())
})
