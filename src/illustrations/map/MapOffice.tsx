import { site } from '#generated/site'

interface MapOfficeProps {
  readonly x: number
  readonly y: number
}

const house = 'l11-10 11 10h-3v9h-6v-6h-4v6h-6v-9z'
const target =
  'a9 9 0 1 0 18 0a9 9 0 1 0-18 0zm3 0a6 6 0 1 1 12 0a6 6 0 1 1-12 0zm3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0z'

/** The office on a map, centered: a small house, or a ring around a dot if it has no street address. */
export function MapOffice({ x, y }: MapOfficeProps) {
  const isHouse = site.business.address.street !== null
  const path = isHouse ? `M${x - 11} ${y}${house}` : `M${x - 9} ${y}${target}`
  return <path className="map-office" d={path} />
}
