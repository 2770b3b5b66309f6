import { createHash } from 'node:crypto'
import { existsSync, fstatSync, mkdirSync, readFileSync, readSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hash } from '../lib/hash.ts'
import { isGenerated } from '../lib/generated-paths.ts'
import { listFiles } from '../load/list-files.ts'
import { attempt } from '../write/file-system.ts'
import { program } from '../bundle/fingerprint.ts'
import { hashFile, withOpen } from './file-parts.ts'
import type { Cities } from './last-build.ts'
import { cacheFolder, readRecords, stateAt, writeRecords } from './records.ts'
import { startCheck, type Check } from './start-check.ts'
import { findWritten, type Repeatable, type Written, type WrittenFiles } from './written-files.ts'

/** What `generate` reads, and what `build` reads besides. */
const sources = ['data', 'templates']
const buildSources = ['src', 'vite.config.ts', 'package-lock.json']

/** The file that is edited more often than all others, and much the largest. */
const cities = 'data/cities.yaml'

/** What a command read, as two hashes: of the cities, and of all else. */
export interface ReadState {
  readonly cities: string
  readonly others: string
}

/** What a command reads, and the cities themselves. */
interface Read extends ReadState {
  /** The hash of all but the cities that `generate` reads of it. */
  readonly sources: string
  readonly citiesFile: Cities
}

/** What is to be done since a command last ended. */
export type Changes = { readonly kind: 'none' } | CitiesChanged | { readonly kind: 'any' }

/** Of what is read, nothing but the cities changed; what was written may have changed too. */
export interface CitiesChanged extends Read {
  readonly kind: 'cities'
  readonly before: ReadState
}

/** A command as it ended, and the files that it wrote. */
export interface Known {
  readonly read: ReadState
  readonly check: Check
}

/** What is known of a command, with a check of its files begun; `undefined` where nothing is. */
export function recall(root: string, command: Repeatable): Known | undefined {
  const record = readRecords(recordOf(root))[command]
  if (!record) return undefined
  // As `remember` wrote them, or an earlier version of the program.
  const [others = '', citiesHash = ''] = record.key.split(' ')
  const [digest, file = '', countText] = record.state.split(' ')
  const count = Number(countText)
  const bytes = count > 0 ? readShared(join(cacheFolder(root), file)) : undefined
  if (!bytes || hash(new Uint8Array(bytes)) !== digest) return undefined
  const check = startCheck(root, { bytes, count })
  return { read: { others, cities: citiesHash }, check }
}

/** What changed since the command ended, by the bytes that it reads and the files it writes. */
export async function lookForChanges(
  root: string,
  command: Repeatable,
  { read, check }: Known,
): Promise<Changes> {
  const now = readSources(root, command)
  if (now.others !== read.others) return { kind: 'any' }
  if (now.cities !== read.cities) return { kind: 'cities', before: read, ...now }
  return (await check.isSame()) ? { kind: 'none' } : { kind: 'any' }
}

/**
 * To be called before a command reads anything; what it returns, when all is written. So an edit
 * in between is an edit for the next run. What cannot be kept is looked at again the next time.
 * Returns the cities as they were read; nothing where there is no place to keep anything.
 */
export function rememberState(root: string, command: Repeatable): Remember {
  if (!existsSync(join(root, 'node_modules'))) return () => undefined
  const read = readSources(root, command)
  return (known) => {
    remember(root, command, { read, files: findWritten({ root, command, ...known }) })
    return read.citiesFile
  }
}

/** Gets what is known of files that were written just now. */
type Remember = (known?: Pick<Written, 'published' | 'generated'>) => Cities | undefined

interface Ended {
  readonly read: Pick<Read, 'cities' | 'sources' | 'others'>
  readonly files: WrittenFiles
}

/** Keeps how a command ended for the next run; after a build, `generate` has nothing to do either. */
export function remember(root: string, command: Repeatable, { read, files }: Ended): void {
  const { cities: citiesHash, sources: sourcesHash, others } = read
  const bytes = new Uint8Array(files.bytes)
  const file = `files-${command.replaceAll(/\W+/g, '-')}`
  const toRecord = (hashOfRead: string, count: number) => ({
    key: `${hashOfRead} ${citiesHash}`,
    state: `${hash(bytes)} ${file} ${count}`,
  })
  attempt(() => {
    const records = readRecords(recordOf(root))
    mkdirSync(cacheFolder(root), { recursive: true })
    writeFileSync(join(cacheFolder(root), file), bytes)
    writeRecords(recordOf(root), {
      ...records,
      generate: toRecord(sourcesHash, files.generated),
      [command]: toRecord(others, files.count),
    })
  })
}

const recordOf = (root: string) => join(cacheFolder(root), 'commands.json')

/** The bytes of a file, in memory that threads share; `undefined` where it cannot be read. */
function readShared(file: string): SharedArrayBuffer | undefined {
  try {
    return withOpen(file, 'r', (descriptor) => {
      const bytes = new SharedArrayBuffer(fstatSync(descriptor).size)
      readSync(descriptor, new Uint8Array(bytes))
      return bytes
    })
  } catch {
    return undefined
  }
}

function readSources(root: string, command: Repeatable): Read {
  const digest = createHash('sha256').update(program)
  const add = (path: string) => {
    for (const file of filesAt(root, path)) {
      if (isGenerated(file) || file === cities) continue
      digest
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0')
    }
  }
  sources.forEach(add)
  const sourcesHash = digest.copy().digest('hex')
  if (command !== 'generate') buildSources.forEach(add)
  const others = command === 'generate' ? sourcesHash : digest.digest('hex')
  const citiesFile = readCities(join(root, cities))
  return { cities: citiesFile.hash, sources: sourcesHash, others, citiesFile }
}

/** The cities as they are; without any, the hash of nothing. */
function readCities(file: string): Cities {
  const state = stateAt(file)
  return { file, state: state ?? '', hash: state === undefined ? hash('') : hashFile(file) }
}

/** The files of a folder, or a file itself. */
function filesAt(root: string, path: string): string[] {
  const files = existsSync(join(root, path)) && stateAt(join(root, path)) !== undefined
  return files ? [path] : listFiles(join(root, path)).map((name) => `${path}/${name}`)
}
