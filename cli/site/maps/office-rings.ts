import type { MapName } from '../../../templates/types.ts'
import type { Office } from './base-map.ts'
import { firstClear, type Room } from './clear-ground.ts'
import { circleCrosses, isInside, sheetBox, squareOf, type Size, type Spot } from './geometry.ts'
import { textWidth } from './town-labels.ts'
import type { View } from './viewport.ts'

interface OfficeRing {
  readonly miles: number
  readonly radius: number
}

/** The office on a sheet, or off it, with those of its rings that cross the sheet. */
export interface PlacedOffice {
  readonly at: Spot
  readonly isOnSheet: boolean
  readonly rings: readonly OfficeRing[]
}

export const officeRadius = 12
const ringMiles = [10, 20]

export function placeOffice(office: Office | null, view: View, sheet: Size): PlacedOffice | null {
  if (!office) return null
  const at = view.toSheet(office.at)
  const isOnSheet = isInside(squareOf({ at, radius: officeRadius }), sheetBox(sheet))
  const rings = ringMiles
    .map((miles) => ({ miles, radius: Math.round(miles * office.mile * view.scale) }))
    .filter(({ radius }) => circleCrosses({ at, radius }, sheetBox(sheet)))
  return isOnSheet || rings.length > 0 ? { at, isOnSheet, rings } : null
}

const ringSize = 12
const margin = 6
/** Around the ring in degrees, the upper right first. */
const directions = Array.from({ length: 36 }, (_, step) => -60 + (step % 2 ? -5 : 5) * step)

/** Says how far a ring is from the office, where nothing else stands. */
export function nameRing({ miles, radius }: OfficeRing, at: Spot, room: Room) {
  const text = `${miles} miles`
  const half = Math.ceil(textWidth(text, ringSize) / 2)
  const places = directions.map((degrees) => {
    const radians = (degrees * Math.PI) / 180
    const x = Math.round(at[0] + radius * Math.cos(radians))
    const y = Math.round(at[1] + radius * Math.sin(radians))
    const box = { left: x - half - 4, right: x + half + 4, top: y - 9, bottom: y + 9 }
    const name: MapName = { text, x, y: y + 4, anchor: 'middle' }
    return { name, box }
  })
  return firstClear(places, room, { margin })
}
