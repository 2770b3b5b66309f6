import * as z from 'zod'
import type { DataEdit } from '../../edit/data-edits.ts'
import { dataError, faultAt } from '../../lib/errors.ts'
import { isText } from '../../lib/json.ts'
import { plural } from '../../lib/plural.ts'
import { quoteWord } from '../../lib/shell-word.ts'
import { toSlug } from '../../lib/slug.ts'
import { adviceOnName, didYouMean, requireOne } from '../../lib/suggest.ts'
import { dataFileNames, dataPath, type DataFileName } from '../../load/load-data.ts'
import { parseFile, valueOf, type DataPath } from '../../parse/parse.ts'
import { offsetOf } from '../../parse/places.ts'
import { declaredAt, schemasAt, valueAt } from '../../validate/fields.ts'
import { nameFields, pageShowing, pathOfLine, type FileValues } from '../placeholders.ts'
import { settledBy } from '../proposed.ts'
import { dataSchema, dataSchemas } from '../schema/data.ts'
import { asMeant } from '../schema/forms.ts'
import type { Change, KnownSite } from './change.ts'

export interface AskedEdit {
  readonly kind: 'set' | 'insert' | 'remove'
  /** `cities.yaml`, `cities` */
  readonly file: string
  /** As a line of `placeholders` has it, without the file: `Guilford.localChallenges.0`. */
  readonly path: string
  /** Of `remove` none. */
  readonly value?: string | undefined
}

/**
 * What it takes to set, insert or remove one value, with the lines of `placeholders` that this settles.
 * Throws where no file, entry or item has that name, with the nearest.
 */
export function planSet(known: Pick<KnownSite, 'texts'>, asked: AskedEdit): Change {
  const file = requireFile(asked.file)
  if (!known.texts.some(({ name }) => name === file)) {
    const where = dataPath(file)
    throw dataError(
      `${where} cannot be read: \`npx roof-site validate\` says why. Nothing was changed.`,
    )
  }
  const values: FileValues = Object.fromEntries(
    known.texts.map((each) => [each.name, parseFile(each).source?.value]),
  )
  const path = withNumber(values, file, pathOfLine(values, `${file}.${asked.path}`).slice(1))
  const target = { ...asked, file, path, named: asked.path }
  requireWay(values, target)
  const { value = '' } = asked
  const edit = toEdit(values, target, (at) => toValue(value, values, [file, ...at]))
  const page = pageShowing(values, [file, ...path])
  const name = `${asked.path} in ${dataPath(file)}`
  return {
    title: `${asked.kind} ${name}`,
    done: `${name} was ${done[asked.kind]}.`,
    edits: [edit, ...settledBy(values, [edit])],
    pages: page === undefined ? [] : [page],
    isForeseen: file === 'cities',
    next: `npm start, then open ${page ?? '/'}`,
    inverse: { command: inverseOf(values, asked, edit) },
  }
}

const done = { set: 'set', insert: 'inserted', remove: 'removed' } as const

