import type { MultiLineString, MultiPolygon, Point, Topology } from 'topojson-specification'
import type { Roots } from '../lib/paths.ts'
import { readIndex, readPlaces, statesAround, type Frame, type Home } from './state-files.ts'

interface Named {
  readonly name: string
}

export interface Outlines {
  /** Two letters. */
  readonly state: string
  readonly box: Frame
  readonly topology: Topology<{
    counties: { type: 'GeometryCollection'; geometries: MultiPolygon<Named>[] }
    /** Where they are known. They fill the counties. */
    towns?: { type: 'GeometryCollection'; geometries: MultiPolygon<Named>[] }
    /** Land of another country beside it. */
    abroad?: { type: 'GeometryCollection'; geometries: MultiPolygon[] }
    waters?: { type: 'GeometryCollection'; geometries: Point<Named>[] }
    rivers?: { type: 'GeometryCollection'; geometries: MultiLineString<Named>[] }
  }> & {
    readonly credits: readonly string[]
  }
}

/** The outlines of the office's state, the first, and of all that maps of the site may show. */
export function loadOutlines(roots: Roots, home: Home): Outlines[] {
  const { points } = home
  const span = (values: readonly number[]) =>
    values.length > 0 ? Math.max(...values) - Math.min(...values) : 0
  const extent = Math.max(span(points.map(({ lat }) => lat)), span(points.map(({ lon }) => lon)))
  const index = readIndex(roots)
  return statesAround(roots, home, 1.2 + extent).flatMap((state) => {
    const box = index[state]
    return box ? [{ state, box, topology: readPlaces(roots, `${state}.topo.json`) }] : []
  })
}
