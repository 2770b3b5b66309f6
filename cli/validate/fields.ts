import { isMap, valueAt } from '../lib/json.ts'
import { cleanText } from '../lib/invisible.ts'
import { memoize } from '../lib/collections.ts'
import type { DataPath, Source } from '../parse/parse.ts'
import type { Field } from './rule.ts'

export { isMap, valueAt }

// Rules also run on files that break their schema, so these readers return only values of the right type
// and leave the rest to the schema.

export const rootOf = (source: Source): Field => ({ source, path: [], value: source.value })

/** All values of a file, parents first. */
export const allFields = memoize((source: Source): readonly Field[] =>
  walk(source.value).map(({ path, value }) => ({ source, path, value })),
)

/** A descendant field; its value is `undefined` when it is missing. */
export function fieldAt({ source, path, value }: Field, ...keys: PropertyKey[]): Field {
  return { source, path: [...path, ...keys], value: valueAt(value, keys) }
}

const readText = (text: string) => cleanText(text).trim()

/** The cleaned text of a descendant field; `undefined` when it is missing or empty. */
export function textAt({ value }: Field, ...keys: PropertyKey[]): string | undefined {
  const text = valueAt(value, keys)
  return (typeof text === 'string' && readText(text)) || undefined
}

/** The same as a field: a list of one or none. */
export function textField(field: Field, ...keys: PropertyKey[]): Field<string>[] {
  const value = textAt(field, ...keys)
  return value === undefined ? [] : [{ ...fieldAt(field, ...keys), value }]
}

/** The entries of a list, of any type; empty when there is no list. */
export function listAt(field: Field, ...keys: PropertyKey[]): Field[] {
  const { source, path, value: list } = fieldAt(field, ...keys)
  if (!Array.isArray(list)) return []
  return list.map((value: unknown, index) => ({ source, path: [...path, index], value }))
}

/** The entries of a field that contains one value or a list of them. */
export function itemsAt(field: Field, ...keys: PropertyKey[]): Field[] {
  const at = fieldAt(field, ...keys)
  if (Array.isArray(at.value)) return listAt(field, ...keys)
  return at.value === undefined ? [] : [at]
}

/** The cleaned texts of a list; skips entries of other types. */
export const textsAt = (field: Field, ...keys: PropertyKey[]): Field<string>[] =>
  listAt(field, ...keys).flatMap((entry) =>
    typeof entry.value === 'string' ? [{ ...entry, value: readText(entry.value) }] : [],
  )

/** The fields of a map; empty when there is no map. */
export function entriesAt(field: Field, ...keys: PropertyKey[]): Field[] {
  const map = valueAt(field.value, keys)
  return isMap(map) ? Object.keys(map).map((key) => fieldAt(field, ...keys, key)) : []
}

export const isText = (field: Field): field is Field<string> => typeof field.value === 'string'

export interface Item<Value> {
  readonly value: Value
  readonly path: DataPath
}

/** The value and all its descendants with their paths, parents first. */
export function walk(value: unknown): Item<unknown>[] {
  const found: Item<unknown>[] = []
  const visit = (at: unknown, path: DataPath) => {
    found.push({ value: at, path })
    for (const [key, child] of childrenOf(at)) visit(child, [...path, key])
  }
  visit(value, [])
  return found
}

function childrenOf(value: unknown): [PropertyKey, unknown][] {
  if (typeof value !== 'object' || value === null) return []
  return Array.isArray(value) ? [...value.entries()] : Object.entries(value)
}

/** All texts in a value, or only those of fields with the given name. */
export function textsBelow(value: unknown, field?: string): Item<string>[] {
  return walk(value).filter(
    (item): item is Item<string> =>
      typeof item.value === 'string' && (field === undefined || item.path.at(-1) === field),
  )
}

/** Maps each text of a value; the callback also gets its path. */
export function mapTexts<Value>(value: Value, change: ChangeText, path?: DataPath): Value
export function mapTexts(value: unknown, change: ChangeText, path: DataPath = []): unknown {
  if (typeof value === 'string') return change(value, path)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    return value.map((item, index) => mapTexts(item, change, [...path, index]))
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, mapTexts(child, change, [...path, key])]),
  )
}

type ChangeText = (text: string, path: DataPath) => string

/** The items whose key occurred before. */
export const repeated = <Value>(
  items: readonly Value[],
  keyOf: (item: Value) => string | undefined,
): Value[] => repeats(items, keyOf).map(({ item }) => item)

