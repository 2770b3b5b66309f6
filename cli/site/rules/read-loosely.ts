import type { Source } from '../../parse/parse.ts'
import { placeName, slug } from '../schema/text.ts'
import { areaPath, servicePath } from '../../lib/slug.ts'
import { valueAt } from '../../validate/schema-walk.ts'
import type { Item } from '../../validate/walk.ts'

// References are checked even where other fields are broken, so these readers take from a
// file what is of the right type and leave the rest to the structure check.

/** All files that could be parsed. */
export type Sources = Partial<Record<Source['name'], Source>>

/** A city or county as far as it can be read. */
export interface AreaDraft {
  readonly source: Source
  readonly path: readonly PropertyKey[]
  readonly name: string | undefined
}

/** The entries of a file that is a list; none where it is something else. */
export function entriesOf(source: Source | undefined): Item<unknown>[] {
  return listAt(source, [])
}

/** The entries of the list at `path`, of any type; none where there is no list. */
export function listAt(source: Source | undefined, path: readonly PropertyKey[]): Item<unknown>[] {
  const list = source && valueAt(source.value, path)
  if (!Array.isArray(list)) return []
  return list.map((value: unknown, index) => ({ value, path: [...path, index] }))
}

/** The texts of the list at `path`, trimmed; other entries are left out. */
export function textsAt(source: Source | undefined, path: readonly PropertyKey[]): Item<string>[] {
  const list = source && valueAt(source.value, path)
  const texts: Item<string>[] = []
  if (!Array.isArray(list)) return texts
  for (const [index, value] of list.entries()) {
    if (typeof value === 'string') texts.push({ value: value.trim(), path: [...path, index] })
  }
  return texts
}

/** The text at `path`, trimmed; `undefined` where there is none or it is empty. */
export function textAt(
  source: Source | undefined,
  path: readonly PropertyKey[],
): string | undefined {
  const value = source && valueAt(source.value, path)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** The cities or counties of a file, also those with broken fields. */
export function areasOf(source: Source | undefined): readonly AreaDraft[] {
  if (!source) return []
  const known = knownAreas.get(source)
  if (known) return known
  const read = readAreas(source)
  knownAreas.set(source, read)
  return read
}

// Nearly every check asks for them.
const knownAreas = new WeakMap<Source, readonly AreaDraft[]>()

function readAreas(source: Source): AreaDraft[] {
  const nameField = source.name === 'counties' ? 'name' : 'cityName'
  return entriesOf(source).map(({ path }) => ({
    source,
    path,
    name: textAt(source, [...path, nameField]),
  }))
}

/** The nearby areas of a city or county that are texts. */
export function nearbyAreasOf({ source, path }: AreaDraft): Item<string>[] {
  return textsAt(source, [...path, 'nearbyAreas'])
}

/** The addresses of the pages that exist once. */
export const fixedPaths = ['/', '/services', '/service-areas', '/about', '/contact'] as const

/** Every page of the data can be read: only then can an address be told to lead nowhere. */
export function knowsAllRoutes({ services, counties, cities }: Sources): boolean {
  if (!services || !counties || !cities) return false
  if (counties.isPartial || cities.isPartial) return false
  const names = [...areasOf(counties), ...areasOf(cities)].map(({ name }) => name)
  return knowsAllServices(services) && names.every((name) => placeName.safeParse(name).success)
}

/** Every service has a slug that can be one: only then can a service be told to be unknown. */
export function knowsAllServices(services: Source): boolean {
  if (services.isPartial) return false
  return entriesOf(services).every(
    ({ path }) => slug.safeParse(textAt(services, [...path, 'slug'])).success,
  )
}

/** Every page address that the data asks for, as far as it can be read. */
export function routePaths(sources: Sources): ReadonlySet<string> {
  const known = knownPaths.get(sources)
  if (known) return known
  const read = readPaths(sources)
  knownPaths.set(sources, read)
  return read
}

// Several checks ask for them.
const knownPaths = new WeakMap<Sources, ReadonlySet<string>>()

function readPaths(sources: Sources): Set<string> {
  const services = entriesOf(sources.services).flatMap(({ path }) => {
    const name = textAt(sources.services, [...path, 'slug'])
    return name ? [servicePath(name)] : []
  })
  const areas = [...areasOf(sources.counties), ...areasOf(sources.cities)].flatMap(({ name }) =>
    name ? [areaPath(name)] : [],
  )
  return new Set([...fixedPaths, ...services, ...areas])
}

/** The values of a map with their paths. */
export function valuesAt(
  source: Source | undefined,
  path: readonly PropertyKey[],
): Item<unknown>[] {
  const map = source && valueAt(source.value, path)
  if (typeof map !== 'object' || map === null || Array.isArray(map)) return []
  return Object.entries(map).map(([key, value]) => ({ value, path: [...path, key] }))
}
