import { fieldsOf } from '../lib/json.ts'
import { joinWords } from '../lib/plural.ts'
import { nearest } from '../lib/suggest.ts'
import type { DataPath, Source } from '../parse/parse.ts'
import { allFields, descriptionAt, valueAt, kindsAt, knownKeys, schemasAt } from './fields.ts'
import { findCuts } from './cut-texts.ts'
import { explainEmpty, formOfText, nearForm, toListOf } from './suggest-format.ts'
import { show, type Rule, type RuleBreach, type Spot, type SureForm, type ToForm } from './rule.ts'

import type * as z from 'zod'

type Issue = z.core.$ZodIssue

interface Checked {
  readonly source: Source
  readonly schema: z.ZodType
  readonly counts: readonly Required<Pick<Rule<never>, 'id' | 'counts'>>[]
  /** The names that a field of the file may contain; empty when unknown. */
  readonly namesFor: (field: PropertyKey) => readonly string[]
  readonly forms: readonly ToForm[]
  readonly sureForm: SureForm
}

/** Explains schema issues to people: types, field names, forms and list lengths. */
export function explainIssues(file: Checked, found: readonly Issue[]): RuleBreach[] {
  const issues = found.flatMap((issue) => flatten(issue))
  // If parts of the file could not be read, they may be the missing ones.
  const sure = issues.filter((issue) => !(file.source.isPartial && isLackOfParts(file, issue)))
  const cuts = findCuts(
    file.source,
    sure.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [],
    ),
  )
  return [
    ...cuts.map(({ breach }) => breach),
    ...withoutCuts(
      sure,
      cuts.flatMap(({ paths }) => paths),
    ).flatMap((issue) => toBreaches(file, issue)),
  ]
}

/** The issues without those of texts that a comma cut. */
function withoutCuts(issues: readonly Issue[], cut: readonly DataPath[]): Issue[] {
  const keys = new Set(cut.map((path) => path.join('\0')))
  const isCut = (path: DataPath) => keys.has(path.join('\0'))
  return issues.flatMap((issue): Issue[] => {
    if (issue.code !== 'unrecognized_keys') return isCut(issue.path) ? [] : [issue]
    const others = issue.keys.filter((key) => !isCut([...issue.path, key]))
    return others.length > 0 ? [{ ...issue, keys: others }] : []
  })
}

/** A file as it is meant, and what it says of names that stand for others. */
export interface Meant {
  readonly source: Source
  /** Where the fields stand that have a misspelled name, each under that and under the right one. */
  readonly respelled: readonly DataPath[]
  readonly breaches: readonly RuleBreach[]
}

/**
 * Reads fields with misspelled names as those that are meant, so that nothing else is said of what is missing then:
 * one mistake is one finding.
 */
export function readAsMeant(
  file: Pick<Checked, 'source' | 'schema'>,
  found: readonly Issue[],
): Meant {
  const unknown = found
    .flatMap((issue) => flatten(issue))
    .flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return []
      return issue.keys.map((key) => ({ issue, path: [...issue.path, key], key }))
    })
  let { value } = file.source
  const respelled: DataPath[] = []
  const breaches: RuleBreach[] = []
  for (const { issue, path, key } of unknown) {
    const meant = suggestKey({ ...file, source: { ...file.source, value } }, issue, key)
    if (meant === undefined) continue
    breaches.push(unknownKey(file, issue, key))
    respelled.push(path, [...issue.path, meant])
    value = renameKey(value, path, meant)
  }
  const isAsIs = respelled.length === 0
  return { source: isAsIs ? file.source : { ...file.source, value }, respelled, breaches }
}

/** The data with another name for the field at `path`, in its place. */
function renameKey(value: unknown, [key, ...rest]: DataPath, name: string): unknown {
  if (Array.isArray(value)) {
    return value.map((item, at) => (at === key ? renameKey(item, rest, name) : item))
  }
  const entries = Object.entries(fieldsOf(value)).map(([field, below]) => {
    if (field !== String(key)) return [field, below]
    return rest.length === 0 ? [name, below] : [field, renameKey(below, rest, name)]
  })
  return Object.fromEntries(entries)
}

/** A map's own `__proto__`, which zod ignores silently. */
export function findProtoKeys(source: Source): RuleBreach[] {
  return allFields(source)
    .filter(({ path }) => path.at(-1) === '__proto__')
    .map((field) => wrongName(field, '"__proto__"'))
}

function isLackOfParts(file: Checked, issue: Issue): boolean {
  const isEmpty = issue.path.length === 0 && issue.code !== 'unrecognized_keys'
  return isEmpty || (issue.path.length === 1 && isMissing(file, issue))
}

