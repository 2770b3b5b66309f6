import { boundsOf, clamp, type Box, type Size, type Spot } from './geometry.ts'
import { geoMercator } from 'd3-geo'
import { earthRadiusKm, type Frame, type Point } from '../../load/gazetteer.ts'

export interface Viewport {
  readonly scale: number
  /** A point of the plane on the sheet, in integers. */
  readonly toSheet: (spot: Spot) => Spot
  readonly toPlane: (spot: Spot) => Spot
  readonly boxToPlane: (box: Box) => Box
  readonly box: Box
}

/** A view with that center, shifted so that it shows nothing beyond the outlines. */
export function createViewport(center: Spot, scale: number, sheet: Size, within: Box): Viewport {
  const [width, height] = [sheet.width / scale, sheet.height / scale]
  const left = startOf(center[0], width, [within.left, within.right])
  const top = startOf(center[1], height, [within.top, within.bottom])
  const toSheet = (spot: Spot): Spot => [
    Math.round((spot[0] - left) * scale),
    Math.round((spot[1] - top) * scale),
  ]
  const toPlane = (spot: Spot): Spot => [spot[0] / scale + left, spot[1] / scale + top]
  const boxToPlane = (box: Box): Box => ({
    left: box.left / scale + left,
    top: box.top / scale + top,
    right: box.right / scale + left,
    bottom: box.bottom / scale + top,
  })
  const box = { left, top, right: left + width, bottom: top + height }
  return { scale, toSheet, toPlane, boxToPlane, box }
}

function startOf(center: number, size: number, [from, to]: readonly [number, number]): number {
  if (size >= to - from) return (from + to - size) / 2
  return clamp(center - size / 2, [from, to - size])
}

/** Units of the plane per kilometer: enough for integers. */
export const unitsPerKm = 20
export const unitsPerMile = 1.609344 * unitsPerKm

const kmPerDegree = (earthRadiusKm * Math.PI) / 180
const cosine = (lat: number) => Math.cos((lat * Math.PI) / 180)

/** The frame around points that their maps may show, in the aspect ratio of a sheet. */
export function frameAround(points: readonly Point[]): Frame {
  const box = boundsOf(points.map(({ lat, lon }) => [lon, lat]))
  const [lon, lat] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const kmEast = kmPerDegree * cosine(lat)
  const wide = (box.right - box.left) * kmEast
  const high = (box.bottom - box.top) * kmPerDegree
  const half = 0.7 * Math.max(wide, (high * 4) / 3) + marginKm
  const [east, north] = [half / kmEast, (half * 0.75) / kmPerDegree]
  return { west: lon - east, south: lat - north, east: lon + east, north: lat + north }
}

/** Keeps a town at the edge of the served area in the middle of its own map. */
const marginKm = 40

/** A projected frame, with its north-west corner at the origin. */
export interface Plane {
  readonly project: (point: Point) => Spot
  readonly bounds: Box
}

/** Mercator, true to scale in the middle of the frame. */
export function createPlane({ west, south, east, north }: Frame): Plane {
  const middle = cosine((south + north) / 2)
  const mercator = geoMercator()
    .rotate([-(west + east) / 2, 0])
    .scale(earthRadiusKm * unitsPerKm * middle)
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
