import * as z from 'zod'
import type { FieldsOfText, DataPath, Field } from '../../../src/editor/protocol.ts'
import { memoize } from '../../lib/collections.ts'
import { isAbout, wordsOfFinding, type Finding } from '../../lib/finding.ts'
import { isSame, isText } from '../../lib/json.ts'
import { startSentence } from '../../lib/sentences.ts'
import { nameOfEntry } from '../../site/changes/causes.ts'
import { isOmitted } from '../../site/entries/set-value.ts'
import { site } from '../../site/index.ts'
import { declaredAt, descriptionAt, schemasAt, valueAt } from '../../validate/fields.ts'
import { proposedAt } from '../../site/proposed.ts'
import { stampOf } from './stamp.ts'
import { toKeys, type EditState } from './state.ts'

const deepest = 3

/** What is asked of a new entry where a plan writes the rest. */
const askedOfNew: Readonly<Record<string, readonly string[]>> = {
  services: ['name', 'summary', 'features', 'lead'],
}

/** Describes a value for editing; `undefined` when the schema has no such path. */
export function describeField(
  state: EditState,
  path: DataPath,
  depth = deepest,
): Field | undefined {
  const { values } = state
  const [declared] = declaredAt(site.schema, values, path)
  const form = formAt(values, path)
  const source = state.site.sources.find(({ name }) => name === path[0])
  if (!declared || !form || !source || !isReachable(values, path)) return undefined
  const value = valueAt(values, path)
  const { file, line } = source.placeOf(path.slice(1))
  const description = descriptionOf(values, path)
  // A whole file is a list of names: its entries are described when they are opened.
  const levels = path.length === 1 ? 1 : depth
  const isNew = value === undefined
  const asked = isNew && path.length === 2 ? askedOfNew[String(path[0])] : undefined
  const parts = levels > 0 ? (asked ?? partsOf(form, value)) : []
  return {
    path,
    label: depth < deepest ? wordsFor(values, path) : labelOf(values, path),
    description,
    place: `${file}:${line}`,
    ...(value !== undefined && { value }),
    kind: kindOf(form, value),
    isCropped: 'focus' in (form.properties ?? {}),
    limits: limitsOf(form, description),
    choices: (choicesOf(form) ?? stagesOf(form) ?? []).map(String),
    parts: [
      ...parts.flatMap((key) => describeField(state, [...path, key], levels - 1) ?? []),
      ...(isNew ? noticeWith(state, path) : []),
    ],
    optional: declared instanceof z.ZodOptional,
    list: placeInList(values, path),
    proposed: proposalAt(values, path),
    warnings: warningsAt(state, path),
    stamp: stampOf(values, path),
  }
}

/** Of new closed days, also the notice that visitors read meanwhile. */
function noticeWith(state: EditState, path: DataPath): Field[] {
  if (!isClosedItem(path)) return []
  const at = ['site', 'notices', [valueAt(state.values, ['site', 'notices']) ?? []].flat().length]
  const text = describeField(state, [...at, 'text'], 0)
  if (!text) return []
  const description =
    'What visitors should read below the header meanwhile. Leave it out and there is no notice.'
  return [{ ...text, path: [...path, 'notice'], label: 'notice', description, optional: true }]
}

/** An item of `hours.closed`. */
export const isClosedItem = (path: DataPath) =>
  path.length === 4 && path.slice(0, 3).join('.') === 'business.hours.closed'

/** What `validate` warns of in a value and all that is in it. */
export const warningsBelow = (state: EditState, path: DataPath) =>
  warningsOf(state, path, (each) => isAbout(each, path))

/** The same of the value itself. */
const warningsAt = (state: EditState, path: DataPath) =>
  warningsOf(state, path, (each) => isSame(each.path && toKeys(each.path), path))

const warningsOf = (
  { site: { findings }, values }: EditState,
  path: DataPath,
  isMeant: (finding: Finding) => boolean,
) =>
  findings
    .filter((each) => each.severity === 'warning' && isMeant(each))
    .map((each) => inWords(values, toKeys(each.path ?? path), wordsOfFinding(each)))

