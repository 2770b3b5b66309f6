import { geoPath, geoTransform, type GeoPermissibleObjects } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import type { Outlines } from '../../load/outlines.ts'
import { toSlug } from '../../lib/slug.ts'
import type { Spot } from './geometry.ts'
import type { Plane } from './projection.ts'
import { createPathWriter } from './relative-path.ts'

/** A shape of the outlines on their plane: `land`, `lines` between counties, each county. */
export interface Shape {
  readonly id: string
  readonly d: string
}

/** A name to be written somewhere on the map, where there is room. */
export interface NamePlace {
  readonly name: string
  readonly at: Spot
}

/** The shapes that all maps of the state share. */
export function toShapes({ topology }: Outlines, plane: Plane): Shape[] {
  const { land, counties } = topology.objects
  return [
    { id: 'land', d: toPath(feature(topology, land), plane) },
    ...feature(topology, counties).features.map((county) => ({
      id: countyId(county.properties.name),
      d: toPath(county, plane),
    })),
    {
      id: 'lines',
      d: toPath(
        mesh(topology, counties, (a, b) => a !== b),
        plane,
      ),
    },
  ]
}

/** The id of a county's shape. */
export const countyId = (name: string) => `c-${toSlug(name)}`

/** Where each county's name may stand: at its middle. */
export function countyPlaces({ topology }: Outlines, plane: Plane): NamePlace[] {
  const path = geoPath(toTransform(plane))
  return feature(topology, topology.objects.counties).features.map((county) => ({
    name: county.properties.name,
    at: path.centroid(county),
  }))
}

/** Where the waters' names may stand. */
export function waterPlaces({ topology }: Outlines, plane: Plane): NamePlace[] {
  return feature(topology, topology.objects.waters).features.map(({ geometry, properties }) => {
    const [lon = 0, lat = 0] = geometry.type === 'Point' ? geometry.coordinates : []
    return { name: properties?.name ?? '', at: plane.project({ lat, lon }) }
  })
}

function toPath(object: GeoPermissibleObjects, plane: Plane): string {
  const writer = createPathWriter()
  geoPath(toTransform(plane), writer)(object)
  return writer.text()
}

/** The plane as d3-geo streams through it: flat, so that the winding of a ring does not matter. */
function toTransform({ project }: Plane) {
  return geoTransform({
    point(lon, lat) {
      this.stream.point(...project({ lat, lon }))
    },
  })
}
