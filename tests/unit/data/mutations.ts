import * as fc from 'fast-check'
import { parse, stringify } from 'yaml'
import { memoize } from '../../../cli/lib/collections.ts'
import { dataFileNames } from '../../../cli/load/load-data.ts'
import type { DataPath } from '../../../cli/parse/parse.ts'
import { valueAt, walk } from '../../../cli/validate/fields.ts'

/** A change of a file: its bytes before, its bytes after. */
export type Mutation = (bytes: Buffer) => Buffer

// Half a surrogate pair, an overlong slash, a byte that UTF-8 has not, a mark in the middle.
const oddBytes = 'eda080 edbfbf c0af ff c3 f4908080 efbbbf 00 0d e280ae'.split(' ')

const bytes = fc.oneof(
  fc.constantFrom(...oddBytes).map((hex) => Buffer.from(hex, 'hex')),
  fc.string({ unit: 'binary', maxLength: 6 }).map((text) => Buffer.from(text, 'utf8')),
  fc.string({ unit: 'grapheme', maxLength: 6 }).map((text) => Buffer.from(text, 'utf8')),
)

// Evenly over the file: `fc.double` would stay near its start.
const million = 1_000_000
const share = fc.noBias(fc.nat({ max: million })).map((part) => part / million)
const offset = (at: number, length: number) => Math.min(length, Math.floor(at * (length + 1)))

const truncate = share.map(
  (at): Mutation =>
    (before) =>
      before.subarray(0, offset(at, before.length)),
)

const insert = fc.tuple(share, bytes).map(([at, added]): Mutation => {
  return (before) => {
    const cut = offset(at, before.length)
    return Buffer.concat([before.subarray(0, cut), added, before.subarray(cut)])
  }
})

const single = [...'\t\n\r"\'[]{}#<>|%@\0\u2028\uFEFF']
const several = [': ', '- ', '&a ', '*a', '<<: ', '---\n', '...', '!!int ']
const signs = fc.constantFrom(...single, ...several)

/** Some of a text gives way to a sign that means something in YAML. */
const putSign = fc
  .record({ at: share, remove: fc.nat({ max: 200 }), sign: signs })
  .map(({ at, remove, sign }): Mutation => {
    return (before) => {
      const text = before.toString('utf8')
      const from = offset(at, text.length)
      return Buffer.from(text.slice(0, from) + sign + text.slice(from + remove), 'utf8')
    }
  })

/** Lines are left out, or stand twice. */
const changeLines = fc
  .record({ at: share, count: fc.integer({ min: 1, max: 12 }), times: fc.constantFrom(0, 2) })
  .map(({ at, count, times }): Mutation => {
    return (before) => {
      const lines = before.toString('utf8').split('\n')
      const from = offset(at, lines.length - 1)
      const chosen = lines.slice(from, from + count)
      const changed = Array.from({ length: times }, () => chosen).flat()
      return Buffer.from(lines.toSpliced(from, count, ...changed).join('\n'), 'utf8')
    }
  })

const names = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', '0', ''),
  fc.constantFrom('name', 'county', 'kind', 'acknowledge', 'text', 'title', 'from', '<<'),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)

const values = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e308, '', ' ', '#'),
  fc.constantFrom<unknown>([], {}, [[]], [null]),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.integer(),
  fc.array(fc.string({ maxLength: 5 }), { maxLength: 12 }),
)

type Change = (list: unknown[] | Record<string, unknown>, key: string | number) => void

const remove: Change = (parent, key) => {
  if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else Reflect.deleteProperty(parent, key)
}
const duplicate: Change = (parent, key) => {
  const copy = structuredClone(Reflect.get(parent, key))
  if (Array.isArray(parent)) parent.splice(Number(key), 0, copy)
  else define(parent, `${key}-2`, copy)
}
const rename =
  (name: string): Change =>
  (parent, key) => {
    const value: unknown = Reflect.get(parent, key)
    if (Array.isArray(parent)) return
    Reflect.deleteProperty(parent, key)
    define(parent, name, value)
  }
const replace =
  (value: unknown): Change =>
  (parent, key) => {
    Reflect.set(parent, key, structuredClone(value))
  }

/** An own field also where the name is `__proto__`. */
const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  })

const change = fc.oneof(fc.constantFrom(remove, duplicate), names.map(rename), values.map(replace))

const valueOf = memoize((file: Buffer): unknown => parse(file.toString('utf8')))

/** A field, an entry or an item is taken out, doubled, renamed, or becomes something else. */
export const valueChange = fc.tuple(share, change).map(([at, apply]) => (before: unknown) => {
  const value = structuredClone(before)
  const paths = walk(value).flatMap(({ path }): DataPath[] => (path.length > 0 ? [path] : []))
  const path = paths[offset(at, paths.length - 1)] ?? []
  const parent = valueAt(value, path.slice(0, -1))
  const key = path.at(-1)
  if (isCollection(parent) && (typeof key === 'string' || typeof key === 'number')) {
    apply(parent, key)
  }
  return value
})

const changeValue = valueChange.map((mutate): Mutation => {
  return (before) => Buffer.from(stringify(mutate(valueOf(before))), 'utf8')
})

const isCollection = (value: unknown): value is unknown[] | Record<string, unknown> =>
  typeof value === 'object' && value !== null

const mutations: Readonly<Record<string, fc.Arbitrary<Mutation>>> = {
  'put a sign in the place of some text': putSign,
  truncate,
  insert,
  'leave out or double lines': changeLines,
  'delete, double, rename or retype a value': changeValue,
}

/** Mutations of each kind by name, of each file of the data. */
export const mutationCases = Object.entries(mutations).flatMap(([kind, mutation]) =>
  dataFileNames.map((name) => [kind, name, mutation] as const),
)
