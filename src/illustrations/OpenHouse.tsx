import { Fragment } from 'react'
import type { NamedHouse, RoofPart, StreetHouse } from '#generated/types'
import { DrawingFrame } from './DrawingFrame'
import {
  atticFloors,
  atticSpans,
  gableOutlines,
  liftedOutline,
  standingOutline,
} from './houses/parts'
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
 * A house of the street with its roof lifted off the attic, and with numbers; decorative. Needs the street, and the
 * `OpenHouseParts` beside it.
 */
export function OpenHouse({ house, className, parts }: OpenHouseProps) {
  const { type } = house
  const { height } = streetHouses[type]
  const numbers = numbersOn(type, parts)
  const top = -height - liftRoom
  const bottom = Math.min(ground, atticFloors[type] + wallRoom)
  return (
    <DrawingFrame
      viewBox={`-40 ${top} ${widthOf(type) + 80} ${bottom - top}`}
      fit={bottom < ground ? 'top' : 'meet'}
      className={className}
    >
      <use href="#house-lot" />
      <g className={paletteOf(house)}>
        <use href={`#${openId(type)}`} />
        {leaksOn(type, numbers).map((x) => (
          <use key={x} href="#house-leak" x={x} y={atticFloors[type]} />
        ))}
        <Roof {...{ type, numbers }} />
      </g>
    </DrawingFrame>
  )
}

/** Where the floor of the attic is wet: below the leaks above it, and between the walls. */
function leaksOn(type: StreetHouse, numbers: readonly HouseNumber[]): number[] {
  const [from, to] = atticSpans[type] ?? [0, widthOf(type)]
  const above = numbers
    .filter(({ at: [x], isLifted }) => isLifted && x > from - 40 && x < to + 40)
    .map(({ at: [x] }) => Math.min(Math.max(x, from + 30), to - 30))
  return [...new Set(above)]
}

interface RoofProps {
  readonly type: StreetHouse
  readonly numbers: readonly HouseNumber[]
}

const Roof = ({ type, numbers }: RoofProps) => (
  <>
    <g className="house-roof">
      <use href={`#${streetId(type)}`} clipPath={`url(#${roofId(type)})`} />
      <Numbers list={numbers.filter(({ isLifted }) => isLifted)} />
    </g>
    <Numbers list={numbers.filter(({ isLifted }) => !isLifted)} />
  </>
)

interface LiftedRoofProps {
  readonly type: StreetHouse
  readonly parts: readonly RoofPart[]
}

/** The same in place of the chosen house in the street; its numbers are for windows without the larger drawing. */
export const LiftedRoof = ({ type, parts }: LiftedRoofProps) => (
  <g className="house-open">
    <use href={`#${openId(type)}`} />
    <Roof type={type} numbers={numbersOn(type, parts)} />
  </g>
)

const openId = (type: StreetHouse) => `open-${type}`
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
  readonly className: string
}

/** What open houses share. The drawing is displayed, without a size: outlines in a hidden one do not clip. */
export function OpenHouseParts({ types, numbers, className }: OpenHousePartsProps) {
  return (
    <DrawingFrame viewBox="0 0 1 1" fit="meet" className={className}>
      {types.map((type) => (
        <Fragment key={type}>
          <Outline id={standingId(type)} d={standingOutline(type)} />
          <Outline id={roofId(type)} d={liftedOutline(type)} />
          {gableOutlines[type] && <Outline id={atticId(type)} d={gableOutlines[type]} />}
        </Fragment>
      ))}
      <defs>
        {types.map((type) => (
          <g key={type} id={openId(type)} clipPath={`url(#${standingId(type)})`}>
            <use href={`#${streetId(type)}`} />
            <g clipPath={`url(#${(gableOutlines[type] ? atticId : roofId)(type)})`}>
              <use href="#house-attic" y={atticFloors[type]} />
            </g>
          </g>
        ))}
        <g id="house-lot">
          <Ground from={-900} to={1600} />
        </g>
        {/* Longer than any house is wide: rafters, and between them what keeps warm. */}
        <g id="house-attic">
          <path className="paint-attic" d="M-40 200V-400H500V200z" />
          <path className="paint-insulation" d="M-40 4v-18H500V4z" />
          <path d="M-40-200H500" stroke="#a07c4f" strokeWidth="400" strokeDasharray="5 21" />
        </g>
        <g id="house-leak">
          <path fill="#8d6a3a" d="M-30 0v-11q15-7 30-1t30 0V0z" />
          <path d="M0-14V-46" stroke="#2f7fb5" strokeWidth="3" strokeDasharray="8" />
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

const Outline = ({ id, d }: { readonly id: string; readonly d: string }) => (
  <clipPath id={id}>
    <path d={d} />
  </clipPath>
)

/** The ground below a house. */
const ground = 20
/** What is seen of the wall below a high roof, so that it is drawn as large as a low one. */
const wallRoom = 220

/** The sky above a house for its lifted roof, and on phones for the link that closes it. */
const liftRoom = 84

const paletteOf = ({ siding, roof }: NamedHouse) =>
  `palette-${siding}${roof ? ` roof-${roof}` : ''}`
