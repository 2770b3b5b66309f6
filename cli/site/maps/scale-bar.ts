import type { ServiceMap } from '../../../templates/types.ts'
import { squareOf, type Box, type Dot, type Size } from './geometry.ts'
import { firstClear, type IsClear } from './clear-ground.ts'
import { unitsPerMile } from './viewport.ts'

const lengths = [20, 10, 5, 2, 1]
const inset = 14
const barHeight = 30
/** From one place that is tried to the next. */
const step = 20

/** The longest bar that takes no more than a quarter of the sheet, at an edge where no dot is. */
export function placeScaleBar(
  scale: number,
  sheet: Size,
  { dots, isClear }: { readonly dots: readonly Dot[]; readonly isClear: IsClear },
): { readonly bar: ServiceMap['scaleBar']; readonly box: Box } | null {
  const widthOf = (miles: number) => Math.round(miles * unitsPerMile * scale)
  const miles = lengths.find((length) => widthOf(length) <= sheet.width / 4)
  if (miles === undefined) return null
  const width = widthOf(miles)
  const room = { sheet, taken: dots.map(squareOf), clear: [isClear] }
  const { box } = firstClear(alongEdges(sheet, width), room) ?? {}
  if (!box) return null
  const text = miles === 1 ? '1 mile' : `${miles} miles`
  return { bar: { text, x: box.left + inset, y: box.bottom - inset, width }, box }
}

/** Places along the lower edge, then along the upper, from the right. */
function alongEdges(sheet: Size, bar: number): { readonly box: Box }[] {
  const [wide, high] = [bar + 2 * inset, barHeight + inset]
  const [right, bottom] = [sheet.width - wide, sheet.height - high]
  const at = (left: number, top: number) => {
    return { box: { left, top, right: left + wide, bottom: top + high } }
  }
  const lefts = Array.from({ length: Math.ceil(right / step) }, (_, i) => right - i * step)
  return [bottom, 0].flatMap((top) => [...lefts, 0].map((left) => at(left, top)))
}
