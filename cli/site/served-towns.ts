import { readAnswer } from '../lib/invisible.ts'
import { isText } from '../lib/json.ts'
import { memoize } from '../lib/collections.ts'
import { splitName } from '../lib/place-name.ts'
import { toSlug } from '../lib/slug.ts'
import { valueAt } from '../validate/fields.ts'
import { readStates } from './states/area-states.ts'

interface TownFiles {
  readonly cities: unknown
  readonly counties: unknown
  readonly site: unknown
}

/** The served towns, with or without a page, in data order; each with the county that lists it, if any. */
export function servedTowns({ cities, counties, site }: TownFiles) {
  return [
    ...listOf(cities).flatMap((city) =>
      townsOf(textAt(city, 'county'), [textAt(city, 'cityName')]),
    ),
    ...listOf(counties).flatMap((county) =>
      townsOf(textAt(county, 'name'), listOf(county, 'alsoServed')),
    ),
    ...townsOf(undefined, listOf(site, 'contact', 'served', 'others', 'contactOnly')),
  ]
}

/** The same towns by slug, without duplicates. */
export const servedBySlug = (files: TownFiles): ReadonlyMap<string, string> =>
  new Map(servedTowns(files).map(({ name }) => [toSlug(name), name]))

/** The served towns with their states, as far as the data says. */
export const indexServed = memoize((files: TownFiles & { readonly business: unknown }) => {
  const { ofTown } = readStates(files)
  const towns = servedTowns(files).map((town) => {
    return { ...town, state: ofTown(town.name, town.county) }
  })
  const bySlug = new Map(towns.toReversed().map((town) => [toSlug(town.name), town]))
  const placeKey = (name: string, state = '') => `${toSlug(splitName(name).name)} ${state}`
  const byPlace = new Map(
    towns.toReversed().map(({ name, state }) => [placeKey(name, state), name]),
  )
  return {
    /** The state of a town by its written name; `undefined` if the data does not say. */
    stateOf: (name: string) => bySlug.get(toSlug(name))?.state ?? splitName(name).state,
    /** The county that has a town, with a page or without; `undefined` if none has. */
    countyOf: (name: string) => bySlug.get(toSlug(name))?.county,
    /** The name as the data writes it: with a state code if another place has the same name. */
    writtenName: ({ name, state }: { readonly name: string; readonly state: string }): string => {
      const other = bySlug.get(toSlug(name))?.state
      const isFree = other === undefined || other === state
      return byPlace.get(placeKey(name, state)) ?? (isFree ? name : `${name}, ${state}`)
    },
  }
})

export const wordsOfNumbers =
  'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A number in text: a word up to twelve, digits above. */
export const toCount = (count: number) =>
  // Numbers without a separator need no formatter, which takes 15 ms to start.
  wordsOfNumbers[count] ?? (count < 1000 ? String(count) : count.toLocaleString('en-US'))

/** The numbers of services, towns and counties, in words. */
export function countsOf(files: TownFiles & { readonly services: unknown }) {
  return {
    services: toCount(listOf(files.services).length),
    towns: toCount(servedBySlug(files).size),
    counties: toCount(listOf(files.counties).length),
  }
}

function townsOf(county: string | undefined, names: readonly unknown[]) {
  const read = names.filter(isText).map((name) => readAnswer(name))
  return read.filter((name) => toSlug(name) !== '').map((name) => ({ name, county }))
}

function listOf(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const list = valueAt(value, path)
  return Array.isArray(list) ? list : []
}

function textAt(value: unknown, key: string): string | undefined {
  const text = valueAt(value, [key])
  return isText(text) ? text : undefined
}