function proposalAt(values: EditState['values'], path: DataPath): Field['proposed'] {
  const found = proposedAt(values, path)
  if (!found) return null
  const proposedPath = toKeys(found.path)
  const of = proposedPath.length < path.length ? labelOf(values, proposedPath) : null
  return { ...found, path: proposedPath, of, stamp: stampOf(values, proposedPath) }
}

type Form = z.core.JSONSchema.BaseSchema

/** The JSON Schema at a path; of a choice of forms, the one that the value has. */
function formAt(values: unknown, path: DataPath): Form | undefined {
  const [schema] = schemasAt(site.schema, values, path)
  return schema && toForm(schema)
}

const toForm = memoize((schema: z.ZodType): Form =>
  z.toJSONSchema(schema, { unrepresentable: 'any' }),
)

/** Whether a path leads through existing values, or to a possible new item of a list. */
function isReachable(values: unknown, path: DataPath): boolean {
  return path.every((key, index) => {
    const around = valueAt(values, path.slice(0, index))
    if (!Array.isArray(around)) return around === undefined || typeof key === 'string'
    return Number.isInteger(key) && Number(key) >= 0 && Number(key) <= around.length
  })
}

function kindOf(form: Form, value: unknown): Field['kind'] {
  const { type, maxLength = 0, format } = form
  if (choicesOf(form)) return type === 'array' ? 'choices' : 'choice'
  if (isPicture(form)) return 'photo'
  if (type === 'array') return value === undefined && hasTexts(form) ? 'lines' : 'list'
  if (type === 'object') return 'map'
  if (type === 'boolean') return 'flag'
  if (type === 'number' || type === 'integer') return 'number'
  if (format === 'date') return 'date'
  return maxLength > 100 ? 'paragraph' : 'text'
}

const hasTexts = ({ items }: Form) =>
  typeof items === 'object' && Reflect.get(items, 'type') === 'string'

const isPicture = ({ properties = {} }: Form) => 'src' in properties && 'alt' in properties

/** What a photo can show of a job. */
function stagesOf({ properties: { stage } = {} }: Form): unknown[] | undefined {
  return typeof stage === 'object' ? stage.enum : undefined
}

/** The possible keys of the map at a path. */
export const propertiesOf = (values: unknown, path: DataPath): string[] =>
  Object.keys(formAt(values, path)?.properties ?? {})

function choicesOf({ items, enum: all, const: only }: Form): unknown[] | undefined {
  if (typeof items === 'object' && 'enum' in items) return items.enum
  return only === undefined ? all : [only]
}

function partsOf(form: Form, value: unknown): (string | number)[] {
  const kind = kindOf(form, value)
  if (kind === 'list') return Array.isArray(value) ? [...value.keys()] : []
  const known = kind === 'map' ? Object.keys(form.properties ?? Object(value)) : []
  return known.filter((key) => key !== 'acknowledge')
}

function limitsOf({ maxLength }: Form, description: string): Field['limits'] {
  const limits = /(?:(\d+) to|at most|up to) (\d+) (characters|words)/.exec(description) ?? []
  const [, min = 0, max = maxLength, unit = 'characters'] = limits
  return max === undefined ? null : { min: Number(min), max: Number(max), unit }
}

function descriptionOf(values: unknown, path: DataPath): string {
  const own = descriptionAt(site.schema, values, path)
  return own ?? (path.length > 1 ? descriptionOf(values, path.slice(0, -1)) : '')
}

/** The path of a value in words, without repetition: `Guilford, local challenges 2`. */
export function labelOf(values: unknown, path: DataPath): string {
  const words = path.slice(1).map((_, index) => wordsFor(values, path.slice(0, index + 2)))
  const way = words.filter((each, index) => !words[index + 1]?.includes(each))
  return startSentence(way.join(', ') || wordsFor(values, path))
}

