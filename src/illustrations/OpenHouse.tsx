import type { NamedHouse, RoofPart, StreetHouse } from '#generated/types'
import { DrawingFrame } from './DrawingFrame'
import { liftedOutline, standingOutline } from './houses/parts'
import { streetHouses } from './houses/street-houses'
import { streetId, widthOf } from './houses/street-lots'
import { Ground } from './parts/Ground'
import { markRadius, numbersOn, type HouseNumber } from './houses/house-numbers'

interface HouseOfStreetProps {
  readonly house: NamedHouse
  readonly className: string
}

/** A house of the page's street once more; decorative. */
export function HouseOfStreet({ house, className }: HouseOfStreetProps) {
  const width = widthOf(house.type)
  const height = streetHouses[house.type].height + 12
  return (
    <DrawingFrame
      viewBox={`-24 ${-height} ${width + 48} ${height + 4}`}
      fit="meet"
      className={className}
    >
      <use href={`#${streetId(house.type)}`} className={paletteOf(house)} />
    </DrawingFrame>
  )
}

interface OpenHouseProps extends HouseOfStreetProps {
  /** What the drawing numbers, from 1 on. */
  readonly parts: readonly RoofPart[]
}

/**
 * The same alone on its lot, with a roof that is lifted off the boards, with its chimneys, when it is chosen;
 * decorative. Needs the `OpenHouseParts` beside it, and the street.
 */
export function OpenHouse({ house, className, parts }: OpenHouseProps) {
  const { type } = house
  const { height } = streetHouses[type]
  const numbers = numbersOn(type, parts)
  return (
    <DrawingFrame
      viewBox={`-40 ${-height - liftRoom} ${widthOf(type) + 80} ${height + liftRoom + 24}`}
      fit="meet"
      className={height > 350 ? `${className} house-tall` : className}
    >
      <use href="#house-lot" />
      <g className={paletteOf(house)}>
        <g clipPath={`url(#${standingId(type)})`}>
          <use href={`#${streetId(type)}`} />
          <use href="#house-deck" clipPath={`url(#${roofId(type)})`} />
        </g>
        <g className="house-roof">
          <use href={`#${streetId(type)}`} clipPath={`url(#${roofId(type)})`} />
          <Numbers list={numbers.filter(({ isLifted }) => isLifted)} />
        </g>
        <Numbers list={numbers.filter(({ isLifted }) => !isLifted)} />
      </g>
    </DrawingFrame>
  )
}

/** In the street, over the chosen house: its boards, and above them its roof. Needs the `OpenHouseParts`, too. */
export const LiftedRoof = ({ type }: Pick<NamedHouse, 'type'>) => (
  <>
    <g clipPath={`url(#${standingId(type)})`} className="house-deck">
      <use href="#house-deck" clipPath={`url(#${roofId(type)})`} />
    </g>
    <use href={`#${streetId(type)}`} clipPath={`url(#${roofId(type)})`} className="house-roof" />
  </>
)

const standingId = (type: StreetHouse) => `standing-${type}`
const roofId = (type: StreetHouse) => `roof-${type}`

const Numbers = ({ list }: { readonly list: readonly HouseNumber[] }) =>
  list.map(({ number, at: [x, y] }) => <use key={number} href={numberId(number)} x={x} y={y} />)

const numberId = (number: number) => `#part-${number}`

interface OpenHousePartsProps {
  readonly types: readonly StreetHouse[]
  /** How many parts of a house are numbered at most. */
  readonly numbers: number
}

/** What they share, which the page has once; outlines that cut are of no use in what is not displayed. */
export function OpenHouseParts({ types, numbers }: OpenHousePartsProps) {
  return (
    <DrawingFrame viewBox="0 0 1 1" fit="meet" className="absolute size-0">
      {types.map((type) => (
        <g key={type}>
          <clipPath id={standingId(type)}>
            <path d={standingOutline(type)} />
          </clipPath>
          <clipPath id={roofId(type)}>
            <path d={liftedOutline(type)} />
          </clipPath>
        </g>
      ))}
      <defs>
        <g id="house-lot">
          <Ground from={-900} to={1600} />
        </g>
        {/* Larger than any house. */}
        <g id="house-deck">
          <path className="paint-deck" d="M-40 0V-500H500V0z" />
          <path className="line-soft" d="M230-4V-500" strokeWidth="540" strokeDasharray="1.4 14" />
        </g>
        {Array.from({ length: numbers }, (_, index) => index + 1).map((number) => (
          <g key={number} id={numberId(number).slice(1)} className="house-mark">
            {/* What comes in there. */}
            <path d="M0 12c-13 18-9 32 0 32s13-14 0-32z" />
            <circle r={markRadius} />
            <text>{number}</text>
          </g>
        ))}
      </defs>
    </DrawingFrame>
  )
}

/** The sky above a house for its lifted roof, and on phones for the link that closes it. */
const liftRoom = 84

const paletteOf = ({ siding, roof }: NamedHouse) =>
  `palette-${siding}${roof ? ` roof-${roof}` : ''}`
