import type { DataEdit } from '../../edit/data-edits.ts'
import { dataError } from '../../lib/errors.ts'
import { isText } from '../../lib/json.ts'
import { quoteWord } from '../../lib/shell-word.ts'
import { adviceOnName, requireOne } from '../../lib/suggest.ts'
import { dataFileNames, dataPath, type DataFileName } from '../../load/load-data.ts'
import { parseFile, valueOf, type DataPath } from '../../parse/parse.ts'
import { schemasAt, valueAt } from '../../validate/fields.ts'
import { nameFields, pageShowing, pathOfLine, type FileValues } from '../placeholders.ts'
import { settledBy } from '../proposed.ts'
import { dataSchemas } from '../schema/data.ts'
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
  const values: FileValues = Object.fromEntries(
    known.texts.map((each) => [each.name, parseFile(each).source?.value]),
  )
  const [, ...path] = pathOfLine(values, `${file}.${asked.path}`)
  const target = { ...asked, file, path, named: asked.path }
  requireWay(values, target)
  const edit = toEdit(values, target)
  const page = pageShowing(values, [file, ...path])
  const name = `${asked.path} in ${dataPath(file)}`
  return {
    title: `${asked.kind} ${name}`,
    done: `${name} was ${done[asked.kind]}.`,
    edits: [edit, ...settledBy(values, edit)],
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

/** Throws where a list on the way has no such entry or item; what a map may hold is for the schema to say. */
function requireWay(values: FileValues, { kind, file, path, named }: Target): void {
  for (const [depth, key] of path.entries()) {
    const around = valueAt(values, [file, ...path.slice(0, depth)])
    if (!Array.isArray(around)) continue
    const isNew = kind === 'insert' && depth === path.length - 1
    if (typeof key === 'number' && key < around.length + Number(isNew)) continue
    const nameField = depth === 0 ? nameFields[file] : undefined
    const names = nameField === undefined ? [] : around.map((each) => valueAt(each, [nameField]))
    const counted = `There are ${around.length}, counted from 0.`
    const advice =
      names.length > 0
        ? adviceOnName({ name: String(key), names: names.filter(isText), otherwise: counted })
        : counted
    throw dataError(`${dataPath(file)} has no ${named}. ${advice} Nothing was changed.`)
  }
}

interface Target extends Omit<AskedEdit, 'file' | 'path'> {
  readonly file: DataFileName
  readonly path: DataPath
  /** The path as it was given. */
  readonly named: string
}

/** A list takes an item at its end; where it is missing, it comes with its first. */
function toEdit(
  values: FileValues,
  { kind, file, path, named, value: text = '' }: Target,
): DataEdit {
  const before = valueAt(values, [file, ...path])
  if (kind === 'remove') {
    if (before !== undefined) return { kind, file, path }
    throw dataError(`${dataPath(file)} has no ${named}. Nothing was changed.`)
  }
  const value = (at: DataPath) => toValue(text, values, [file, ...at])
  if (kind === 'set') return { kind, file, path, value: value(path) }
  if (Array.isArray(before)) return { kind: 'append', file, path, value: value([...path, 0]) }
  const list = path.slice(0, -1)
  const isItem = typeof path.at(-1) === 'number'
  if (isItem && Array.isArray(valueAt(values, [file, ...list])))
    return { kind, file, path, value: value(path) }
  return { kind: 'set', file, path, value: [value([...path, 0])] }
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
  return !takes(meant) && isOther && (takes(read) || isSame || /^[[{]/.test(text)) ? read : meant
}

/** The command that puts back what was there. */
function inverseOf(values: FileValues, { file, path }: AskedEdit, edit: DataEdit): string {
  const before = valueAt(values, [edit.file, ...edit.path])
  const words = (...options: readonly string[]) =>
    ['npx roof-site set', file, quoteWord(path), ...options].join(' ')
  const written = () => quoteWord(isText(before) ? before : JSON.stringify(before))
  if (edit.kind === 'append' && Array.isArray(before))
    return `npx roof-site set ${file} ${quoteWord(`${path}.${before.length}`)} --remove`
  if (edit.kind === 'insert' || before === undefined) return words('--remove')
  const isItem = edit.kind === 'remove' && typeof edit.path.at(-1) === 'number'
  return isItem ? words(written(), '--insert') : words(written())
}
