import type { Place } from '../lib/finding.ts'
import type { Paint } from '../lib/io.ts'
import { printable } from '../lib/printable.ts'

/** A text of a page, with the lines of the data that it came from, the longest part first. */
export interface ExplainedText {
  /** The element that it is in; of the head, `title` and `description`. */
  readonly tag: string
  readonly text: string
  /** In the HTML file. */
  readonly line: number
  readonly column: number
  readonly origins: readonly Pick<Place, 'file' | 'line' | 'column'>[]
}

const mostShown = 3

/** The texts of a page for people: each below the places that it came from. */
export function formatTexts(texts: readonly ExplainedText[], paint: Paint): string {
  return texts
    .map(({ tag, text, origins }) => {
      const places = origins
        .slice(0, mostShown)
        .map(({ file, line, column }) => `${file}:${line}:${column}`)
      const more = origins.length > mostShown ? [`${origins.length - mostShown} more`] : []
      const from = places.length > 0 ? [...places, ...more].join(', ') : 'no text of the data'
      return `${paint('bold', from)} ${paint('dim', tag)}\n  ${printable(text)}\n`
    })
    .join('')
}
