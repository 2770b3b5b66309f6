import { CsvError, parse } from 'csv-parse/sync'
import { faultAt } from '../../lib/errors.ts'

/** A row of a table in text. */
export interface CsvRow {
  readonly cells: readonly string[]
  /** The line on which it begins, from 1. */
  readonly line: number
  /** Its number in a spreadsheet, from 1: a value may have several lines. */
  readonly row: number
}

export const lineEnd = /\r\n|\n|\r/

/**
 * Reads a table (RFC 4180) without its empty rows. The first line may name the separator, as Excel reads it
 * (`sep=;`); otherwise it is `delimiter`. Throws a `CommandError` where a quotation mark is not closed.
 */
export function readCsv(name: string, text: string, delimiter: string): CsvRow[] {
  const declared = namedSeparator(text)
  const rows: CsvRow[] = []
  // Lines that were read; one row has several where a value in quotation marks has.
  let read = 0
  let count = 0
  try {
    parse(text, {
      delimiter: declared ?? delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      on_record: (cells: string[], { lines }) => {
        const isEmpty = cells.every((cell) => cell.trim() === '')
        // A spreadsheet does not show the line that names the separator.
        const isNaming = declared !== undefined && read === 0
        if (!isNaming) count += 1
        if (!isEmpty && !isNaming) rows.push({ cells, line: read + 1, row: count })
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

/** The separator that the first line names. */
export const namedSeparator = (text: string) => /^"?sep=(.)"?(?:\r\n|\n|\r)/i.exec(text)?.[1]

/** The offset behind so many lines. */
export function startOfLine(text: string, lines: number): number {
  const ends = text.matchAll(new RegExp(lineEnd, 'g'))
  for (let line = lines; line > 1; line -= 1) ends.next()
  const last = lines > 0 ? ends.next().value : undefined
  return last ? last.index + last[0].length : 0
}
