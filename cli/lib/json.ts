import { orUndefined } from './errors.ts'

export const parseJson = (text: string): unknown => orUndefined(() => JSON.parse(text))

/** Readable JSON: indented, with a final newline. */
export const printJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** The fields of an object; empty for any other value. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** The value at `path` in plain data, or `undefined`. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined
    at = Reflect.get(at, key)
  }
  return at
}

/** Whether two values print the same JSON: the order of fields counts. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false
    return one.every((item, at) => isSame(item, other[at]))
  }
  if (!isMap(one) || !isMap(other)) return false
  const keys = Object.keys(one)
  const others = Object.keys(other)
  if (keys.length !== others.length) return false
  return keys.every((key, at) => key === others[at] && isSame(one[key], other[key]))
}

export const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isText = (value: unknown): value is string => typeof value === 'string'

/** JSON with one record per line, sorted, so that git merges changes to different records. */
export function printRecords(records: Readonly<Record<string, object>>): string {
  const sorted = Object.entries(records).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const lines = sorted.map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

const record = /(?<!\\)"(?:[^"\\]|\\.)*"\s*:\s*\{[^{}]*\}/g

/** Parses records; after a merge some may be duplicated or lack a comma. */
export function parseRecords(text: string) {
  const found = text.match(record) ?? []
  const entries = found.flatMap((each) => Object.entries(fieldsOf(parseJson(`{${each}}`))))
  const rest = text.replaceAll(record, '')
  return { entries, isWhole: entries.length === found.length && /^\s*\{[\s,]*\}\s*$/.test(rest) }
}
