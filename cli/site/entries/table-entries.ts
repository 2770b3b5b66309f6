import { errorAt, placeAt, type Finding, type Place } from '../../lib/finding.ts'
import { namesIn } from '../../lib/place-name.ts'
import { nearest } from '../../lib/suggest.ts'
import type { DataFile } from '../../load/load-data.ts'
import type { DataPath, Source } from '../../parse/parse.ts'
import { show } from '../../validate/rule.ts'
import { checkCharacters } from '../../validate/characters.ts'
import { lineEnd, namedSeparator, readCsv, startOfLine, type CsvRow } from './csv.ts'
import type { ListFile, ReadEntries } from './entries-file.ts'

/** A field of entries as a column of a table. */
export interface TableColumn {
  readonly field: string
  /** The part of the field that the column has: `lat` of `coordinates`. */
  readonly part?: string
  /** Other names of the column, such as that of the option. */
  readonly also?: readonly string[]
  readonly isNeeded?: boolean
  /**
   * How a cell is read, if not as text: a number; names between commas; or an item of a list, of which each has
   * a column (`challenge 1`, `challenge 2`) or a line of the cell.
   */
  readonly form?: 'number' | 'names' | 'items'
}

interface Written {
  readonly column: TableColumn
  readonly value: string | number
  /** The index of the cell in its row. */
  readonly at: number
}

/** `Local challenges 2`, `local_challenge` and `localChallenges` are one. */
const plainName = (title: string) =>
  title
    .trim()
    .toLowerCase()
    .replace(/[\s_.-]*\d+$/, '')
    .replaceAll(/[^\p{L}]/gu, '')
    .replace(/s$/, '')

const namesOf = ({ field, part, also = [] }: TableColumn) =>
  part === undefined ? [field, ...also] : [`${field}.${part}`, part, ...also]

const columnFor = (columns: readonly TableColumn[], title: string) =>
  columns.find((column) => namesOf(column).some((name) => plainName(name) === plainName(title)))

