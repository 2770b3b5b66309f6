import { type Place, placeAt } from '../lib/finding.ts'
import { offsetsWithoutMarks, withoutMarks } from './marks.ts'

/** The file that a build made of a page. */
export interface BuiltFile {
  /** `dist/about.html`. */
  readonly file: string
  readonly html: string
}

/** Where in the file of a page stands what has these offsets in its marked HTML. */
export type PlaceInFile = (start: number, end: number) => Place

/**
 * Tells places in the file of a page. The body is as long there but for the marks; what is before it is
 * found where it reads the same. Everything else stands at the start of the file.
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
