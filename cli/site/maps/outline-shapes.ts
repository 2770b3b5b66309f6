import { geoIdentity, geoPath, geoTransform } from 'd3-geo'
import { feature, merge, mesh } from 'topojson-client'
import type { Outlines } from '../../load/outlines.ts'
import { toSlug } from '../../lib/slug.ts'
import {
  boundsOf,
  grow,
  overlap,
  stretchesIn,
  type Box,
  type Segment,
  type Spot,
} from './geometry.ts'
import type { Plane } from './viewport.ts'

export interface NamePlace {
  readonly name: string
  readonly at: Spot
}

export interface Area extends NamePlace {
  readonly id: string
  readonly credits: readonly string[]
  readonly rings: readonly (readonly Spot[])[]
  readonly bounds: Box
}

/** The state of a county or town of the outlines, in two small letters. */
export const stateOf = (id: string): string => id.slice(2, 4)

/**
 * Converts outlines to paths, clipped to the area of the maps: `land`, `lines` between counties, `towns`,
 * `rivers`, and each served area.
 */
export function toShapes(outlines: readonly Outlines[], plane: Plane, served: ReadonlySet<string>) {
  const path = geoPath(toTransform(plane)).digits(0)
  const shape = (id: string, objects: readonly Parameters<typeof path>[0][]) => {
    const d = toRelativePath(objects.map((object) => path(object) ?? '').join(''))
    return d === '' ? [] : [{ id, d }]
  }
  const all = (name: 'abroad' | 'rivers') =>
    outlines.flatMap(({ topology }) => {
      const object = topology.objects[name]
      return object ? [feature(topology, object)] : []
    })
  const linesOf = (kind: Kind) =>
    outlines.flatMap(({ topology }) => {
      const object = topology.objects[kind]
      return object ? [mesh(topology, object, (one, other) => one !== other)] : []
    })
  const own = (['counties', 'towns'] as const)
    .flatMap((kind) => outlines.flatMap(areasOf(kind)))
    .filter(({ id }) => served.has(id))
  return [
    ...shape('land', outlines.map(landOf)),
    ...own.flatMap(({ id, geometry }) => shape(id, [geometry])),
    ...shape('lines', linesOf('counties')),
    ...shape('towns', linesOf('towns')),
    ...shape('rivers', all('rivers')),
    ...shape('abroad', all('abroad')),
  ]
}

type Kind = 'counties' | 'towns'

const landOf = ({ topology }: Outlines) => merge(topology, topology.objects.counties.geometries)

const areasOf =
  (kind: Kind) =>
  ({ state, topology }: Outlines) =>
    (topology.objects[kind]?.geometries ?? []).map((area) => {
      const { geometry, properties } = feature(topology, area)
      const { name } = properties
      // States may have counties of the same name.
      const id = `${kind[0]}-${state.toLowerCase()}-${toSlug(name)}`
      return { id, name, credits: topology.credits, geometry }
    })

/** The counties or towns that are partly in the frame. */
export function areasOn(outlines: readonly Outlines[], plane: Plane, kind: Kind): Area[] {
  const path = geoPath()
  return outlines.flatMap(areasOf(kind)).flatMap(({ geometry, ...area }) => {
    const parts = geometry.coordinates.map((part) => part.map((ring) => toSpots(ring, plane)))
    const rings = parts.flat()
    const bounds = rings.length > 0 ? boundsOf(rings.flat()) : null
    if (!bounds || !overlap(bounds, plane.bounds)) return []
    const at = path.centroid({ type: 'MultiPolygon', coordinates: parts })
    return [{ ...area, rings, bounds, at }]
  })
}

/** All lines that names should not cross: coasts, borders and rivers. */
export function linesOn(outlines: readonly Outlines[], plane: Plane): Segment[] {
  return outlines.flatMap(({ topology }) => {
    const { counties, towns, rivers } = topology.objects
    const all = [towns ?? counties, ...(rivers ? [rivers] : [])]
    const courses = all.flatMap((object) => mesh(topology, object).coordinates)
    return courses.flatMap((course) => stretchesIn(toSpots(course, plane), plane.bounds))
  })
}

const toSpots = (positions: readonly (readonly number[])[], { project }: Plane) =>
  positions.map(([lon = 0, lat = 0]): [number, number] => [...project({ lat, lon })])

export function waterPlaces(outlines: readonly Outlines[], plane: Plane): NamePlace[] {
  return outlines.flatMap(({ topology }) =>
    (topology.objects.waters?.geometries ?? []).flatMap((water) => {
      const { geometry, properties } = feature(topology, water)
      return toSpots([geometry.coordinates], plane).map((at) => ({ ...properties, at }))
    }),
  )
}

export function riverCourses(outlines: readonly Outlines[], plane: Plane) {
  return outlines.flatMap(({ topology }) =>
    (topology.objects.rivers?.geometries ?? []).map((river) => {
      const parts = mesh(topology, river).coordinates.map((part) => toSpots(part, plane))
      return { name: river.properties?.name ?? '', parts, course: parts.flat() }
    }),
  )
}

/**
 * A d3-geo stream onto the plane: planar, so that ring winding does not matter, and clipped outside of all maps,
 * so that clip edges stay invisible.
 */
function toTransform({ project, bounds }: Plane) {
  const onPlane = geoTransform({
    point(lon, lat) {
      this.stream.point(...project({ lat, lon }))
    },
  })
  const { left, top, right, bottom } = grow(bounds, 200)
  const cut = geoIdentity().clipExtent([
    [left, top],
    [right, bottom],
  ])
  return { stream: (to: Parameters<typeof cut.stream>[0]) => onPlane.stream(cut.stream(to)) }
}

/** The path with relative steps, which is a quarter smaller. */
export function toRelativePath(path: string): string {
  if (path === '') return ''
  return path.split(/(?=M)/).map(toSteps).join('').replaceAll(' -', '-')
}

/** `M0,0L5,5L6,7Z` as `M0 0l5 5 1 2z`; drops steps of zero length. */
function toSteps(line: string): string {
  const points = [...line.matchAll(/(-?\d+),(-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)])
  const [start = [], ...others] = points
  const steps = others
    .map(([x = 0, y = 0], index) => [x - (points[index]?.[0] ?? 0), y - (points[index]?.[1] ?? 0)])
    .filter(([right, down]) => right !== 0 || down !== 0)
  const lines = steps.length > 0 ? `l${steps.flat().join(' ')}` : ''
  return `M${start.join(' ')}${lines}${line.endsWith('Z') ? 'z' : ''}`
}