/** For a union, the issues of the closest branch; a branch of another type is far off. */
export function flatten(issue: Issue, base: DataPath = []): Issue[] {
  const path = [...base, ...issue.path]
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ ...issue, path }]
  const branches = issue.errors.map((errors) => errors.flatMap((error) => flatten(error, path)))
  const distance = (branch: readonly Issue[]) =>
    branch.reduce((sum, each) => sum + weightOf(each, path), 0)
  return branches.reduce((best, branch) => (distance(branch) < distance(best) ? branch : best))
}

function weightOf(issue: Issue, { length }: DataPath): number {
  if (issue.code === 'unrecognized_keys') return issue.keys.length
  return issue.code === 'invalid_type' && issue.path.length === length ? 100 : 1
}

function suggestKey(
  { source, schema }: Pick<Checked, 'source' | 'schema'>,
  issue: Issue,
  key: string,
): string | undefined {
  const present: object = Object(valueAt(source.value, issue.path))
  const known = knownKeys(schema, source.value, issue.path)
  const free = known.filter((name) => !Object.hasOwn(present, name))
  return nearest(key, free)
}

function isMissing({ source }: Checked, { path }: Issue): boolean {
  return path.length > 0 && valueAt(source.value, path) === undefined
}

function toBreaches(file: Checked, issue: Issue): RuleBreach[] {
  const { source, schema } = file
  const { path } = issue
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => unknownKey(file, issue, key))
  if (issue.code === 'invalid_key') return [wrongName({ source, path }, show(path.at(-1)))]
  const at = { source, path }
  const kinds = kindsAt(schema, source.value, path.slice(0, -1))
  const value = valueAt(source.value, path)
  const names = value === undefined || value === null ? file.namesFor(path.at(-1) ?? '') : []
  const oneOfNames = names.length > 1 ? `one of ${names.join(', ')}` : names[0]
  const expected = oneOfNames ?? expectation(file, issue, kinds)
  if (isMissing(file, issue)) {
    const message = `${nameOf(path.slice(0, -1))} lacks the field ${show(String(path.at(-1)))}.`
    return [{ rule: 'schema/missing-key', at, message, expected }]
  }
  const rule = ruleFor(file, issue)
  if (value === null && path.length > 0) {
    const [field] = issue.code === 'invalid_type' ? schemasAt(schema, source.value, path) : []
    const words = explainEmpty(at, nameOf(path), oneOfNames ?? formOfText(field) ?? expected)
    return [{ rule, ...words }]
  }
  const message = `${nameOf(path)} ${stateOf(issue, value)}.`
  const suggestion = suggestValue(file, issue, kinds)
  return [{ rule, at, message, expected, suggestion }]
}

function unknownKey(
  file: Pick<Checked, 'source' | 'schema'>,
  issue: Issue,
  key: string,
): RuleBreach {
  const { source, schema } = file
  const known = knownKeys(schema, source.value, issue.path)
  return {
    rule: 'schema/unknown-key',
    at: { source, path: [...issue.path, key] },
    atKey: true,
    message: `${nameOf(issue.path)} has no field ${show(key)}.`,
    expected: `one of ${known.join(', ')}`,
    suggestion: suggestKey(file, issue, key) ?? nearest(key, known),
  }
}

function wrongName(at: Spot, name: string): RuleBreach {
  return {
    rule: 'schema/value',
    at,
    atKey: true,
    message: `${name} is not a valid name here.`,
    expected: 'lowercase letters, digits and single hyphens',
  }
}

function stateOf(issue: Issue, value: unknown): string {
  if (isListLength(issue) && Array.isArray(value)) {
    return `has ${value.length === 0 ? 'no' : value.length} ${value.length === 1 ? 'entry' : 'entries'}`
  }
  if (isTextLength(issue) && typeof value === 'string') {
    return `has ${value.trim().length.toLocaleString('en-US')} characters`
  }
  if (issue.path.length === 0 && value === null) return 'contains only comments'
  return `is ${show(value)}`
}

const isListLength = (issue: Issue) =>
  (issue.code === 'too_small' || issue.code === 'too_big') && issue.origin === 'array'

const isTextLength = (issue: Issue) => issue.code === 'too_big' && issue.origin === 'string'

function ruleFor(file: Checked, issue: Issue): string {
  if (issue.code === 'invalid_type') return 'schema/type'
  return isListLength(issue) ? (countRuleFor(file, issue)?.id ?? 'schema/count') : 'schema/value'
}

const countRuleFor = ({ counts: rules }: Checked, { path }: Issue) =>
  rules.find(({ counts }) => counts.field === path.at(-1))

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
}

function expectation(file: Checked, issue: Issue, kinds: readonly string[]): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeExpected(file, issue)
    case 'invalid_value': {
      const values = issue.values.map(String).join(', ')
      return issue.values.length === 1 ? show(issue.values[0]) : `one of ${values}`
    }
    case 'too_small':
      return withUnit(
        file,
        issue,
        `${issue.inclusive === false ? 'more than' : 'at least'} ${toLimit(issue, issue.minimum)}`,
      )
    case 'too_big':
      return withUnit(
        file,
        issue,
        `${issue.inclusive === false ? 'less than' : 'at most'} ${toLimit(issue, issue.maximum)}`,
      )
    case 'invalid_union':
      return `one of ${kinds.join(', ')}`
    default:
      return issue.message
  }
}

