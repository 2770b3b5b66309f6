import { groupBy } from '../../lib/collections.ts'
import type { AddressFile, AddressLine } from './address-file.ts'
import type { PassedOver } from './passed-over.ts'
import { lineEnd, readCsv, type CsvRow } from './csv.ts'
import { readPageAddress } from './page-address.ts'

/**
 * Reads a list with an address a line, or a table (RFC 4180) with them in one of its columns, which commas,
 * semicolons or tabs part. Throws where a quotation mark is not closed.
 */
export function readTable(name: string, text: string): AddressFile {
  const rows = readCsv(name, text, delimiterOf(text)).map((row) => ({
    ...row,
    cells: row.cells.map((cell) => cell.trim()),
  }))
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
function addressColumn(rows: readonly CsvRow[]): number {
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
