import { feature } from 'topojson-client'
import type { Outlines } from '../../load/outlines.ts'
import { boundsOf, isInside, squareOf, type Box, type Spot } from './geometry.ts'
import type { Plane } from './viewport.ts'

interface Area {
  readonly name: string
  readonly rings: readonly (readonly Spot[])[]
  readonly bounds: Box
}

/** Small enough for a name to keep within its county. */
const cell = 10

/** Finds the county that a spot of the plane lies in, to half a kilometre; none at sea. */
export function indexCounties({ topology }: Outlines, { project }: Plane) {
  const areas = feature(topology, topology.objects.counties).features.flatMap(
    ({ geometry, properties: { name } }): Area[] => {
      if (geometry.type !== 'MultiPolygon') return []
      const rings = geometry.coordinates.flat().map((ring) => {
        return ring.map(([lon = 0, lat = 0]) => project({ lat, lon }))
      })
      return [{ name, rings, bounds: boundsOf(rings.flat()) }]
    },
  )
  const found = new Map<string, string | undefined>()
  return (spot: Spot): string | undefined => {
    const at: Spot = [Math.round(spot[0] / cell) * cell, Math.round(spot[1] / cell) * cell]
    const key = at.join()
    if (!found.has(key)) found.set(key, areas.find((area) => isWithin(at, area))?.name)
    return found.get(key)
  }
}

function isWithin(at: Spot, { rings, bounds }: Area): boolean {
  if (!isInside(squareOf({ at, radius: 0 }), bounds)) return false
  return rings.filter((ring) => isAmid(at, ring)).length % 2 === 1
}

/** Whether a line from the spot to the right leaves the ring more often than it enters it. */
function isAmid([x, y]: Spot, ring: readonly Spot[]): boolean {
  return ring.reduce((isOdd, [toX, toY], index) => {
    const [fromX, fromY] = ring.at(index - 1) ?? [toX, toY]
    const crosses =
      fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)
    return crosses ? !isOdd : isOdd
  }, false)
}
