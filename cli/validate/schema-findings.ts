import type * as z from 'zod'
import { nearForm } from './suggest-format.ts'
import { nearest } from '../lib/suggest.ts'
import type { DataPath, Source } from '../parse/parse.ts'
import type { RuleId } from '../site/rules/catalogue.ts'
import { findingAt, show, type Unplaced } from './create-finding.ts'
import { kindsAt, knownKeys, schemasAt, valueAt } from './schema-walk.ts'
import { fieldsNamed } from './walk.ts'

type Issue = z.core.$ZodIssue

/** What a file breaks of its schema, and what the schema made of it where that is nothing. */
export interface Structure<Data> {
  readonly findings: readonly Unplaced[]
  readonly data?: Data
}

/** Checks a file against its schema: types, field names, forms and list lengths. */
export function checkStructure<Data>(source: Source, schema: z.ZodType<Data>): Structure<Data> {
  const result = schema.safeParse(source.value)
  return result.success
    ? { findings: unspeakableKeys(source), data: result.data }
    : { findings: issuesOf(source, schema, result.error) }
}

function issuesOf(source: Source, schema: z.ZodType, error: z.ZodError): Unplaced[] {
  const issues = error.issues.flatMap((issue) => flatten(issue, []))
  // Parts that could not be read may be the ones that the list or map lacks.
  const sure = source.isPartial ? issues.filter((issue) => !isLackOfParts(source, issue)) : issues
  return withoutCascade(source, schema, sure).flatMap((issue) => toFindings(source, schema, issue))
}

function isLackOfParts(source: Source, issue: Issue): boolean {
  const isEmpty = issue.path.length === 0 && issue.code !== 'unrecognized_keys'
  return isEmpty || (issue.path.length === 1 && isMissing(source, issue))
}

/** A union's issues are those of the branch that comes nearest. */
function flatten(issue: Issue, base: readonly PropertyKey[]): Issue[] {
  const path = [...base, ...issue.path]
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ ...issue, path }]
  const branches = issue.errors.map((errors) => errors.flatMap((error) => flatten(error, path)))
  return branches.reduce((best, branch) => (weight(branch) < weight(best) ? branch : best))
}

const weight = (issues: readonly Issue[]) =>
  issues.reduce((sum, i) => sum + (i.code === 'unrecognized_keys' ? i.keys.length : 1), 0)

/** A misspelt field is one fault: the field it should have been is not reported missing too. */
function withoutCascade(source: Source, schema: z.ZodType, issues: readonly Issue[]): Issue[] {
  const misspelt = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => pathKey([...issue.path, suggestKey(source, schema, issue, key)]))
        : [],
    ),
  )
  return issues.filter((issue) => !(isMissing(source, issue) && misspelt.has(pathKey(issue.path))))
}

const pathKey = (path: readonly (PropertyKey | undefined)[]) => path.map(String).join('\0')

function suggestKey(source: Source, schema: z.ZodType, issue: Issue, key: string) {
  const present = valueAt(source.value, issue.path)
  const taken = typeof present === 'object' && present !== null ? Object.keys(present) : []
  const free = knownKeys(schema, source.value, issue.path).filter((name) => !taken.includes(name))
  return nearest(key, free)
}

function isMissing(source: Source, issue: Issue): boolean {
  return issue.path.length > 0 && valueAt(source.value, issue.path) === undefined
}

function toFindings(source: Source, schema: z.ZodType, issue: Issue): Unplaced[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownKey(source, schema, issue, key))
  }
  if (issue.code === 'invalid_key') return [wrongKey(source, issue)]
  const kinds = kindsAt(schema, source.value, issue.path.slice(0, -1))
  const expected = expectation(issue, kinds, knownKeys(schema, source.value, issue.path))
  if (isMissing(source, issue)) return [missingKey(source, issue, expected)]
  const suggestion = suggestValue(source, schema, { issue, kinds })
  return [wrongValue(source, issue, { expected, suggestion })]
}

function unknownKey(source: Source, schema: z.ZodType, issue: Issue, key: string): Unplaced {
  const known = knownKeys(schema, source.value, issue.path)
  return findingAt(source, [...issue.path, key], {
    rule: 'schema/unknown-key',
    message: `${nameOf(issue.path)} has no field ${show(key)}.`,
    expected: `one of ${known.join(', ')}`,
    suggestion: suggestKey(source, schema, issue, key) ?? nearest(key, known),
    atKey: true,
  })
}

function wrongKey(source: Source, issue: Issue): Unplaced {
  return findingAt(source, issue.path, {
    rule: 'schema/value',
    message: `${show(issue.path.at(-1))} is no name that can stand here.`,
    expected: 'lowercase letters, digits and single hyphens',
    atKey: true,
  })
}

function missingKey(source: Source, issue: Issue, expected: string): Unplaced {
  const key = String(issue.path.at(-1))
  return findingAt(source, issue.path, {
    rule: 'schema/missing-key',
    message: `${nameOf(issue.path.slice(0, -1))} lacks the field ${show(key)}.`,
    expected,
  })
}

