import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hash } from '../hash.ts'
import { generatedFolders, isGenerated } from '../generated-paths.ts'
import { listFiles } from '../list-files.ts'
import { runBeside } from '../run-beside.ts'
import { attempt } from '../transaction/file-system.ts'
import { program } from './fingerprint.ts'
import type { Cities } from './last-build.ts'
import { cacheFolder, readRecords, stateAt, stateOf, writeRecords } from './records.ts'

/** A command that has nothing to do where its sources and its files are as it left them. */
export type Repeatable = 'generate' | 'build' | 'build --production'

const sources = ['data', 'templates']
const buildSources = [...sources, 'src', 'vite.config.ts', 'package-lock.json']

/** The file that is edited more often than all others, and much the largest. */
const cities = 'data/cities.yaml'

/** What a command reads, as two hashes: of the cities, and of all else. */
export interface ReadState {
  readonly cities: string
  readonly others: string
}

/** The bytes of what a command reads, and of the cities themselves. */
interface Read extends ReadState {
  readonly citiesBytes: Buffer
}

/** What is to be done since a command last ended. */
export type Changes = { readonly kind: 'none' } | CitiesChanged | { readonly kind: 'any' }

/** Of what is read, nothing but the cities changed; what was written may have changed too. */
export interface CitiesChanged extends Read {
  readonly kind: 'cities'
  readonly remembered: Remembered
}

/** A command as it ended. */
export interface Remembered {
  readonly read: ReadState
  /** The states of the files that it wrote, as one hash. */
  readonly written: string
}

/**
 * What changed since the command last ended, by the bytes that it reads and the files it writes.
 * `written` is the list of these, as `listWritten` makes it.
 */
export async function lookForChanges(
  root: string,
  command: Repeatable,
  written: () => Promise<string>,
): Promise<Changes> {
  const remembered = readRemembered(root, command)
  if (!remembered) return { kind: 'any' }
  const now = readSources(root, command)
  if (now.others !== remembered.read.others) return { kind: 'any' }
  if (now.cities !== remembered.read.cities) return { kind: 'cities', remembered, ...now }
  return hash(await written()) === remembered.written ? { kind: 'none' } : { kind: 'any' }
}

/**
 * To be called before a command reads anything; what it returns, when all is written. So an edit
 * in between is an edit for the next run. What cannot be kept is looked at again the next time.
 * Returns the cities as they were read; nothing where there is no place to keep anything.
 */
export function rememberState(root: string, command: Repeatable): () => Cities | undefined {
  if (!existsSync(join(root, 'node_modules'))) return () => undefined
  const read = readSources(root, command)
  return () => {
    remember(root, command, { read, written: hash(listWritten({ root, command })) })
    return { bytes: read.citiesBytes, hash: read.cities }
  }
}

/** Keeps how a command ended for the next run. */
export function remember(root: string, command: Repeatable, { read, written }: Remembered): void {
  const record = { key: `${read.others} ${read.cities}`, state: written }
  const file = recordOf(root)
  attempt(() => writeRecords(file, { ...readRecords(file), [command]: record }))
}

/** Whether it is known how the command last ended. */
export const hasRun = (root: string, command: Repeatable): boolean =>
  readRemembered(root, command) !== undefined

function readRemembered(root: string, command: Repeatable): Remembered | undefined {
  const record = readRecords(recordOf(root))[command]
  if (!record) return undefined
  const [others = '', citiesHash = ''] = record.key.split(' ')
  return { read: { others, cities: citiesHash }, written: record.state }
}

const recordOf = (root: string) => join(cacheFolder(root), 'commands.json')

function readSources(root: string, command: Repeatable): Read {
  const others = createHash('sha256').update(program)
  const paths = command === 'generate' ? sources : buildSources
  let citiesBytes: Buffer = Buffer.alloc(0)
  for (const file of paths.flatMap((path) => filesAt(root, path))) {
    if (isGenerated(file)) continue
    const bytes = readFileSync(join(root, file))
    if (file === cities) citiesBytes = bytes
    else others.update(`${file}\0`).update(bytes).update('\0')
  }
  return { cities: hash(citiesBytes), others: others.digest('hex'), citiesBytes }
}

interface Written {
  readonly root: string
  readonly command: Repeatable
}

/** The files that a command writes with the state of each, one a line. */
export function listWritten({ root, command }: Written): string {
  const folders = command === 'generate' ? generatedFolders : [...generatedFolders, 'dist']
  return folders.map((folder) => linesBelow(root, folder)).join('')
}

/** With a smaller file of cities, the start of another thread takes longer than listing. */
const manyCities = 500_000

/** The same; of many files from another thread, while this one goes on. */
export async function listBeside(written: Written): Promise<string> {
  const { size = 0 } = statSync(join(written.root, cities), { throwIfNoEntry: false }) ?? {}
  return size > manyCities ? runBeside('listWritten', written) : listWritten(written)
}

/** The line of a file in that list; those of a folder's files; nothing where there is neither. */
export function writtenLine(root: string, path: string): string {
  const stats = lstatSync(`${root}/${path}`, { throwIfNoEntry: false })
  if (!stats) return ''
  if (stats.isDirectory()) return linesBelow(root, path)
  // A link counts as the file that it leads to, and is not followed into a folder.
  const state = stats.isSymbolicLink() ? stateAt(`${root}/${path}`) : stateOf(stats)
  return `${path} ${state}\n`
}

function linesBelow(root: string, folder: string): string {
  const stats = statSync(`${root}/${folder}`, { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return ''
  const names = readdirSync(`${root}/${folder}`).toSorted()
  return names.map((name) => writtenLine(root, `${folder}/${name}`)).join('')
}

/** The files of a folder, or a file itself. */
function filesAt(root: string, path: string): string[] {
  const files = existsSync(join(root, path)) && stateAt(join(root, path)) !== undefined
  return files ? [path] : listFiles(join(root, path)).map((name) => `${path}/${name}`)
}
