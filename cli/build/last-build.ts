import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteData } from '../schema/data.ts'
import { attempt } from '../transaction/file-system.ts'
import { program } from './fingerprint.ts'
import { cacheFolder, readKept, readRecords, stateAt, writeKept, writeRecords } from './records.ts'

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
    writeKept(dataFile(root), text, program)
    keepLastCities(root, cities)
  })
}

/** Keeps other cities, while all else is as it was. */
export function keepLastCities(root: string, { bytes, hash: key }: Cities): void {
  attempt(() => {
    const temporary = `${citiesFile(root)}.${process.pid}`
    writeFileSync(temporary, bytes)
    renameSync(temporary, citiesFile(root))
    writeRecords(recordFile(root), { cities: { key, state: stateAt(citiesFile(root)) ?? '' } })
  })
}

/**
 * What was kept when the cities had that hash; `undefined` where anything of it is missing, damaged
 * or of another version.
 */
export function readLastBuild(root: string, citiesHash: string): LastBuild | undefined {
  const { cities } = readRecords(recordFile(root))
  // The cities are many: their state tells that they are what was written.
  if (cities?.key !== citiesHash || stateAt(citiesFile(root)) !== cities.state) return undefined
  const text = readKept(dataFile(root), program)
  if (text === undefined) return undefined
  const bytes = readFileSync(citiesFile(root))
  // It is what `keepLastBuild` wrote.
  return { cities: { bytes, hash: citiesHash }, data: JSON.parse(text) as SiteData }
}
