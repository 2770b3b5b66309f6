interface MapOfficeProps {
  readonly x: number
  readonly y: number
}

/** The office on a map: a small house, its middle at the place. */
export function MapOffice({ x, y }: MapOfficeProps) {
  return <path className="map-office" d={`M${x - 11} ${y}l11-10 11 10h-3v9h-6v-6h-4v6h-6v-9z`} />
}
