import type { MultiLineString, MultiPolygon, Point, Topology } from 'topojson-specification'
import { feature } from 'topojson-client'
import type { Roots } from '../lib/paths.ts'
import {
  readIndex,
  readPlaces,
  statesAround,
  type Frame,
  type Home,
  type Point as Spot,
} from './state-files.ts'

interface Named {
  readonly name: string
}

export interface Outlines {
  /** Two letters. */
  readonly state: string
  readonly box: Frame
  readonly topology: Topology<{
    counties: { type: 'GeometryCollection'; geometries: MultiPolygon<Named>[] }
    /** Only where they are known; together they fill the counties. */
    towns?: { type: 'GeometryCollection'; geometries: MultiPolygon<Named>[] }
    /** Neighboring land of another country. */
    abroad?: { type: 'GeometryCollection'; geometries: MultiPolygon[] }
    waters?: { type: 'GeometryCollection'; geometries: Point<Named>[] }
    rivers?: { type: 'GeometryCollection'; geometries: MultiLineString<Named>[] }
  }> & {
    readonly credits: readonly string[]
  }
}

/** Loads the outlines of the office's state, first, and of all states that the site's maps may show. */
export function loadOutlines(roots: Roots, home: Home): Outlines[] {
  const { points } = home
  const span = (values: readonly number[]) =>
    values.length > 0 ? Math.max(...values) - Math.min(...values) : 0
  const extent = Math.max(span(points.map(({ lat }) => lat)), span(points.map(({ lon }) => lon)))
  const index = readIndex(roots)
  return statesAround(roots, home, 1.2 + extent).flatMap((state) => {
    const box = index[state]
    return box ? [{ state, box, topology: readTopology(roots, state) }] : []
  })
}

const readTopology = (roots: Roots, state: string) =>
  readPlaces<Outlines['topology']>(roots, `${state}.topo.json`)

/** Whether a point is on the land of a state, to about a kilometer; false without outlines. */
export function isInState(roots: Roots, state: string, { lat, lon }: Spot): boolean {
  if (!readIndex(roots)[state]) return false
  const topology = readTopology(roots, state)
  const { counties } = topology.objects
  const polygons = counties.geometries.flatMap((county) => {
    const { geometry } = feature(topology, county)
    return geometry.coordinates
  })
  const rings = polygons.flat()
  // Ray casting to the east: inside a county, the ray leaves once more than it enters.
  const crossings = rings.map((ring) => {
    const isCrossed = ([x = 0, y = 0]: readonly number[], at: number) => {
      const [fromX = 0, fromY = 0] = ring.at(at - 1) ?? []
      return fromY > lat !== y > lat && lon < fromX + ((x - fromX) * (lat - fromY)) / (y - fromY)
    }
    return ring.filter(isCrossed).length
  })
  return crossings.reduce((sum, count) => sum + count, 0) % 2 === 1
}