function typeExpected(
  file: Checked,
  issue: Extract<Issue, { readonly code: 'invalid_type' }>,
): string {
  const at = [file.schema, file.source.value, issue.path] as const
  const fields = knownKeys(...at)
  const names = `the ${fields.length === 1 ? 'field' : 'fields'} ${joinWords(fields)}`
  const type = fields.length > 0 ? names : (typeNames[issue.expected] ?? issue.expected)
  if (!isMissing(file, issue) && issue.expected !== 'array') return type
  const description = descriptionAt(...at)?.replace(/\.$/, '')
  if (!description) return type
  const hint = description.charAt(0).toLowerCase() + description.slice(1)
  return issue.expected === 'string' ? hint : `${type}: ${hint}`
}

/** `2,000` characters, but the year 1900. */
function toLimit(issue: Issue, limit: number | bigint): string {
  const isYear = !isTextLength(issue) && !isListLength(issue) && limit < 10_000
  return limit.toLocaleString('en-US', { useGrouping: !isYear })
}

function withUnit(file: Checked, issue: Issue, limit: string): string {
  const range = countRuleFor(file, issue)?.counts.range ?? limit
  if (isTextLength(issue)) return `${range} characters`
  if (!isListLength(issue)) return range
  return `${range} ${range.endsWith(' 1') ? 'entry' : 'entries'}`
}

function suggestValue(file: Checked, issue: Issue, kinds: readonly string[]): string | undefined {
  const { source, schema, forms } = file
  const value = valueAt(source.value, issue.path)
  const isText = typeof value === 'string'
  const sure = sureValue(file, issue.path, isText ? value : source.writtenAt(issue.path))
  if (sure !== undefined && sure !== value) return isText ? sure : `"${sure}"`
  if (issue.code === 'invalid_value') {
    if (typeof value !== 'string') return undefined
    const values = issue.values.map(String)
    const meant = forms.map((toForm) => toForm(value)).find((form) => values.includes(form ?? ''))
    return meant ?? nearest(value, values)
  }
  if (issue.code === 'invalid_format') return suggestForm(value, issue.pattern, forms)
  if (issue.code === 'invalid_union') return nearest(String(value), kinds)
  if (issue.code !== 'invalid_type') return undefined
  if (issue.expected === 'array' && typeof value === 'string') return toListOf(value)
  if (issue.expected !== 'string') return undefined
  const written = source.writtenAt(issue.path)
  const isScalar = typeof value === 'number' || typeof value === 'boolean'
  if (!isScalar || !written) return undefined
  const [field] = schemasAt(schema, source.value, issue.path)
  const form = field ? formOf(field, written, forms) : written
  return form && `"${form}"`
}

/** What alone can be meant, where the field takes that; a list as it stands in one line. */
function sureValue(
  { source, schema, sureForm }: Checked,
  path: DataPath,
  written = '',
): string | undefined {
  const around = valueAt(source.value, path.slice(0, -1))
  const meant = sureForm([source.name, ...path], written, around)
  if (meant === undefined) return undefined
  const isList = Array.isArray(meant) && typeof path.at(-1) !== 'number'
  const [field] = schemasAt(schema, source.value, path)
  const parts = isList ? [meant] : [meant].flat()
  if (!parts.every((part) => field?.safeParse(part).success)) return undefined
  const names = [meant].flat().join(', ')
  return isList ? `[${names}]` : names
}

/** The text in the form that its field asks for; `undefined` where it can have none. */
function formOf(field: z.ZodType, text: string, forms: readonly ToForm[]): string | undefined {
  const { error } = field.safeParse(text)
  if (!error) return text
  const [issue] = error.issues
  return issue?.code === 'invalid_format' ? suggestForm(text, issue.pattern, forms) : undefined
}

/** zod gives the pattern of a field as a regular expression: `/^[A-Z]{2}$/`. */
function suggestForm(
  value: unknown,
  pattern: string | undefined,
  forms: readonly ToForm[],
): string | undefined {
  const [, source, flags] = /^\/(.*)\/(\w*)$/s.exec(pattern ?? '') ?? []
  if (typeof value !== 'string' || source === undefined) return undefined
  return nearForm(value, new RegExp(source, flags), forms)
}

/** The name of a value in messages: `places`, `Entry 3 of places`, `This entry`. */
function nameOf(path: DataPath): string {
  const last = path.at(-1)
  if (last === undefined) return 'This file'
  if (typeof last !== 'number') return String(last)
  const list = path.at(-2)
  return list === undefined ? 'This entry' : `Entry ${last + 1} of ${String(list)}`
}
