import type { NamedHouse, RoofPart, StreetHouse } from '#generated/types'
import { DrawingFrame } from './DrawingFrame'
import { atticFloors, atticOutline, liftedOutline, standingOutline } from './houses/parts'
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
 * The same alone on its lot, with a roof that is lifted off the attic, with its chimneys, when it is chosen;
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
        <use href={`#${streetId(type)}`} clipPath={`url(#${standingId(type)})`} />
        <Attic type={type} />
        <g className="house-roof">
          <use href={`#${streetId(type)}`} clipPath={`url(#${roofId(type)})`} />
          <Numbers list={numbers.filter(({ isLifted }) => isLifted)} />
        </g>
        <Numbers list={numbers.filter(({ isLifted }) => !isLifted)} />
      </g>
    </DrawingFrame>
  )
}

/** In the street, over the chosen house: its attic, and above that its roof. Needs the `OpenHouseParts`, too. */
export const LiftedRoof = ({ type }: TypeProps) => (
  <>
    <Attic type={type} />
    <use href={`#${streetId(type)}`} clipPath={`url(#${roofId(type)})`} className="house-roof" />
  </>
)

interface TypeProps {
  readonly type: StreetHouse
}

const Attic = ({ type }: TypeProps) => (
  <g clipPath={`url(#${atticId(type)})`} className="house-attic">
    <use href="#house-attic" y={atticFloors[type]} />
  </g>
)

const standingId = (type: StreetHouse) => `standing-${type}`
const atticId = (type: StreetHouse) => `attic-${type}`
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
          <clipPath id={atticId(type)} clipPath={`url(#${standingId(type)})`}>
            <path d={atticOutline(type)} />
          </clipPath>
        </g>
      ))}
      <defs>
        <g id="house-lot">
          <Ground from={-900} to={1600} />
        </g>
        {/* Longer than any house is wide: rafters, and on the floor what keeps warm and is wet in places. */}
        <g id="house-attic" stroke="none">
          <path className="paint-attic" d="M-40 200V-400H500V200z" />
          <path d="M-40-200H500" stroke="#a07c4f" strokeWidth="400" strokeDasharray="5 21" />
          <path className="paint-insulation" d={`M-40 0v-12q9-6 18 0${'t18 0'.repeat(29)}V0z`} />
          <path fill="#8d6a3a" d="M58 0v-10q14-8 28-1t28 0V0zM184 0v-10q14-8 28-1t28 0V0z" />
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
