import { type Place, placeAt } from '../lib/finding.ts'
import { offsetsWithoutMarks, withoutMarks } from './marks.ts'

/** The built file of a page. */
export interface BuiltFile {
  /** `dist/about.html`. */
  readonly file: string
  readonly html: string
}

/** Converts offsets in the marked HTML of a page to a place in its file. */
export type PlaceInFile = (start: number, end: number) => Place

/**
 * Finds places in the file of a page. Its body has the same length as the marked one without marks; text
 * before the body is searched for. Everything else is placed at the start of the file.
 */
export function placesInFile(marked: string, { file, html }: BuiltFile): PlaceInFile {
  const toPlain = offsetsWithoutMarks(marked)
  const toPlace = placesByOffset(file, html)
  const body = marked.indexOf('<body')
  const shift = html.indexOf('<body') - toPlain(body)
  const isSameBody = html.lastIndexOf('</div>') === toPlain(marked.lastIndexOf('</div>')) + shift
  return (start, end) => {
    if (start > body) {
      return isSameBody ? toPlace(toPlain(start) + shift, toPlain(end) + shift) : placeAt(file)
    }
    const markup = withoutMarks(marked.slice(start, end))
    const found = html.indexOf(markup)
    return found < 0 ? placeAt(file) : toPlace(found, found + markup.length)
  }
}

function placesByOffset(file: string, text: string): PlaceInFile {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
  const toLine = (offset: number) => {
    const line = starts.findLastIndex((start) => start <= offset)
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 }
  }
  return (start, end) => {
    const last = toLine(end)
    return { file, ...toLine(start), endLine: last.line, endColumn: last.column }
  }
}