interface Remedy {
  readonly expected: string
  readonly suggestion: string | undefined
}

function wrongValue(source: Source, issue: Issue, remedy: Remedy): Unplaced {
  const value = valueAt(source.value, issue.path)
  return findingAt(source, issue.path, {
    rule: ruleFor(issue),
    message: isListLength(issue)
      ? `${nameOf(issue.path)} has ${entries((value as unknown[]).length)}.`
      : `${nameOf(issue.path)} ${issue.path.length === 0 && value === null ? 'holds nothing but comments' : `is ${show(value)}`}.`,
    ...remedy,
  })
}

const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`)

const isListLength = (issue: Issue) =>
  (issue.code === 'too_small' || issue.code === 'too_big') && issue.origin === 'array'

function ruleFor(issue: Issue): RuleId {
  if (issue.code === 'invalid_type') return 'schema/type'
  if (!isListLength(issue)) return 'schema/value'
  const field = issue.path.at(-1)
  if (field === 'localChallenges') return 'city/challenge-count'
  return field === 'nearbyAreas' ? 'city/nearby-count' : 'schema/count'
}

const typeNames: Record<string, string> = {
  string: 'text',
  array: 'a list',
  object: 'a map',
  record: 'a map',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
}

const counts: Record<string, string> = { localChallenges: '3 to 5', nearbyAreas: '5 to 10' }

function expectation(issue: Issue, kinds: readonly string[], fields: readonly string[]): string {
  switch (issue.code) {
    case 'invalid_type':
      return fields.length > 0
        ? `a map with the fields ${fields.join(', ')}`
        : (typeNames[issue.expected] ?? issue.expected)
    case 'invalid_value':
      return issue.values.length === 1
        ? show(issue.values[0])
        : `one of ${issue.values.map((value) => String(value)).join(', ')}`
    case 'too_small':
      return countOf(issue.path, `at least ${issue.minimum}`, issue.origin === 'array')
    case 'too_big':
      return countOf(issue.path, `at most ${issue.maximum}`, issue.origin === 'array')
    case 'invalid_union':
      return `one of ${kinds.join(', ')}`
    default:
      return issue.message
  }
}

function countOf(path: DataPath, fallback: string, list: boolean): string {
  const range = counts[String(path.at(-1))] ?? fallback
  if (!list) return range
  return `${range} ${range.endsWith(' 1') ? 'entry' : 'entries'}`
}

function suggestValue(
  source: Source,
  schema: z.ZodType,
  { issue, kinds }: { readonly issue: Issue; readonly kinds: readonly string[] },
): string | undefined {
  const value = valueAt(source.value, issue.path)
  if (issue.code === 'invalid_value') {
    return typeof value === 'string' ? nearest(value, issue.values.map(String)) : undefined
  }
  if (issue.code === 'invalid_format') return suggestForm(value, issue.pattern)
  if (issue.code === 'invalid_union') return nearest(String(value), kinds)
  if (issue.code !== 'invalid_type' || issue.expected !== 'string') return undefined
  const written = source.writtenAt(issue.path)
  const isScalar = typeof value === 'number' || typeof value === 'boolean'
  if (!isScalar || !written) return undefined
  const [field] = schemasAt(schema, source.value, issue.path)
  const form = field ? formOf(field, written) : written
  return form && `"${form}"`
}

/** The text in the form that its field asks for; `undefined` where it can have none. */
function formOf(field: z.ZodType, text: string): string | undefined {
  const { error } = field.safeParse(text)
  if (!error) return text
  const [issue] = error.issues
  return issue?.code === 'invalid_format' ? suggestForm(text, issue.pattern) : undefined
}

/** The schema library gives the pattern of a field as it stands in code: `/^[A-Z]{2}$/`. */
function suggestForm(value: unknown, pattern?: string): string | undefined {
  const [, source, flags] = /^\/(.*)\/(\w*)$/s.exec(pattern ?? '') ?? []
  if (typeof value !== 'string' || source === undefined) return undefined
  return nearForm(value, new RegExp(source, flags))
}

/** `cities.yaml` entry 3 field `places` reads as `places`; an entry as `This entry`. */
function nameOf(path: DataPath): string {
  const last = path.at(-1)
  if (last === undefined) return 'This file'
  if (typeof last !== 'number') return String(last)
  const list = path.at(-2)
  return list === undefined ? 'This entry' : `Entry ${last + 1} of ${String(list)}`
}

/** A map's own `__proto__`, which the schema library passes over in silence. */
function unspeakableKeys(source: Source): Unplaced[] {
  return fieldsNamed('__proto__', source).map(({ path }) =>
    findingAt(source, path, {
      rule: 'schema/value',
      message: '"__proto__" is no name that can stand here.',
      expected: 'lowercase letters, digits and single hyphens',
      atKey: true,
    }),
  )
}