const requireFile = (name: string): DataFileName =>
  requireOne(dataFileNames, (each) => each, {
    what: 'data file',
    name: name.replace(/^data\//, '').replace(/\.yaml$/, ''),
  })

/**
 * Throws where a list on the way has no such entry or item, or nothing is there to remove; what a map may hold
 * is for the schema to say.
 */
function requireWay(values: FileValues, { kind, file, path, named }: Target): void {
  for (const [depth, key] of path.entries()) {
    const around = valueAt(values, [file, ...path.slice(0, depth)])
    if (!Array.isArray(around)) continue
    const isNew = kind === 'insert' && depth === path.length - 1
    if (typeof key === 'number' && key < around.length + Number(isNew)) continue
    const nameField = depth === 0 ? nameFields[file] : undefined
    const names = nameField === undefined ? [] : around.map((each) => valueAt(each, [nameField]))
    const end = isNew ? `; ${around.length} adds one at its end` : ''
    const counted = `The list has ${plural(around.length, 'item')}, counted from 0${end}.`
    const advice =
      names.length > 0 ? adviceOnEntry(String(key), names.filter(isText), counted) : counted
    throw dataError(
      `${dataPath(file)} has no ${named || 'entry ""'}. ${advice} Nothing was changed.`,
    )
  }
  if (kind === 'remove' && valueAt(values, [file, ...path]) === undefined)
    throw dataError(`${dataPath(file)} has no ${named}. Nothing was changed.`)
}

/** The nearest name, or the one that begins so, such as `Penobscot` of Penobscot County; otherwise what to count. */
function adviceOnEntry(key: string, names: readonly string[], otherwise: string): string {
  const longer = names.filter((name) => toSlug(name).startsWith(toSlug(key) || '-'))
  const [only] = longer.length === 1 ? longer : []
  return only === undefined ? adviceOnName({ name: key, names, otherwise }) : didYouMean(only)
}

interface Target extends Omit<AskedEdit, 'file' | 'path'> {
  readonly file: DataFileName
  readonly path: DataPath
  /** The path as it was given. */
  readonly named: string
}

/** The path with a number for the item of a list that is not there yet. */
function withNumber(values: FileValues, file: DataFileName, path: DataPath): DataPath {
  const [list, key] = [path.slice(0, -1), path.at(-1)]
  const isOfList = schemasAt(dataSchema, values, [file, ...list]).some(
    (schema) => schema instanceof z.ZodArray,
  )
  return isOfList && /^\d+$/.test(String(key)) ? [...list, Number(key)] : path
}

/** A value to set, insert or remove: its place, the file apart. */
interface Placed {
  readonly kind: AskedEdit['kind']
  readonly file: DataFileName
  readonly path: DataPath
}

/**
 * The edit that sets, inserts or removes a value, which `read` gets for the path where it will be. A list
 * comes with its first item, and an optional one goes with its last.
 */
export function toEdit(
  values: FileValues,
  { kind, file, path }: Placed,
  read: (at: DataPath) => unknown,
): DataEdit {
  const list = path.slice(0, -1)
  const around = valueAt(values, [file, ...list])
  const isItem = typeof path.at(-1) === 'number'
  if (kind === 'remove') {
    const isLast = isItem && Array.isArray(around) && around.length === 1
    return { kind, file, path: isLast && isOmitted(values, [file, ...list]) ? list : path }
  }
  if (kind === 'set') return { kind, file, path, value: read(path) }
  if (isItem) {
    const value = read(path)
    return Array.isArray(around)
      ? { kind, file, path, value }
      : { kind: 'set', file, path: list, value: [value] }
  }
  const value = read([...path, 0])
  return Array.isArray(valueAt(values, [file, ...path]))
    ? { kind: 'append', file, path, value }
    : { kind: 'set', file, path, value: [value] }
}

/** Whether a list without items is left out, file first in its path. */
export function isOmitted(values: FileValues, list: DataPath): boolean {
  const isOptional = declaredAt(dataSchema, values, list).some(
    (schema) => schema instanceof z.ZodOptional,
  )
  const mayBeEmpty = schemasAt(dataSchema, values, list).some(
    (schema) => schema.safeParse([]).success,
  )
  return isOptional && !mayBeEmpty
}

/** A text where the field takes one; of a number, a list or a map what YAML reads in it. */
function toValue(text: string, values: FileValues, path: DataPath): unknown {
  const [file, ...rest] = path
  const name = dataFileNames.find((each) => each === file)
  const schemas = name ? schemasAt(dataSchemas[name], values[name], rest) : []
  const takes = (value: unknown) => schemas.some((schema) => schema.safeParse(value).success)
  const meant = asMeant(path, text)
  const read = valueOf(text)?.value
  const isOther = !isText(read) && read !== null && read !== undefined
  const isSame = typeof read === typeof valueAt(values, path)
  if (read === undefined && !takes(meant) && /^\s*[[{]/.test(text)) throw unreadable(text, name)
  return !takes(meant) && isOther && (takes(read) || isSame || /^[[{]/.test(text)) ? read : meant
}

/** Why a list or a map as it was given cannot be read, and where in it. */
function unreadable(text: string, name: DataFileName = 'business') {
  const [finding] = parseFile({ name, path: 'the value', text }).findings
  const { message = 'This cannot be read.', expected = 'a value as YAML has it' } = finding ?? {}
  const at = finding ? offsetOf(text, finding) : 0
  return faultAt({ name: 'The value', text, at }, message.replace(/\.$/, ''), expected)
}

/** The command that puts back what was there. */
function inverseOf(values: FileValues, { file, path }: AskedEdit, edit: DataEdit): string {
  const before = valueAt(values, [edit.file, ...edit.path])
  // The last item of an optional list takes the list with it.
  const target = edit.kind === 'remove' && Array.isArray(before) ? path.replace(/\.\d+$/, '') : path
  const words = (...options: readonly string[]) =>
    ['npx roof-site set', file, quoteWord(target), ...options].join(' ')
  const written = () => quoteWord(isText(before) ? before : JSON.stringify(before))
  if (edit.kind === 'append' && Array.isArray(before))
    return `npx roof-site set ${file} ${quoteWord(`${path}.${before.length}`)} --remove`
  if (edit.kind === 'insert' || before === undefined) return words('--remove')
  const isItem = edit.kind === 'remove' && typeof edit.path.at(-1) === 'number'
  return isItem ? words(written(), '--insert') : words(written())
}
