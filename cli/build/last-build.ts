import { closeSync, openSync, readSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bytes } from '../incremental/changed-entry.ts'
import type { SiteData } from '../schema/data.ts'
import { attempt } from '../transaction/file-system.ts'
import { program } from './fingerprint.ts'
import { cacheFolder, readKept, readRecords, stateAt, writeKept, writeRecords } from './records.ts'

/** cities.yaml, and its hash. */
export interface Cities {
  readonly bytes: Buffer
  readonly hash: string
}

/** The data that the site was last built from, without cities; and these as text. */
export interface LastBuild<CitiesText> {
  readonly cities: CitiesText
  readonly data: SiteData
  /** Names the bundles. */
  readonly bundleKey: string
}

type Kept = Omit<LastBuild<never>, 'cities'>

const citiesFile = (root: string) => join(cacheFolder(root), 'last-cities.yaml')
const dataFile = (root: string) => join(cacheFolder(root), 'last-data.json')
const recordFile = (root: string) => join(cacheFolder(root), 'last-build.json')

/** Keeps what the site was built from for the next run; where that fails, nothing is kept. */
export function keepLastBuild(root: string, { cities, data, bundleKey }: LastBuild<Cities>): void {
  attempt(() => {
    const text = JSON.stringify({ bundleKey, data: { ...data, cities: [] } } satisfies Kept)
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
export function readLastBuild(root: string, citiesHash: string): LastBuild<Bytes> | undefined {
  const { cities } = readRecords(recordFile(root))
  // The cities are many: their state tells that they are what was written.
  if (cities?.key !== citiesHash || stateAt(citiesFile(root)) !== cities.state) return undefined
  const text = readKept(dataFile(root), program)
  if (text === undefined) return undefined
  // It is what `keepLastBuild` wrote.
  return { ...(JSON.parse(text.toString()) as Kept), cities: bytesOf(citiesFile(root)) }
}

/** A file of which parts are read, all into the same memory: new memory takes longer than reading. */
function bytesOf(file: string): Bytes {
  let memory = Buffer.alloc(0)
  return {
    length: statSync(file).size,
    subarray: (start, end) => {
      const length = Math.max(0, end - start)
      if (memory.length < length) memory = Buffer.alloc(length)
      const descriptor = openSync(file, 'r')
      try {
        return memory.subarray(0, readSync(descriptor, memory, 0, length, start))
      } finally {
        closeSync(descriptor)
      }
    },
  }
}
