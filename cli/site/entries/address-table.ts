import { CsvError, parse } from 'csv-parse/sync'
import { groupBy } from '../../lib/collections.ts'
import { faultAt } from '../../lib/errors.ts'
import { type AddressFile, type AddressLine, type PassedOver } from './address-file.ts'
import { readPageAddress } from './page-address.ts'

interface Row {
  readonly cells: readonly string[]
  readonly line: number
}

/**
 * Reads a list with an address a line, or a table (RFC 4180) with them in one of its columns, which commas,
 * semicolons or tabs part. Throws where a quotation mark is not closed.
 */
export function readTable(name: string, text: string): AddressFile {
  const rows = readRows(name, text)
  const column = addressColumn(rows)
  const [{ cells: titles } = { cells: [] }] = rows
  const hasTitles = titles.length > 1 && hostOf(titles[column]) === undefined
  const clicksColumn = hasTitles ? titles.findIndex((title) => clicksTitle.test(title)) : column + 1
  const lines: AddressLine[] = []
  const passed: PassedOver[] = []
  for (const { cells, line } of hasTitles ? rows.slice(1) : rows) {
    const cell = cells[column] ?? ''
    if (cell === '') passed.push({ reason: 'no address', line, text: cells.join(', ') })
    else lines.push({ text: cell, line, clicks: readCount(cells[clicksColumn]) })
  }
  return { kind: hasTitles ? kindOfTable(titles, column) : 'a list', lines, passed }
}

const clicksTitle = /^(?:clicks|klicks|clics|visits|views|page ?views|sessions)$/i

/** Search Console names this column alike in all languages. */
const isOfSearchConsole = (title: string) => title === 'CTR'

export const searchConsole = 'an export of Search Console'

const kindOfTable = (titles: readonly string[], column: number) =>
  titles.some(isOfSearchConsole)
    ? searchConsole
    : `a table with addresses in its column ${JSON.stringify(titles[column])}`

/** A number, also one whose thousands are set apart: `1,204`. */
function readCount(cell = ''): number | null {
  const digits = cell.replaceAll(/[.,'’\s](?=\d{3}(?!\d))/g, '')
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null
}

/** The host of an address, empty where it names none; `undefined` of what is no address. */
function hostOf(cell = ''): string | undefined {
  const read = readPageAddress(cell)
  return 'reason' in read ? undefined : (read.host ?? '')
}

/** The column with the most addresses; of several, that of the fewest hosts: what links to pages has many. */
function addressColumn(rows: readonly Row[]): number {
  const found = rows.flatMap(({ cells }) =>
    cells.flatMap((cell, column) => {
      const host = hostOf(cell)
      return host === undefined ? [] : { column, host }
    }),
  )
  const hosts = groupBy(found, ({ column }) => column)
  const most = Math.max(0, ...Array.from(hosts.values(), ({ length }) => length))
  const [best] = [...hosts]
    .filter(([, { length }]) => length > most * 0.8)
    .map(([column, all]) => ({ column, hosts: new Set(all.map(({ host }) => host)).size }))
    .toSorted((one, other) => one.hosts - other.hosts || one.column - other.column)
  return best?.column ?? 0
}

const lineEnd = /\r\n|\n|\r/

function readRows(name: string, text: string): Row[] {
  const named = /^"?sep=(.)"?(?:\r\n|\n|\r)/i.exec(text)
  const rows: Row[] = []
  // Lines that were read; one row has several where a value in quotation marks has.
  let read = 0
  try {
    parse(text, {
      delimiter: named?.[1] ?? delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      on_record: (record: string[], { lines }) => {
        const cells = record.map((cell) => cell.trim())
        const isEmpty = cells.every((cell) => cell === '')
        if (!isEmpty && !(named && read === 0)) rows.push({ cells, line: read + 1 })
        read = lines
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw faultAt(
      { name, text, at: text.indexOf('"', startOfLine(text, read)) },
      'a quotation mark opens here, and none closes it',
      'one at the end of the value, or none',
    )
  }
  return rows
}

function startOfLine(text: string, lines: number): number {
  const ends = text.matchAll(new RegExp(lineEnd, 'g'))
  for (let left = lines; left > 1; left -= 1) ends.next()
  const last = lines > 0 ? ends.next().value : undefined
  return last ? last.index + last[0].length : 0
}

const sampled = 20

/** What parts the values of nearly every one of the first lines; a tab, which no address holds, where none does. */
function delimiterOf(text: string): string {
  // What stands in quotation marks parts nothing.
  const lines = text
    .slice(0, 64 * 1024)
    .replaceAll(/"(?:[^"]|"")*"/g, '""')
    .split(lineEnd)
    .filter((line) => line.trim() !== '')
    .slice(0, sampled)
  if (lines.some((line) => line.includes('\t'))) return '\t'
  const parts = (sign: string) => {
    const values = lines.map((line) => line.split(sign))
    const [titles = []] = values
    const hasTitles = titles.length > 1 && titles.every((title) => !isAddress(title))
    const isParted = hasTitles ? ({ length }: readonly string[]) => length > 1 : isRow
    return values.filter(isParted).length > values.length * 0.8
  }
  return [';', ','].find(parts) ?? '\t'
}

/** Addresses hold commas and semicolons too: one parts an address from a number, words or another address. */
const isRow = ([first = '', ...others]: readonly string[]) =>
  others.length > 0 &&
  (!isAddress(first) || others.some((value) => /^$|^"|^[\d.]+%?$|[\s/]/.test(value)))

const isAddress = (value: string) => hostOf(value.trim()) !== undefined
