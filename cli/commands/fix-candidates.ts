import type { Fault, NamesFor } from '../edit/repairs.ts'
import { singleTypo } from '../lib/suggest.ts'
import type { DataFile } from '../load/load-data.ts'
import { parseFile } from '../parse/parse.ts'
import type { Gazetteer } from '../load/gazetteer.ts'
import { dataSchemas } from '../site/schema/data.ts'
import {
  areasOf,
  entriesOf,
  routePaths,
  textAt,
  textsAt,
  valuesAt,
  type Sources,
} from '../site/rules/read-loosely.ts'
import { knownKeys, valueAt } from '../validate/schema-walk.ts'
import { textsBelow } from '../validate/walk.ts'

/** Looks up the names that exist in the data files, and the towns that there are. */
export function namesIn(files: readonly DataFile[], places: Gazetteer): NamesFor {
  const found = files.flatMap((file) => {
    const { source } = parseFile(file)
    return source ? [[file.name, source] as const] : []
  })
  const sources: Sources = Object.fromEntries(found)
  return (fault) => {
    const { rule } = fault.finding
    if (rule === 'schema/unknown-key') return freeKeys(sources, fault)
    if (rule === 'city/nearby-misspelt') return freeTowns(sources, fault, places)
    return unlessAgreed(sources, fault, referable(sources, fault))
  }
}

/** Towns that a list of nearby areas may name, and does not name yet. */
function freeTowns(
  sources: Sources,
  { file, scalar }: Fault,
  places: Gazetteer,
): readonly string[] {
  const { cities, counties } = sources
  const areas = [...areasOf(cities), ...areasOf(counties)].flatMap(({ name }) => name ?? [])
  const list = textsAt(sources[file], scalar.path.slice(0, -1))
  const listed = new Set(list.map(({ value }) => value))
  return [...places.names, ...areas].filter((name) => !listed.has(name))
}

/** Fields that the map around a key may have, and has not. */
function freeKeys(sources: Sources, { file, scalar }: Fault): readonly string[] {
  const value = sources[file]?.value
  const parent = scalar.path.slice(0, -1)
  const map = valueAt(value, parent)
  const taken = new Set(typeof map === 'object' && map !== null ? Object.keys(map) : [])
  return knownKeys(dataSchemas[file], value, parent).filter((key) => !taken.has(key))
}

function referable(sources: Sources, { finding }: Fault): readonly string[] {
  const { business, services, counties } = sources
  switch (finding.rule) {
    case 'county/unknown':
      return areasOf(counties).flatMap(({ name }) => name ?? [])
    case 'service/unknown':
      return entriesOf(services).flatMap(({ path }) => textAt(services, [...path, 'slug']) ?? [])
    case 'claim/unknown':
      return valuesAt(business, ['claims']).map(({ path }) => String(path.at(-1)))
    // Of a link and a redirect that differ, either may be misspelt.
    case 'link/unknown-target':
    case 'address/alias-target':
      return [...routePaths(sources)]
    default:
      return []
  }
}

/** Where several places agree on another spelling, the slip is in the name they refer to. */
function unlessAgreed(
  sources: Sources,
  { scalar }: Fault,
  names: readonly string[],
): readonly string[] {
  const word = String(scalar.node.value).trim()
  const name = singleTypo(word, names)
  const isAgreed =
    name !== undefined && mentions(sources, name) === 0 && mentions(sources, word) > 1
  return isAgreed ? [] : names
}

const definitions: ReadonlySet<PropertyKey> = new Set(['slug', 'from', 'name', 'cityName'])

function mentions({ site, services, cities, addresses }: Sources, word: string): number {
  return [site, services, cities, addresses]
    .flatMap((source) => textsBelow(source?.value))
    .filter(({ value, path }) => value.trim() === word && !definitions.has(path.at(-1) ?? ''))
    .length
}
