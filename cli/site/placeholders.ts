import type { DataPath } from '../lib/data-path.ts'
import { isText } from '../lib/json.ts'
import { dataFileNames, type DataFileName } from '../load/load-data.ts'
import { valueAt } from '../validate/fields.ts'
import { areaPath, ownPath, servicePath } from './page-paths.ts'

/** The readable data files by name. */
export type FileValues = Readonly<Partial<Record<DataFileName, unknown>>>

/** The field that identifies an entry in a line of `placeholders`. */
export const nameFields: Readonly<Partial<Record<DataFileName, string>>> = {
  services: 'slug',
  pages: 'slug',
  counties: 'name',
  cities: 'cityName',
  projects: 'slug',
  people: 'name',
}

/**
 * The path, file name first, that a line of `placeholders` names: a field of business.yaml (`hours.office`),
 * another file (`cities`), or a field of one (`services.roof-repair.summary`). It need not exist.
 */
export function pathOfLine(values: FileValues, line: string): DataPath {
  const [first, ...keys] = line.split('.')
  const file = dataFileNames.find((name) => name === first)
  if (file === undefined) return ['business', ...toKeys(values.business, line.split('.'))]
  const [entry, rest] = entryNamed(values[file], nameFields[file], keys.join('.')) ?? []
  if (entry === undefined) return [file, ...toKeys(values[file], keys)]
  const path = rest ? rest.split('.') : []
  return [file, entry, ...toKeys(valueAt(values[file], [entry]), path)]
}

/** The entry whose name begins a text, and the rest; names of places may contain dots. */
function entryNamed(list: unknown, nameField: string | undefined, text: string) {
  if (!Array.isArray(list) || nameField === undefined) return undefined
  return list
    .map((entry, index) => [index, valueAt(entry, [nameField])] as const)
    .filter((each): each is readonly [number, string] => isText(each[1]))
    .filter(([, name]) => text === name || text.startsWith(`${name}.`))
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([index, name]) => [index, text.slice(name.length + 1)] as const)[0]
}

/** Splits by dots; in a list, a part is the number of an item. */
function toKeys(value: unknown, parts: readonly string[]): DataPath {
  return parts.map((part, index) => {
    const isItem = Array.isArray(valueAt(value, parts.slice(0, index)))
    return isItem && /^\d+$/.test(part) ? Number(part) : part
  })
}

/** The path of each single page, by its part of site.yaml; shared parts count as Home's. */
const fixed: Readonly<Record<string, string>> = {
  shared: '/',
  home: '/',
  services: '/services',
  serviceAreas: '/service-areas',
  about: '/about',
  contact: '/contact',
}

/** The first page that shows the value at a path; `undefined` if it is on all pages, or covers several. */
export function pageShowing(values: FileValues, path: DataPath): string | undefined {
  const [file, part, field] = path
  if (part === undefined || field === undefined) return undefined
  const nameOf = (key: string) => String(valueAt(values, [String(file), part, key]))
  if (file === 'site') return fixed[String(part)]
  if (file === 'houses') return '/'
  if (file === 'services') return servicePath(nameOf('slug'))
  if (file === 'pages') return ownPath(nameOf('slug'))
  if (file === 'cities') return areaPath(nameOf('cityName'))
  if (file !== 'counties') return undefined
  return field === 'alsoServed' ? '/service-areas' : areaPath(nameOf('name'))
}
