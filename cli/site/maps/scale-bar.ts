import type { ServiceMap } from '../../../templates/types.ts'
import { isInside, overlap, sheetBox, squareOf, type Box, type Dot, type Size } from './geometry.ts'
import { unitsPerMile } from './viewport.ts'

const lengths = [20, 10, 5, 2, 1]
const inset = 14
const barHeight = 30

/** The longest bar that takes no more than a quarter of the sheet, in a corner without dots. */
export function placeScaleBar(
  scale: number,
  sheet: Size,
  dots: readonly Dot[],
): { readonly bar: ServiceMap['scaleBar']; readonly box: Box } | null {
  const widthOf = (miles: number) => Math.round(miles * unitsPerMile * scale)
  const miles = lengths.find((length) => widthOf(length) <= sheet.width / 4)
  if (miles === undefined) return null
  const width = widthOf(miles)
  const squares = dots.map(squareOf)
  const box = cornersOf(sheet, width).find((corner) => !squares.some((dot) => overlap(corner, dot)))
  if (!box || !isInside(box, sheetBox(sheet))) return null
  const text = miles === 1 ? '1 mile' : `${miles} miles`
  return { bar: { text, x: box.left + inset, y: box.bottom - inset, width }, box }
}

function cornersOf(sheet: Size, bar: number): Box[] {
  const [wide, high] = [bar + 2 * inset, barHeight + inset]
  const [right, bottom] = [sheet.width - wide, sheet.height - high]
  const at = (left: number, top: number) => ({ left, top, right: left + wide, bottom: top + high })
  return [at(right, bottom), at(0, bottom), at(right, 0), at(0, 0)]
}
