import type { DataPath } from '../../parse/parse.ts'

/** What an entry of a list goes by, the first of these that it has. */
const nameFields = ['cityName', 'slug', 'name', 'from', 'service', 'claim', 'title', 'text']

/** The name of an entry: of a city Guilford, of a redirect its old address. */
export function nameOfEntry(value: unknown): string | undefined {
  const texts = nameFields.map((field) => {
    const text = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined
    return typeof text === 'string' ? text : undefined
  })
  return texts.find((text) => text !== undefined)
}

const compared = new Set([
  'business/address/region',
  'cities/*/county',
  'counties/*/name',
  'site/contact/served/others/contactOnly/*',
])

/** Whether the model holds a text against others, letter by letter. */
export function isComparedText(path: DataPath): boolean {
  return compared.has(path.map((key) => (typeof key === 'number' ? '*' : key)).join('/'))
}
