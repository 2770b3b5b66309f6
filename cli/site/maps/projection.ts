import { geoMercator } from 'd3-geo'
import type { Outlines } from '../../load/outlines.ts'
import { earthRadiusKm, type Point } from '../../load/gazetteer.ts'
import type { Box, Spot } from './geometry.ts'

/** The plane of the outlines has ten units a kilometre, so that whole numbers will do. */
export const unitsPerKm = 10

/** A state laid flat, its north-west corner at the origin. */
export interface Plane {
  readonly project: (point: Point) => Spot
  readonly bounds: Box
}

/** Mercator, true to scale in the middle of the state. */
export function createPlane({ bbox }: Pick<Outlines, 'bbox'>): Plane {
  const [west, south, east, north] = bbox
  const middle = ((south + north) / 2) * (Math.PI / 180)
  const mercator = geoMercator()
    .scale(earthRadiusKm * unitsPerKm * Math.cos(middle))
    .translate([0, 0])
  const raw = ({ lat, lon }: Point): Spot => mercator([lon, lat]) ?? [Number.NaN, Number.NaN]
  const [left, top] = raw({ lat: north, lon: west })
  const project = (point: Point): Spot => {
    const [x, y] = raw(point)
    return [x - left, y - top]
  }
  const [right, bottom] = project({ lat: south, lon: east })
  return { project, bounds: { left: 0, top: 0, right, bottom } }
}
