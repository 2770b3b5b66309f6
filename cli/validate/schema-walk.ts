import * as z from 'zod'
import type { DataPath } from '../parse/parse.ts'
import { valueAt } from './fields.ts'

/** The names of the fields that the schema knows at `path`, for the data that stands there. */
export function knownKeys(schema: z.ZodType, value: unknown, path: DataPath): string[] {
  const at = schemasAt(schema, value, path)
  return at.flatMap((found) => (found instanceof z.ZodObject ? Object.keys(found.shape) : []))
}

/** The values that `kind` may have in the map at `path`; none where it is no such map. */
export function kindsAt(schema: z.ZodType, value: unknown, path: DataPath): string[] {
  const blank = path.length === 0 ? undefined : value
  const parents = schemasAt(schema, blank, path.slice(0, -1))
  const key = path.at(-1)
  const here = key === undefined ? parents : parents.flatMap((parent) => stepInto(parent, key))
  return here
    .flatMap(optionsOf)
    .flatMap((option) => (option instanceof z.ZodObject ? [option.shape.kind] : []))
    .flatMap((kind) => (kind instanceof z.ZodLiteral ? [String(kind.value)] : []))
}

/** What the schema asks for at `path`; of a union, in the branch that the data names, or in all. */
export function schemasAt(schema: z.ZodType, value: unknown, path: DataPath): z.ZodType[] {
  const here = alternatives(schema, value)
  const [key, ...rest] = path
  if (key === undefined) return here
  return here
    .flatMap((found) => stepInto(found, key))
    .flatMap((found) => schemasAt(found, valueAt(value, [key]), rest))
}

/** A schema without its wrappers; of a union, the branch that the data names, or all. */
function alternatives(schema: z.ZodType, value: unknown): z.ZodType[] {
  if (schema instanceof z.ZodOptional) {
    return known(schema.unwrap()).flatMap((inner) => alternatives(inner, value))
  }
  const options = optionsOf(schema)
  if (options.length === 0) return [schema]
  const named = options.filter((option) => namesKind(option, valueAt(value, ['kind'])))
  const chosen = named.length > 0 ? named : nearestOptions(options, value)
  return chosen.flatMap((option) => alternatives(option, value))
}

/** The options that have most of the fields that are there, and least that are not. */
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
