import type { Box } from '../../cli/site/maps/geometry.ts'
import { textWidth } from '../../cli/site/maps/town-labels.ts'
import type { MapName, ServiceMap } from '../../templates/types.ts'

/** The room that a name takes on its sheet. */
export const boxOf =
  (size: number, spaced: number) =>
  (name: MapName): Box => {
    const width = textWidth(name.text, size) * spaced
    const left = { start: 0, middle: width / 2, end: width }[name.anchor]
    return { left: name.x - left, right: name.x - left + width, top: name.y - size, bottom: name.y }
  }

/** The names of a map, those of towns and those of the land. */
export function boxesOf(map: ServiceMap): Box[] {
  const rings = map.office?.rings.flatMap(({ label }) => label ?? []) ?? []
  return [
    ...map.labels.map(boxOf(14, 1)),
    ...map.rivers.map(boxOf(12, 1)),
    ...rings.map(boxOf(12, 1)),
    ...map.waters.map(boxOf(15, 1.2)),
    ...map.countyNames.map(boxOf(13, 1.2)),
  ]
}
