import { geoIdentity, geoPath } from 'd3-geo'
import { clamp, overlap, type Box, type Size, type Spot } from './geometry.ts'
import type { Area } from './outline-shapes.ts'
import type { Viewport } from './viewport.ts'

/** Parts of a sheet: a corner of a county smaller than `area` says nothing; no view is moved farther than `reach`. */
const most = { area: 0.012, reach: 0.06 }
/** Half of a line, so that it leaves with its county. */
const lineWidth = 2

/** How far a view, in units of its sheet, is to be moved so that it shows no mere corners of counties. */
export function awayFromSlivers(counties: readonly Area[], view: Viewport, sheet: Size): Spot {
  const corners = sliversOn(counties, view, sheet)
  const along = (axis: 0 | 1, length: number) => {
    const steps = corners.map((step) => step[axis])
    // With corners at both ends, the larger step leaves one of them.
    const far = Math.min(0, ...steps) + Math.max(0, ...steps)
    return clamp(far, [-length * most.reach, length * most.reach])
  }
  return [along(0, sheet.width), along(1, sheet.height)]
}

/** Counties of which hardly a corner is on the sheet: for each, the shortest step away from it. */
export function sliversOn(counties: readonly Area[], view: Viewport, sheet: Size): Spot[] {
  const path = geoPath(
    geoIdentity().clipExtent([
      [0, 0],
      [sheet.width, sheet.height],
    ]),
  )
  return counties
    .filter(({ bounds }) => overlap(bounds, view.box))
    .flatMap(({ rings }) => rings)
    .flatMap((ring): Spot[] => {
      const shape = {
        type: 'Polygon' as const,
        coordinates: [ring.map((spot) => [...view.toSheet(spot)])],
      }
      const area = path.area(shape)
      if (area === 0 || area > most.area * sheet.width * sheet.height) return []
      const [[left, top], [right, bottom]] = path.bounds(shape)
      const step = stepAway({ left, top, right, bottom }, sheet)
      return step ? [step] : []
    })
}

/** The shortest step that leaves behind what an edge of the sheet cuts; `null` where none does. */
function stepAway({ left, top, right, bottom }: Box, { width, height }: Size): Spot | null {
  const steps: Spot[] = [
    ...(left <= 0 ? [[right + lineWidth, 0] as const] : []),
    ...(right >= width ? [[left - width - lineWidth, 0] as const] : []),
    ...(top <= 0 ? [[0, bottom + lineWidth] as const] : []),
    ...(bottom >= height ? [[0, top - height - lineWidth] as const] : []),
  ]
  const far = ([x, y]: Spot) => Math.abs(x) + Math.abs(y)
  return steps.toSorted((a, b) => far(a) - far(b))[0] ?? null
}
