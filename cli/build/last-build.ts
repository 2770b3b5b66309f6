import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hash } from '../hash.ts'
import type { SiteData } from '../schema/data.ts'
import { attempt } from '../transaction/file-system.ts'
import { program } from './fingerprint.ts'
import { cacheFolder, readRecords, stateAt, writeRecords, type FileRecord } from './records.ts'

/** cities.yaml, and its hash. */
export interface Cities {
  readonly bytes: Buffer
  readonly hash: string
}

/** The data that the site was last built from: the cities as text, all else as it was checked. */
export interface LastBuild {
  readonly cities: Cities
  /** Without cities. */
  readonly data: SiteData
}

const citiesFile = (root: string) => join(cacheFolder(root), 'last-cities.yaml')
const dataFile = (root: string) => join(cacheFolder(root), 'last-data.json')
const recordFile = (root: string) => join(cacheFolder(root), 'last-build.json')

/** Keeps what the site was built from for the next run; where that fails, nothing is kept. */
export function keepLastBuild(root: string, { cities, data }: LastBuild): void {
  attempt(() => {
    const text = JSON.stringify({ ...data, cities: [] } satisfies SiteData)
    writeAnew(dataFile(root), text)
    keepCities(root, cities, { key: hash(program + text), state: stateAt(dataFile(root)) ?? '' })
  })
}

/** Keeps other cities, while all else is as it was. */
export function keepLastCities(root: string, cities: Cities): void {
  const known = readRecords(recordFile(root))['data']
  if (known) attempt(() => keepCities(root, cities, known))
}

function keepCities(root: string, { bytes, hash: key }: Cities, data: FileRecord): void {
  writeAnew(citiesFile(root), bytes)
  const state = stateAt(citiesFile(root)) ?? ''
  writeRecords(recordFile(root), { cities: { key, state }, data })
}

/**
 * What was kept when the cities had that hash; `undefined` where anything of it is missing, damaged
 * or of another version.
 */
export function readLastBuild(root: string, citiesHash: string): LastBuild | undefined {
  const { cities, data } = readRecords(recordFile(root))
  // The cities are many: their state tells that they are what was written.
  if (cities?.key !== citiesHash || stateAt(citiesFile(root)) !== cities.state) return undefined
  try {
    const text = readFileSync(dataFile(root), 'utf8')
    if (hash(program + text) !== data?.key) return undefined
    const bytes = readFileSync(citiesFile(root))
    // With that checksum it is what `keepLastBuild` wrote.
    return { cities: { bytes, hash: citiesHash }, data: JSON.parse(text) as SiteData }
  } catch {
    return undefined
  }
}

function writeAnew(file: string, content: string | Uint8Array): void {
  const temporary = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(temporary, content)
  renameSync(temporary, file)
}
