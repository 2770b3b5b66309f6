import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Bytes } from '../incremental/changed-entry.ts'
import type { SiteData } from '../site/schema/data.ts'
import { attempt } from '../write/file-system.ts'
import { copyFrom, openBytes } from './file-parts.ts'
import { program } from '../bundle/fingerprint.ts'
import { cacheFolder, readKept, readRecords, stateAt, writeKept, writeRecords } from './records.ts'

/** cities.yaml as it was read: where it is, the hash of its bytes, and its state. */
export interface Cities {
  readonly file: string
  readonly hash: string
  readonly state: string
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

/**
 * Keeps other cities, while all else is as it was. `same` is how many bytes they begin with that are
 * those of the cities that were kept: writing all of many takes longer.
 */
export function keepLastCities(root: string, { file, hash, state }: Cities, same = 0): void {
  attempt(() => {
    // Until all is written there is no record of it.
    rmSync(recordFile(root), { force: true })
    copyFrom(same, { source: file, target: citiesFile(root) })
    // It may have been edited since it was read.
    if (stateAt(file) !== state) return
    writeRecords(recordFile(root), {
      cities: { key: hash, state: stateAt(citiesFile(root)) ?? '' },
    })
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
  return { ...(JSON.parse(text.toString()) as Kept), cities: openBytes(citiesFile(root)) }
}
