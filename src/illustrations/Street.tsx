import type { HouseChoice, NamedHouse } from '#generated/types'
import { DrawingFrame } from './DrawingFrame'
import { HouseLink, houseClass } from './HouseLink'
import { LiftedRoof } from './OpenHouse'
import { Ranch } from './houses/Ranch'
import { streetHouses } from './houses/street-houses'
import { placeHouses, seenAgain, streetId, type Lot } from './houses/street-lots'
import { FarStreet } from './parts/FarStreet'
import { HouseName } from './parts/HouseName'
import { StreetEnds } from './parts/StreetEnds'
import { Slope } from './parts/Slope'
import { placeLife, StreetLife } from './parts/StreetLife'
import { Tree } from './parts/Tree'

interface HouseChoices {
  readonly title: string
  readonly list: readonly HouseChoice[]
  /** Whether one chooses in the street, of which narrow windows show every house, as it scrolls. */
  readonly isOfStreet: boolean
}

export interface StreetProps {
  readonly houses: readonly NamedHouse[]
  readonly className?: string
  /** Whether roofers are at work in it. */
  readonly hasRoofers: boolean
  /** Whether each house has its name below it; share pictures have no fonts for them. */
  readonly isNamed?: boolean
  /** What the page tells of its houses, to which they link. */
  readonly choices?: HouseChoices | undefined
}

/** A street of the data's houses, climbing a hill; decorative, or links to what the page tells of them. */
export function Street(props: StreetProps) {
  const { houses, hasRoofers, className = '', isNamed = false, choices } = props
  const isWalked = choices?.isOfStreet === true
  const lots = placeHouses(houses)
  const life = placeLife(lots)
  // Less ground below houses without names.
  const top = isNamed && houses.every(({ label }) => label === null) ? -846 : -810
  return (
    <DrawingFrame
      viewBox={`0 ${top} 2460 900`}
      fit="slice"
      className={className}
      label={choices?.title}
    >
      <FarStreet lots={lots} />
      <g id="street-tree">
        <Tree x={(lots[3]?.x ?? 0) - 28} y={-22} scale={1.3} />
      </g>
      <StreetEnds lots={lots} />
      <Slope lots={lots.map(({ x, y }) => [x, y])} />
      {lots.map((lot, index) => {
        const { type, x, y, width, label, named, siding, roof } = lot
        const choice = choices?.list.findIndex(({ street }) => street === type) ?? -1
        const { id, name, wrong = [] } = choices?.list[choice] ?? {}
        const house = (
          <g className={`palette-${siding}${roof ? ` roof-${roof}` : ''}`}>
            {id ? (
              <>
                <g className="house-whole">
                  <LotHouse lots={lots} index={index} isSeenAgain />
                </g>
                <LiftedRoof type={type} parts={wrong.flatMap(({ part }) => part ?? [])} />
              </>
            ) : (
              <LotHouse lots={lots} index={index} isSeenAgain={false} />
            )}
            <StreetLife {...{ lot, hasRoofers, ...life }} />
          </g>
        )
        const middle = Math.round(width / 2)
        const words = isNamed && label !== null && (
          <HouseName x={middle} y={0} label={label} scale={1.6} />
        )
        const { height } = streetHouses[type]
        return (
          <g key={x} transform={`translate(${x} ${y})`}>
            {id ? (
              <HouseLink
                to={`#${id}`}
                name={words ? undefined : name}
                box={[-12, -height - 12, width + 24, height + 90]}
                className={`${houseClass(choice)} ${isWalked ? '' : (named ?? '')}`}
              >
                {house}
                {words}
              </HouseLink>
            ) : (
              <>
                {house}
                {words && <g className={named}>{words}</g>}
              </>
            )}
          </g>
        )
      })}
    </DrawingFrame>
  )
}

interface LotHouseProps {
  readonly lots: readonly Lot[]
  readonly index: number
  /** Whether another part of the page draws it, too. */
  readonly isSeenAgain: boolean
}

/** Draws each kind of house once, and reuses it for repetitions. */
function LotHouse({ lots, index, isSeenAgain }: LotHouseProps) {
  const type = lots[index]?.type ?? 'cape'
  const same = lots.flatMap((lot, place) => (lot.type === type ? [place] : []))
  if (same[0] !== index) return <use href={`#${streetId(type)}`} />
  const { Drawing } = streetHouses[type]
  const drawing = type === 'ranch' ? <Ranch garage={false} /> : <Drawing />
  const isShared = isSeenAgain || same.length > 1 || seenAgain.includes(index)
  return isShared ? <g id={streetId(type)}>{drawing}</g> : drawing
}
