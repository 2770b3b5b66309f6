import type { DataEdit, WordChange } from '../../edit/data-edits.ts'
import { dataError } from '../../lib/errors.ts'
import type { Finding } from '../../lib/finding.ts'
import type { Gazetteer } from '../../load/gazetteer.ts'
import type { DataFile, DataFileName } from '../../load/load-data.ts'
import type { DataPath } from '../../parse/parse.ts'
import { hasPage } from '../schema/cities.ts'
import type { SiteData } from '../schema/data.ts'
import { adviceOnName } from '../../lib/suggest.ts'
import { splitName } from '../../lib/place-name.ts'
import { toSlug } from '../../lib/slug.ts'
import { areaPath } from '../page-paths.ts'
import { indexServed } from '../served-towns.ts'
import { stateName } from '../states/postal.ts'

/** The input of a change: the data as values and texts, and the towns. */
export interface KnownSite {
  readonly data: SiteData
  readonly texts: readonly DataFile[]
  readonly places: Gazetteer
}

/** A new entry of cities.yaml, with its fields in writing order. */
export type CityEntry = Readonly<Record<string, unknown>>

export interface AddedFile {
  /** Its address on the site: /work/cape-essex/after.jpg. */
  readonly address: string
  readonly content: Buffer
}

export interface Change {
  /** `add Old Saybrook` */
  readonly title: string
  /** What a file is that it was made from, and what of that was passed over: it is said first. */
  readonly source?: readonly string[]
  /** `Old Saybrook was added.` */
  readonly done: string
  readonly edits: readonly DataEdit[]
  /** Complete new contents, instead of edits. */
  readonly texts?: ReadonlyMap<DataFileName, string>
  readonly files?: readonly AddedFile[]
  readonly notes?: readonly string[]
  readonly faults?: readonly Finding[]
  /** Why entries of a file were left out, and its text. */
  readonly leftOut?: { readonly findings: readonly Finding[]; readonly text: DataFile }
  /** Addresses that were never published, and may vanish. */
  readonly unpublished?: readonly string[]
  /** The pages of the change; notices about others are not reported. */
  readonly pages: readonly string[]
  /** Whether to report what `audit` will say about these pages. */
  readonly isForeseen?: boolean
  /** A page that moves to another address and keeps its history. */
  readonly moved?: { readonly from: string; readonly to: string }
  readonly leftInTexts?: { readonly paths: readonly DataPath[]; readonly words: WordChange }
  readonly next: string
  /** The `roof-site` command that undoes the change, and what it does not restore. */
  readonly inverse: { readonly command: string; readonly but?: string }
}

export const listAdvice = '`npx roof-site list` names them all.'

/** Finds a city by name, in any spelling. Throws with the nearest name when there is none. */
export function requireCity({ cities, counties }: SiteData, name: string) {
  const slug = toSlug(name)
  const index = cities.findIndex(({ cityName }) => toSlug(cityName) === slug)
  const city = cities[index]
  if (city) return { city, index }
  const county = counties.find((each) => toSlug(each.name) === slug)
  if (county) throw dataError(`${county.name} is a county; this command is for cities.`)
  const names = cities.map(({ cityName }) => cityName)
  const advice = adviceOnName({ name, names, otherwise: listAdvice })
  throw dataError(`No city has the name ${JSON.stringify(name)}. ${advice}`)
}

type Known = Pick<KnownSite, 'data' | 'places'>

/**
 * Describes which page already has the address of a name, and how to write a namesake; `undefined` when the
 * address is free.
 */
export function takenBy({ data, places }: Known, name: string): string | undefined {
  const { cities, counties } = data
  const slug = toSlug(name)
  const withPage = counties.filter(hasPage)
  const names = [...cities.map(({ cityName }) => cityName), ...withPage.map(({ name: of }) => of)]
  const same = names.find((other) => toSlug(other) === slug)
  if (same === undefined) return undefined
  const state = indexServed(data).stateOf(same)
  const other = places.named(splitName(same).name).find((town) => town.state !== state)
  const advice = other ? ` That of ${stateName(other.state)} is ${other.name}, ${other.state}.` : ''
  return `${same} has a page already: ${areaPath(same)}.${advice}`
}

/** Throws when a page already has the address of a name. */
export function refuseTaken(known: Known, name: string): void {
  const taken = takenBy(known, name)
  if (taken !== undefined) throw dataError(`${taken} Nothing was changed.`)
}
