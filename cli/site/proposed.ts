import { isDeepStrictEqual } from 'node:util'
import { editValue, type DataEdit } from '../edit/data-edits.ts'
import { leadsInto, type DataPath } from '../lib/data-path.ts'
import { isText } from '../lib/json.ts'
import { dataFileNames } from '../load/load-data.ts'
import { isMap, valueAt, walk } from '../validate/fields.ts'
import { nameFields, pathOfLine, type FileValues } from './placeholders.ts'

/** The lines of `placeholders`, each with the path that it names. */
function linesOf(values: FileValues) {
  const list = valueAt(values.business, ['placeholders'])
  const lines = Array.isArray(list) ? list.map(String) : []
  return lines.map((line, index) => ({ line, index, path: pathOfLine(values, line) }))
}

/**
 * The unconfirmed state of a value: how many lines name it or its parts, or else the line that names a value
 * around it. A whole file cannot be confirmed at one of its texts.
 */
export function proposedAt(values: FileValues, path: DataPath) {
  const lines = linesOf(values).filter((each) => each.path.length > 1)
  const inside = lines.filter((each) => leadsInto(each.path, path))
  const around = lines.find((each) => leadsInto(path, each.path))
  if (path.length < 2) return null
  if (inside.length > 0) return { path, count: inside.length }
  return around ? { path: around.path, count: 1 } : null
}

/** Removes the lines that name a value or its parts, after a confirmation. */
export const confirmed = (values: FileValues, path: DataPath): DataEdit[] =>
  linesOf(values)
    .filter((each) => leadsInto(each.path, path))
    .map(({ index }) => takeOut(index))

const takeOut = (index: number): DataEdit => {
  return { kind: 'remove', file: 'business', path: ['placeholders', index] }
}

/** Updates the lines after edits: removes those whose values these replace completely or remove. */
export function settledBy(values: FileValues, edits: readonly DataEdit[]): DataEdit[] {
  const changed = new Set(edits.map(({ file }) => file))
  const edited = [...changed].map((file) => {
    const own = edits.filter((edit) => edit.file === file)
    return [file, editValue(values[file], own)] as const
  })
  const after = { ...values, ...Object.fromEntries(edited) }
  return linesOf(values).flatMap(({ line, index, path }): DataEdit[] => {
    const before = valueAt(values, path)
    const own = edits.filter((edit) => edit.file === path[0])
    if (own.length === 0 || path.length < 2 || before === undefined) return []
    if (own.some((edit) => isRemovedBy(edit, path))) return [takeOut(index)]
    const isOfSets = own.every(({ kind }) => kind === 'set')
    const name = isOfSets ? renamed(line, path, [values, after]) : renumbered(line, path, own)
    const now = valueAt(after, pathOfLine(after, name))
    const isDone = own.some((edit) => isSettled({ path, before, now, edit }))
    if (now === undefined || isDone) return [takeOut(index)]
    if (name === line) return []
    return [{ kind: 'set', file: 'business', path: ['placeholders', index], value: name }]
  })
}

const isRemovedBy = ({ kind, file, path }: DataEdit, of: DataPath) =>
  kind === 'remove' && leadsInto(of, [file, ...path])

/** The line with the number that an item has when others before it came or went. */
function renumbered(line: string, path: DataPath, edits: readonly DataEdit[]): string {
  return path.reduce<string>((name, key, depth) => {
    if (typeof key !== 'number') return name
    const list = path.slice(0, depth)
    const moved = edits.map((edit) => {
      const at = edit.path.at(-1)
      const isBefore = isDeepStrictEqual([edit.file, ...edit.path.slice(0, -1)], list)
      if (!isBefore || typeof at !== 'number') return 0
      if (edit.kind === 'remove') return at < key ? -1 : 0
      return edit.kind === 'insert' && at <= key ? 1 : 0
    })
    const shift = moved.reduce<number>((sum, each) => sum + each, 0)
    const tail = path.slice(depth).map(String).join('.')
    // An entry is named, not numbered.
    if (shift === 0 || !name.endsWith(tail)) return name
    return (
      name.slice(0, -tail.length) + [key + shift, ...path.slice(depth + 1)].map(String).join('.')
    )
  }, line)
}

/** The line with the name that its entry has after an edit. */
function renamed(line: string, path: DataPath, states: readonly [FileValues, FileValues]): string {
  const file = dataFileNames.find((name) => name === path[0])
  const nameField = (file && nameFields[file]) ?? ''
  const [old, now] = states.map((state) => valueAt(state, [...path.slice(0, 2), nameField]))
  if (!isText(old) || !isText(now)) return line
  return line.replace(`${file}.${old}`, () => `${file}.${now}`)
}

interface Changed {
  readonly path: DataPath
  readonly before: unknown
  readonly now: unknown
  readonly edit: DataEdit
}

/** Whether an edit settles a line: a list of words counts as one text; otherwise every text has to be saved. */
function isSettled({ path, before, now, edit }: Changed): boolean {
  if (isDeepStrictEqual(before, now)) return false
  if (isFlat(before)) return true
  const saved = [edit.file, ...edit.path]
  if (!leadsInto(saved, path)) return false
  const way = saved.slice(path.length)
  const form = valueAt(before, way)
  const isWhole = walk(before).every(
    (each) => isCollection(each.value) || leadsInto(each.path, way),
  )
  return isWhole && isMap(form) && Object.values(form).every(isFlat)
}

const isCollection = (value: unknown) => typeof value === 'object' && value !== null
const isFlat = (value: unknown) => !walk(value).some((each) => isMap(each.value))
