import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hash } from '../hash.ts'
import { isGenerated } from '../generated-paths.ts'
import { listFiles } from '../list-files.ts'
import { attempt } from '../transaction/file-system.ts'
import { program } from './fingerprint.ts'
import { hashFile } from './file-parts.ts'
import type { Cities } from './last-build.ts'
import { listWritten, type Repeatable } from './list-written.ts'
import { cacheFolder, readRecords, stateAt, writeRecords } from './records.ts'
import { startListing, type Listing } from './start-listing.ts'

const sources = ['data', 'templates']
const buildSources = [...sources, 'src', 'vite.config.ts', 'package-lock.json']

/** The file that is edited more often than all others, and much the largest. */
const cities = 'data/cities.yaml'

/** What a command reads, as two hashes: of the cities, and of all else. */
export interface ReadState {
  readonly cities: string
  readonly others: string
}

/** What a command reads, and the cities themselves. */
interface Read extends ReadState {
  readonly citiesFile: Cities
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
 * `listing` is the list of these.
 */
export async function lookForChanges(
  root: string,
  command: Repeatable,
  listing: Listing,
): Promise<Changes> {
  const remembered = readRemembered(root, command)
  if (!remembered) return { kind: 'any' }
  const now = readSources(root, command)
  if (now.others !== remembered.read.others) return { kind: 'any' }
  if (now.cities !== remembered.read.cities) return { kind: 'cities', remembered, ...now }
  return hash(await listing.lines()) === remembered.written ? { kind: 'none' } : { kind: 'any' }
}

/**
 * To be called before a command reads anything; what it returns, when all is written. So an edit
 * in between is an edit for the next run. What cannot be kept is looked at again the next time.
 * Returns the cities as they were read; nothing where there is no place to keep anything.
 */
export function rememberState(
  root: string,
  command: Repeatable,
): () => Promise<Cities | undefined> {
  if (!existsSync(join(root, 'node_modules'))) return async () => undefined
  const read = readSources(root, command)
  return async () => {
    const { lines } = openListing(root, command)
    remember(root, command, { read, written: hash(await lines()) })
    return read.citiesFile
  }
}

/** Keeps how a command ended for the next run. */
export function remember(root: string, command: Repeatable, { read, written }: Remembered): void {
  const record = { key: `${read.others} ${read.cities}`, state: written }
  const file = recordOf(root)
  attempt(() => writeRecords(file, { ...readRecords(file), [command]: record }))
}

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
  for (const path of paths.flatMap((each) => filesAt(root, each))) {
    if (isGenerated(path) || path === cities) continue
    others
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  const citiesFile = readCities(join(root, cities))
  return { cities: citiesFile.hash, others: others.digest('hex'), citiesFile }
}

/** The cities as they are; without any, the hash of nothing. */
function readCities(file: string): Cities {
  const state = stateAt(file)
  return { file, state: state ?? '', hash: state === undefined ? hash('') : hashFile(file) }
}

/** With a smaller file of cities, the start of another thread takes longer than listing. */
const manyCities = 500_000

/** Lists what a command wrote: at once, where it is known how it ended and files are thousands. */
export function beginListing(root: string, command: Repeatable): Listing {
  return readRemembered(root, command) ? openListing(root, command) : toList(root, command)
}

function openListing(root: string, command: Repeatable): Listing {
  const { size = 0 } = statSync(join(root, cities), { throwIfNoEntry: false }) ?? {}
  return size > manyCities ? startListing({ root, command }) : toList(root, command)
}

const toList = (root: string, command: Repeatable): Listing => ({
  lines: () => listWritten({ root, command }),
  end: () => undefined,
})

/** The files of a folder, or a file itself. */
function filesAt(root: string, path: string): string[] {
  const files = existsSync(join(root, path)) && stateAt(join(root, path)) !== undefined
  return files ? [path] : listFiles(join(root, path)).map((name) => `${path}/${name}`)
}