/** Whether a text is a table: by the end of its name, or by a first line with one of the columns. */
export function isTable(
  { path, text }: Pick<DataFile, 'path' | 'text'>,
  columns: readonly TableColumn[],
): boolean {
  if (/\.(csv|tsv)$/i.test(path)) return true
  const head = headOf(text)
  if (/\.(ya?ml|json)$/i.test(path) || /^\s*(?:[-#[{]|[\w"']+:(?:\s|$))/.test(head)) return false
  return countKnown(head, separatorOf(text, columns), columns) > 0
}

const separators = [',', ';', '\t']

/** Spreadsheets write what their country does: the separator that parts the most names of columns. */
function separatorOf(text: string, columns: readonly TableColumn[]): string {
  const known = (sign: string) => countKnown(headOf(text), sign, columns)
  const [best = ','] = separators.toSorted((one, other) => known(other) - known(one))
  return namedSeparator(text) ?? best
}

const headOf = (text: string) => {
  const lines = text.split(lineEnd).slice(namedSeparator(text) === undefined ? 0 : 1)
  return lines.find((line) => line.trim() !== '') ?? ''
}

const countKnown = (head: string, sign: string, columns: readonly TableColumn[]) =>
  head.split(sign).filter((title) => columnFor(columns, title.replaceAll('"', ''))).length

/**
 * Reads a table whose first row names the fields. Empty cells are left out; faults of the table itself are
 * findings, at their cells; with `isPartial` only the rows without one are read. Throws a `CommandError`
 * where a quotation mark is not closed.
 */
export function readTableEntries(
  file: DataFile & { readonly name: ListFile },
  columns: readonly TableColumn[],
  { isPartial = false } = {},
): ReadEntries {
  const { path, text } = file
  const separator = separatorOf(text, columns)
  const [titles, ...all] = readCsv(path, text, separator)
  const placeOfCell = (row: CsvRow, at: number) => cellPlace(file, separator, row, at)
  if (!titles || all.length === 0) {
    const message = titles
      ? 'There is no row below the names of the columns.'
      : 'There is no row here.'
    return { findings: [errorAt('schema/type', message, expectedTable(columns), placeAt(path))] }
  }
  const heads = titles.cells.map((title) => columnFor(columns, title))
  const ofTable = [
    ...checkCharacters(file),
    ...titleFaults(titles, all, columns).map(({ at, ...words }) => {
      return faultAtCell(titles, at, placeOfCell(titles, at), words)
    }),
  ]
  const judged = all.map((row) => {
    const faults = rowFaults(row, titles, heads, columns).map(({ at, ...words }) =>
      faultAtCell(row, at, placeOfCell(row, at), words),
    )
    return { row, faults }
  })
  const ofRows = judged.flatMap(({ faults }) => faults)
  const rows = judged.flatMap(({ row, faults }) => (faults.length > 0 ? [] : row))
  const isRefused = ofTable.length > 0 || rows.length === 0 || !isPartial
  if (ofTable.length + ofRows.length > 0 && isRefused) return { findings: [...ofTable, ...ofRows] }
  const written = rows.map(({ cells }) => cellsOf(cells, heads, separator))
  const entries = written.map(toEntry)
  const atOf = ([index = 0, ...fields]: DataPath) => findCell(written[Number(index)] ?? [], fields)
  const rowAt = ([index = 0]: DataPath) => rows[Number(index)] ?? titles
  const find = (at: DataPath) => placeOfCell(rowAt(at), atOf(at) ?? 0)
  const source: Source = {
    ...file,
    value: entries,
    isPartial: false,
    placeOf: find,
    placeOfKey: find,
    writtenAt: () => undefined,
  }
  const cellOf = (at: DataPath) => {
    const cell = atOf(at)
    return cell === undefined ? `Row ${rowAt(at).row}` : nameOfCell(rowAt(at), cell)
  }
  return { file: { ...file, source, entries, pathIn: (at) => at, cellOf, leftOut: ofRows } }
}

interface CellFault {
  readonly at: number
  readonly rule: 'schema/unknown-key' | 'schema/missing-key' | 'schema/type'
  readonly message: string
  readonly expected: string
  readonly suggestion?: string | undefined
}

function faultAtCell(
  row: CsvRow,
  at: number,
  place: Place,
  { rule, message, expected, suggestion }: Omit<CellFault, 'at'>,
): Finding {
  const located = `${nameOfCell(row, at)}: ${message}`
  return { ...errorAt(rule, located, expected, place), suggestion }
}

/** `B3` */
function nameOfCell({ row }: CsvRow, at: number): string {
  let letters = ''
  for (let rest = at + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCodePoint(65 + ((rest - 1) % 26)) + letters
  }
  return `Cell ${letters}${row}`
}

const shownName = (column: TableColumn) => namesOf(column)[0] ?? column.field

function expectedTable(columns: readonly TableColumn[]): string {
  return `a row with the names of the columns, ${columns.map(shownName).join(', ')}, and below it a row for each entry`
}

function titleFaults(
  { cells }: CsvRow,
  rows: readonly CsvRow[],
  columns: readonly TableColumn[],
): CellFault[] {
  const known = columns.flatMap(namesOf)
  const unknown = cells.flatMap((title, at): CellFault[] => {
    const isUsed = rows.some((row) => (row.cells[at] ?? '').trim() !== '')
    if (columnFor(columns, title) || (title.trim() === '' && !isUsed)) return []
    const message =
      title.trim() === ''
        ? 'This column has values and no name.'
        : `There is no field ${show(title.trim())}.`
    const expected = `one of ${columns.map(shownName).join(', ')}`
    const suggestion = nearest(title.trim(), known)
    return [{ at, rule: 'schema/unknown-key', message, expected, suggestion }]
  })
  const twice = cells.flatMap((title, at): CellFault[] => {
    const column = columnFor(columns, title)
    const first = cells.findIndex((other) => columnFor(columns, other) === column)
    if (!column || first === at || column.form === 'names' || column.form === 'items') return []
    const message = `The column ${shownName(column)} is here twice.`
    return [{ at, rule: 'schema/type', message, expected: 'each column once, but for lists' }]
  })
  const missing = columns.flatMap((column): CellFault[] => {
    if (!column.isNeeded || cells.some((title) => columnFor(columns, title) === column)) return []
    // A misspelt one is that column.
    if (unknown.some(({ suggestion = '' }) => columnFor(columns, suggestion) === column)) return []
    const message = `There is no column ${shownName(column)}.`
    return [{ at: 0, rule: 'schema/missing-key', message, expected: expectedTable(columns) }]
  })
  return [...unknown, ...twice, ...missing]
}

function rowFaults(
  row: CsvRow,
  titles: CsvRow,
  heads: readonly (TableColumn | undefined)[],
  columns: readonly TableColumn[],
): CellFault[] {
  const beyond = row.cells.findIndex((cell, at) => at >= titles.cells.length && cell.trim() !== '')
  if (beyond !== -1) {
    const message = `This row has more cells than the first one, which names ${titles.cells.length}.`
    const expected = 'a value that holds the sign between the cells, between quotation marks'
    return [{ at: beyond, rule: 'schema/type', message, expected }]
  }
  return columns.flatMap((column): CellFault[] => {
    const at = heads.indexOf(column)
    if (!column.isNeeded || at === -1 || (row.cells[at] ?? '').trim() !== '') return []
    const message = `${shownName(column)} is empty.`
    return [{ at, rule: 'schema/missing-key', message, expected: 'some text' }]
  })
}

function cellsOf(
  cells: readonly string[],
  heads: readonly (TableColumn | undefined)[],
  separator: string,
): Written[] {
  return cells.flatMap((cell, at) => {
    const column = heads[at]
    const text = cell.trim().replaceAll(/\r\n?/g, '\n')
    if (!column || text === '') return []
    return valuesOf(text, column, separator).map((value) => ({ column, value, at }))
  })
}

function valuesOf(text: string, { form }: TableColumn, separator: string) {
  if (form === 'names') return text.split(/[;\n]/).flatMap(namesIn)
  if (form === 'items') return text.split('\n').flatMap((line) => line.trim() || [])
  if (form !== 'number') return [text]
  // Where commas are in numbers, spreadsheets write semicolons between them.
  const digits = separator === ',' ? text : text.replace(/^(-?\d+),(\d+)$/, '$1.$2')
  return [isFinite(Number(digits)) ? Number(digits) : text]
}

const isList = ({ form }: TableColumn) => form === 'names' || form === 'items'

function toEntry(written: readonly Written[]): Readonly<Record<string, unknown>> {
  const entry: Record<string, unknown> = {}
  for (const { column, value } of written) {
    const { field, part } = column
    const before = entry[field]
    if (isList(column)) entry[field] = [...(Array.isArray(before) ? before : []), value]
    else if (part === undefined) entry[field] = value
    else entry[field] = { ...Object(before), [part]: value }
  }
  return entry
}

/** The cell of a value; of a field without the part, its first one. */
function findCell(
  written: readonly Written[],
  [field, part]: readonly PropertyKey[],
): number | undefined {
  const all = written.filter(({ column }) => column.field === field)
  const [first] = all
  const found =
    typeof part === 'number' ? all[part] : all.find(({ column }) => column.part === part)
  return (found ?? first)?.at
}

/** The place of a cell, without its quotation marks; of one that is not there, the end of the row. */
function cellPlace({ path, text }: DataFile, separator: string, row: CsvRow, at: number): Place {
  let start = startOfLine(text, row.line - 1)
  let end = endOfCell(text, start, separator)
  for (let index = 0; index < at && text.startsWith(separator, end); index += 1) {
    start = end + separator.length
    end = endOfCell(text, start, separator)
  }
  const before = text.slice(0, start).split('\n')
  const isQuoted = text[start] === '"'
  const column = (before.at(-1) ?? '').length + (isQuoted ? 2 : 1)
  const [line = ''] = text
    .slice(start + (isQuoted ? 1 : 0), end - (isQuoted ? 1 : 0))
    .split(lineEnd)
  return placeAt(path, before.length, column, column + line.length)
}

/** In quotation marks a cell goes on to one that is not doubled, and behind which a cell or a line begins. */
function endOfCell(text: string, start: number, separator: string): number {
  const isEnd = (at: number) =>
    at >= text.length || text.startsWith(separator, at) || /[\r\n]/.test(text[at] ?? '')
  let at = start
  if (text[start] === '"') {
    at = start + 1
    while (at < text.length && !(text[at] === '"' && isEnd(at + 1))) {
      at += text.startsWith('""', at) ? 2 : 1
    }
    at += 1
  }
  while (!isEnd(at)) at += 1
  return Math.min(at, text.length)
}
