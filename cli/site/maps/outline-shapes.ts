import { geoPath, geoTransform } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import type { Outlines } from '../../load/outlines.ts'
import { toSlug } from '../../lib/slug.ts'
import type { Spot } from './geometry.ts'
import type { Plane } from './viewport.ts'

/** A shape of the outlines on their plane: `land`, `lines` between counties, `rivers`, each county. */
export interface Shape {
  readonly id: string
  readonly d: string
}

export interface NamePlace {
  readonly name: string
  readonly at: Spot
}

export function toShapes({ topology }: Outlines, plane: Plane): Shape[] {
  const { land, counties, rivers } = topology.objects
  const path = geoPath(toTransform(plane)).digits(0)
  const toPath = (object: Parameters<typeof path>[0]) => toRelativePath(path(object) ?? '')
  return [
    { id: 'land', d: toPath(feature(topology, land)) },
    ...feature(topology, counties).features.map((county) => ({
      id: countyId(county.properties.name),
      d: toPath(county),
    })),
    { id: 'lines', d: toPath(mesh(topology, counties, (a, b) => a !== b)) },
    ...(rivers ? [{ id: 'rivers', d: toPath(feature(topology, rivers)) }] : []),
  ]
}

export const countyId = (name: string) => `c-${toSlug(name)}`

export function countyPlaces({ topology }: Outlines, plane: Plane): NamePlace[] {
  const path = geoPath(toTransform(plane))
  return feature(topology, topology.objects.counties).features.map((county) => ({
    name: county.properties.name,
    at: path.centroid(county),
  }))
}

export function waterPlaces({ topology }: Outlines, plane: Plane): NamePlace[] {
  return feature(topology, topology.objects.waters).features.map(({ geometry, properties }) => {
    const [lon = 0, lat = 0] = geometry.type === 'Point' ? geometry.coordinates : []
    return { name: properties?.name ?? '', at: plane.project({ lat, lon }) }
  })
}

export interface River {
  readonly name: string
  readonly course: readonly Spot[]
}

export function riverCourses({ topology }: Outlines, plane: Plane): River[] {
  const { geometries = [] } = topology.objects.rivers ?? {}
  return geometries.map((river) => {
    const { coordinates } = mesh(topology, river)
    const course = coordinates.flat().map(([lon = 0, lat = 0]) => plane.project({ lat, lon }))
    return { name: river.properties?.name ?? '', course }
  })
}

/** The plane as d3-geo streams through it: flat, so that the winding of a ring does not matter. */
function toTransform({ project }: Plane) {
  return geoTransform({
    point(lon, lat) {
      this.stream.point(...project({ lat, lon }))
    },
  })
}

/** The same lines as steps from point to point: a quarter less to download. */
export function toRelativePath(path: string): string {
  return path.split(/(?=M)/).map(toSteps).join('').replaceAll(' -', '-')
}

/** `M0,0L5,5L6,7Z` as `M0 0l5 5 1 2z`; steps without length are left out. */
function toSteps(line: string): string {
  const points = [...line.matchAll(/(-?\d+),(-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)])
  const [start = [], ...others] = points
  const steps = others
    .map(([x = 0, y = 0], index) => [x - (points[index]?.[0] ?? 0), y - (points[index]?.[1] ?? 0)])
    .filter(([right, down]) => right !== 0 || down !== 0)
  const lines = steps.length > 0 ? `l${steps.flat().join(' ')}` : ''
  return `M${start.join(' ')}${lines}${line.endsWith('Z') ? 'z' : ''}`
}
