import type { Fault, NamesFor } from '../edit/repairs.ts'
import { singleTypo } from '../lib/suggest.ts'
import type { DataFile } from '../load/load-data.ts'
import { parseFile } from '../parse/parse.ts'
import { readView, type DataView } from '../site/rules/view.ts'
import { dataSchemas } from '../site/schema/data.ts'
import { textsAt, valueAt } from '../validate/fields.ts'
import type { ValidateOptions } from '../validate/rule.ts'
import { knownKeys } from '../validate/schema-walk.ts'
import { textsBelow } from '../validate/walk.ts'

/** Looks up the names that exist in the data files, and the towns that there are. */
export function namesIn(files: readonly DataFile[], options: ValidateOptions): NamesFor {
  const sources = files.flatMap((file) => parseFile(file).source ?? [])
  const view = readView({ ...options, sources, fields: [] })
  return (fault) => {
    const { rule } = fault.finding
    if (rule === 'schema/unknown-key') return freeKeys(view, fault)
    if (rule === 'city/nearby-misspelt') return freeTowns(view, fault)
    return unlessAgreed(view, fault, referable(view, fault))
  }
}

/** Towns that a list of nearby areas may name, and does not name yet. */
function freeTowns({ files, areas, places }: DataView, { file, scalar }: Fault): readonly string[] {
  const list = textsAt(files[file], ...scalar.path.slice(0, -1))
  const listed = new Set(list.map(({ value }) => value))
  const names = areas.flatMap(({ name }) => name ?? [])
  return [...places.names, ...names].filter((name) => !listed.has(name))
}

/** Fields that the map around a key may have, and has not. */
function freeKeys({ files }: DataView, { file, scalar }: Fault): readonly string[] {
  const { value } = files[file]
  const parent = scalar.path.slice(0, -1)
  const taken = new Set(Object.keys(Object(valueAt(value, parent))))
  return knownKeys(dataSchemas[file], value, parent).filter((key) => !taken.has(key))
}

function referable(view: DataView, { finding }: Fault): readonly string[] {
  switch (finding.rule) {
    case 'county/unknown':
      return view.counties.flatMap(({ name }) => name ?? [])
    case 'service/unknown':
      return view.services.flatMap(({ name }) => name ?? [])
    case 'claim/unknown':
      return view.claims.map(({ path }) => String(path.at(-1)))
    // Of a link and a redirect that differ, either may be misspelt.
    case 'link/unknown-target':
    case 'address/alias-target':
      return [...view.routes]
    default:
      return []
  }
}

/** Where several places agree on another spelling, the slip is in the name they refer to. */
function unlessAgreed(
  view: DataView,
  { scalar }: Fault,
  names: readonly string[],
): readonly string[] {
  const word = String(scalar.node.value).trim()
  const name = singleTypo(word, names)
  const isAgreed = name !== undefined && mentions(view, name) === 0 && mentions(view, word) > 1
  return isAgreed ? [] : names
}

const definitions: ReadonlySet<PropertyKey> = new Set(['slug', 'from', 'name', 'cityName'])

function mentions({ files }: DataView, word: string): number {
  const { site, services, cities, addresses } = files
  return [site, services, cities, addresses]
    .flatMap(({ value }) => textsBelow(value))
    .filter(({ value, path }) => value.trim() === word && !definitions.has(path.at(-1) ?? ''))
    .length
}
