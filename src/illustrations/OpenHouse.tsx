import type { NamedHouse } from '#generated/types'
import { DrawingFrame } from './DrawingFrame'
import { roofOutline } from './houses/parts'
import { streetHouses } from './houses/street-houses'
import { streetId, widthOf } from './houses/street-lots'
import { Ground } from './parts/Ground'

interface HouseOfStreetProps {
  readonly house: NamedHouse
  readonly className: string
}

/** A house of the page's street once more, as tall as the others around it; decorative. */
export function HouseOfStreet({
  house,
  className,
  tallest,
}: HouseOfStreetProps & { readonly tallest: number }) {
  const width = widthOf(house.type)
  return (
    <DrawingFrame
      viewBox={`-24 ${-tallest} ${width + 48} ${tallest + 4}`}
      fit="meet"
      className={className}
    >
      <use href={`#${streetId(house.type)}`} className={paletteOf(house)} />
    </DrawingFrame>
  )
}

/** The same alone on its lot, with a roof that is lifted off the boards when it is chosen; decorative. */
export function OpenHouse({ house, className }: HouseOfStreetProps) {
  const { type } = house
  const width = widthOf(type)
  const { height } = streetHouses[type]
  const drawn = <use href={`#${streetId(type)}`} />
  return (
    <DrawingFrame
      viewBox={`-40 ${-height - liftRoom} ${width + 80} ${height + liftRoom + 24}`}
      fit="meet"
      className={className}
    >
      <Ground from={-900} to={1600} />
      <g className={paletteOf(house)}>
        {drawn}
        <clipPath id={`roof-${type}`}>
          {/* Each outline alone: what would be a hole belongs to the roof. */}
          {roofOutline(type)
            .split(/(?=M)/)
            .map((outline) => (
              <path key={outline} d={outline} />
            ))}
        </clipPath>
        <g clipPath={`url(#roof-${type})`}>
          <path className="paint-deck" d={`M-40 0V${-height}H${width + 40}V0z`} />
          <path
            className="line-soft"
            d={`M-40 ${-height / 2}H${width + 40}`}
            strokeWidth={height}
            strokeDasharray="1.4 22"
          />
        </g>
        <g className="house-roof">
          <g clipPath={`url(#roof-${type})`}>{drawn}</g>
        </g>
      </g>
    </DrawingFrame>
  )
}

/** The sky above a house for its lifted roof. */
const liftRoom = 84

const paletteOf = ({ siding, roof }: NamedHouse) =>
  `palette-${siding}${roof ? ` roof-${roof}` : ''}`
