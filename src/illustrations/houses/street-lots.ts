import type { NamedHouse, StreetHouse } from '#generated/types'
import { streetHouses } from './street-houses'

/** A placed house. */
export interface Lot extends NamedHouse {
  readonly x: number
  readonly y: number
  readonly width: number
  /** The class for window widths at which its whole name is visible. */
  readonly named: string | undefined
}

/** The seven places of the street, which climbs a hill. */
const places = [
  { y: 0, gap: 44, named: 'named-wide' },
  { y: 0, gap: 42, named: 'named-middle' },
  { y: -16, gap: 46, named: 'named-small' },
  { y: -44, gap: 46, named: undefined },
  { y: -88, gap: 46, named: undefined },
  { y: -136, gap: 46, named: 'named-middle' },
  { y: -176, gap: 0, named: 'named-wide' },
] as const

/** Low houses first, as text is above them; with fewer than seven, they repeat. */
export function placeHouses(houses: readonly NamedHouse[]): Lot[] {
  const tall = houses.filter(isTall)
  const low = tall.length === houses.length ? tall : houses.filter((house) => !isTall(house))
  const row = places.flatMap((place, index) => {
    const house = tall[index - places.length + tall.length] ?? low[index % low.length]
    return house ? [{ ...house, ...place, width: widthOf(house.type) }] : []
  })
  const whole = row.reduce((sum, { width, gap }) => sum + width + gap, 0)
  let x = Math.round((2470 - whole) / 2)
  return row.map(({ gap, ...lot }) => {
    const placed = { ...lot, x }
    x += lot.width + gap
    return placed
  })
}

const isTall = ({ type }: NamedHouse) => streetHouses[type].height > 350

/** The places whose houses are repeated on the hill behind, or beyond the ends. */
export const seenAgain = [0, 1, 3, 5]

/** The id of a house of the street that is drawn again. */
export const streetId = (type: StreetHouse) => `street-${type}` as const

/** Without its garage, for a ranch. */
export const widthOf = (type: StreetHouse) => (type === 'ranch' ? 290 : streetHouses[type].width)