/** The items whose key occurred before, each with the first item of that key. */
export function repeats<Value>(
  items: readonly Value[],
  keyOf: (item: Value) => string | undefined,
): { readonly item: Value; readonly first: Value }[] {
  const firsts = new Map<string, Value>()
  return items.flatMap((item) => {
    const key = keyOf(item)
    const first = key === undefined ? undefined : firsts.get(key)
    if (key !== undefined && first === undefined) firsts.set(key, item)
    return first === undefined ? [] : [{ item, first }]
  })
}

import * as z from 'zod'

/** The field names that the schema allows at `path`, for the given data. */
export function knownKeys(schema: z.ZodType, value: unknown, path: DataPath): string[] {
  const at = schemasAt(schema, value, path)
  return at.flatMap((found) => (found instanceof z.ZodObject ? Object.keys(found.shape) : []))
}

/** The allowed values of `kind` at `path`; empty when the map has no `kind`. */
export function kindsAt(schema: z.ZodType, value: unknown, path: DataPath): string[] {
  const blank = path.length === 0 ? undefined : value
  return declaredAt(schema, blank, path)
    .flatMap(optionsOf)
    .flatMap((option) => (option instanceof z.ZodObject ? [option.shape.kind] : []))
    .flatMap((kind) => (kind instanceof z.ZodLiteral ? [String(kind.value)] : []))
}

/** The schemas at `path`; in a union, those of the branch that the data selects, or of all branches. */
export function schemasAt(schema: z.ZodType, value: unknown, path: DataPath): z.ZodType[] {
  const here = alternatives(schema, value)
  const [key, ...rest] = path
  if (key === undefined) return here
  return here
    .flatMap((found) => stepInto(found, key))
    .flatMap((found) => schemasAt(found, valueAt(value, [key]), rest))
}

/** The same with wrappers, as the parent declares it: optionality and description. */
export function declaredAt(schema: z.ZodType, value: unknown, path: DataPath): z.ZodType[] {
  const key = path.at(-1)
  const around = schemasAt(schema, value, path.slice(0, -1))
  return key === undefined ? around : around.flatMap((found) => stepInto(found, key))
}

/** The schema's description for owners of the value at `path`. */
export const descriptionAt = (
  schema: z.ZodType,
  value: unknown,
  path: DataPath,
): string | undefined =>
  [...declaredAt(schema, value, path), ...schemasAt(schema, value, path)].flatMap(
    ({ description = [] }) => description,
  )[0]

/** A schema without wrappers; for a union, the branch that the data selects, or all. */
function alternatives(schema: z.ZodType, value: unknown): z.ZodType[] {
  if (schema instanceof z.ZodOptional) {
    return known(schema.unwrap()).flatMap((inner) => alternatives(inner, value))
  }
  const options = optionsOf(schema)
  if (options.length === 0) return [schema]
  const matching = options.filter((option) => namesKind(option, valueAt(value, ['kind'])))
  const chosen = matching.length > 0 ? matching : nearestOptions(options, value)
  return chosen.flatMap((option) => alternatives(option, value))
}

/** The options that share the most fields with the data and require the fewest missing ones. */
function nearestOptions(options: readonly z.ZodType[], value: unknown): z.ZodType[] {
  const scores = options.map((option) => (option instanceof z.ZodObject ? score(option, value) : 0))
  const best = Math.max(...scores)
  return options.filter((_, index) => scores[index] === best)
}

function score({ shape }: z.ZodObject, value: unknown): number {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
  const missing = Object.entries(shape).filter(
    ([key, field]) => !keys.includes(key) && !(field instanceof z.ZodOptional),
  )
  return keys.filter((key) => Object.hasOwn(shape, key)).length - missing.length
}

function namesKind(option: z.ZodType, kind: unknown): boolean {
  const literal = option instanceof z.ZodObject ? option.shape.kind : undefined
  return literal instanceof z.ZodLiteral && literal.value === kind
}

function stepInto(schema: z.ZodType, key: PropertyKey): z.ZodType[] {
  if (schema instanceof z.ZodArray) return known(schema.element)
  if (schema instanceof z.ZodRecord) return known(schema.valueType)
  return schema instanceof z.ZodObject ? known(schema.shape[String(key)]) : []
}

const known = (schema: unknown) => (schema instanceof z.ZodType ? [schema] : [])

const optionsOf = (schema: z.ZodType) =>
  schema instanceof z.ZodUnion ? schema.options.flatMap(known) : []

/** A path with `*` for each list index: `cities`, `*`, `county` joined by slashes. */
export const starred = (path: DataPath) =>
  path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('/')
