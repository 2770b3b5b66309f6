import { breakLines } from './wrap-text.ts'
import type { CardColumn, CardText } from './og-image.ts'
import type { Typeface } from './typeface.ts'

export type TypefaceOf = (text: CardText) => Typeface

const lineHeight = 1.12
/** Between two texts, in parts of the lower one's size. */
const gap = 0.7
/** The smallest that a column's texts may become, in parts of their size; below `small`, none does. */
const smallest = 0.4
const small = 26
const step = 0.02

/**
 * The texts of a column as outlines. They are set as large as the box lets them; what does not fit
 * even at the smallest size ends in an ellipsis.
 */
export function setColumn(column: CardColumn, typefaceOf: TypefaceOf): string {
  let scale = 1
  while (scale > smallest && !fits(column, scale, typefaceOf)) scale -= step
  let top = column.y
  return column.texts
    .map((text, index) => {
      const size = sizeAt(text, scale)
      const lines = breakLines(text.text, column.width / size, typefaceOf(text))
      const first = top + (index > 0 ? gap * size : 0)
      top = first + lines.length * lineHeight * size
      return lines
        .map((line, row) => {
          const baseline = first + (row + 0.82) * lineHeight * size
          return setLine({ line, size, baseline, column, text, typeface: typefaceOf(text) })
        })
        .join('')
    })
    .join('')
}

const sizeAt = ({ size }: CardText, scale: number) => Math.max(size * scale, Math.min(size, small))

function fits({ texts, width, height }: CardColumn, scale: number, typefaceOf: TypefaceOf) {
  const heights = texts.map((text, index) => {
    const size = sizeAt(text, scale)
    const lines = breakLines(text.text, width / size, typefaceOf(text))
    const tooWide = lines.some((line) => typefaceOf(text).width(line) > width / size)
    return tooWide ? Infinity : lines.length * lineHeight * size + (index > 0 ? gap * size : 0)
  })
  return heights.reduce((sum, each) => sum + each, 0) <= height
}

interface Line {
  readonly line: string
  readonly size: number
  readonly baseline: number
  readonly column: CardColumn
  readonly text: CardText
  readonly typeface: Typeface
}

function setLine({ line, size, baseline, column, text, typeface }: Line): string {
  const shown = shorten(line, column.width / size, typeface)
  const room = column.side === 'right' ? column.width - typeface.width(shown) * size : 0
  const x = (column.x + room).toFixed(2)
  const transform = `translate(${x} ${baseline.toFixed(2)})scale(${size.toFixed(2)})`
  return `<g fill="${text.fill}" transform="${transform}">${typeface.outline(shown)}</g>`
}

function shorten(line: string, width: number, typeface: Typeface): string {
  let shown = line
  while (shown.length > 1 && typeface.width(shown) > width) {
    shown = `${shown.replace(/…$/, '').slice(0, -1).trimEnd()}…`
  }
  return shown
}