function wordsFor(values: unknown, path: DataPath): string {
  const key = path.at(-1) ?? ''
  const around = path.slice(0, -1)
  if (typeof key === 'number') {
    const entry = valueAt(values, path)
    if (entry === undefined) return `${wordsFor(values, around)}: a new one`
    const names = [valueAt(entry, ['name']), valueAt(entry, ['title']), nameOfEntry(entry)]
    return names.find((name) => isText(name)) ?? `${wordsFor(values, around)} ${key + 1}`
  }
  return labels[`${around.at(-1)}.${key}`] ?? labels[key] ?? spaced(key)
}

const spaced = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Labels for fields whose names say little. */
const labels: Readonly<Record<string, string>> = {
  'hours.office': 'office hours',
  closed: 'closed days',
  navigation: 'menu',
  sms: 'text messages',
  url: 'web address',
  lat: 'latitude',
  lon: 'longitude',
  on: 'published on',
  wrong: 'what goes wrong',
}

/** Replaces field names in a message by the labels of dialogs. */
export function inWords(values: unknown, path: DataPath, found: string): string {
  const own = path.slice(
    0,
    path.findLastIndex((key) => typeof key === 'string'),
  )
  const maps = [own, path, path.slice(0, -1)]
  const wordsOf = (key: string) => {
    const map = maps.find((each) => propertiesOf(values, each).includes(key))
    if (map) return wordsFor(values, [...map, key])
    return /^[a-z]+[A-Z]/.test(key) ? spaced(key) : key
  }
  return startSentence(found.replaceAll(fieldNames, wordsOf))
}

/** Matches field names in messages. */
const fieldNames = /^\w+|(?<=^Entry \d+ of |^This |: an? )\w+|(?<=\bfield ")\w+|(?<=`)\w+(?=`)/g

/** Entries with pages have commands that manage their addresses. */
const withPages = new Set(['cities', 'counties', 'services', 'pages', 'projects'])

/** A service comes and goes by a plan of its own; below it, its texts are not all of it. */
const isPlanned = ([file, ...path]: DataPath) => file === 'services' && path.length === 1

function placeInList(values: EditState['values'], path: DataPath): Field['list'] {
  const at = path.findLastIndex((key) => typeof key === 'number')
  const around = path.slice(0, at)
  const list = valueAt(values, around)
  const isKept = at === 1 && withPages.has(String(path[0])) && !isPlanned(path)
  if (at < 0 || !Array.isArray(list) || isKept) return null
  const { minItems = 0, maxItems: max = Number.MAX_SAFE_INTEGER } = formAt(values, around) ?? {}
  const min = minItems === 1 && isOmitted(values, around) ? 0 : minItems
  const item = path.slice(0, at + 1)
  return {
    path: around,
    index: Number(path[at]),
    length: list.length,
    min,
    max,
    label: labelOf(values, item),
    stamp: stampOf(values, item),
  }
}

const worked: readonly (readonly [form: RegExp, note: string, path: DataPath])[] = [
  [
    /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b|\d [AP]M\b|\bnoon\b|\bmidnight\b|^Closed\b|^Open\b/,
    'Days and hours follow from the office hours.',
    ['business', 'hours'],
  ],
  [
    /\bmiles?\b/,
    'Distances follow from where the office stands, and from where the towns are.',
    ['business', 'coordinates'],
  ],
  [/\+?\d[\d() -]{8,}\d/, 'This follows from the phone number.', ['business', 'phone']],
  [/, [A-Z]{2} \d{5}/, 'This follows from the address.', ['business', 'address']],
  [
    /\b(?:towns?|places)\b/,
    'Towns are counted and listed from the towns that have a page, which `add-city` adds, and from those that are also served.',
    ['counties', 0, 'alsoServed'],
  ],
]

/** Explains a text that is not from the data: what it follows from, or that it belongs to the program. */
export function followsFrom(state: EditState, text: string): FieldsOfText {
  const [, note, path] = worked.find(([form]) => form.test(text)) ?? []
  const field = path && describeField(state, path)
  if (note !== undefined && field) return { fields: [field], note }
  return { fields: [], note: 'These words come from the program: they are in none of your files.' }
}
