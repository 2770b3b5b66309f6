import type { ComponentProps } from 'react'
import type { HouseChoice, NamedHouse } from '#generated/types'
import { DrawingFrame } from './DrawingFrame'
import { HouseLink, houseClass } from './HouseLink'
import { Ranch } from './houses/Ranch'
import { streetHouses } from './houses/street-houses'
import { placeHouses, seenAgain, streetId, type Lot } from './houses/street-lots'
import { FarStreet } from './parts/FarStreet'
import { HouseName } from './parts/HouseName'
import { StreetEnds } from './parts/StreetEnds'
import { Slope } from './parts/Slope'
import { placeLife, StreetLife } from './parts/StreetLife'
import { Tree } from './parts/Tree'

export interface StreetProps {
  readonly houses: readonly NamedHouse[]
  readonly className?: string
  /** Whether roofers are at work in it. */
  readonly hasRoofers: boolean
  /** Whether each house has its name below it; share pictures have no fonts for them. */
  readonly isNamed?: boolean
  /** What the page tells of its houses, to which they link, and the title of that part. */
  readonly choices?: { readonly title: string; readonly list: readonly HouseChoice[] } | undefined
}

/** A street of the data's houses, climbing a hill; decorative, or links to what the page tells of them. */
export function Street(props: StreetProps) {
  const { houses, hasRoofers, className = '', isNamed = false, choices } = props
  const lots = placeHouses(houses)
  const life = placeLife(lots)
  // Less ground below houses without names.
  const choiceOf = ({ type }: NamedHouse) => {
    const index = choices?.list.findIndex(({ street }) => street === type) ?? -1
    const choice = choices?.list[index]
    return choice && { ...choice, className: houseClass(index) }
  }
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
      {lots.map((lot, index) => (
        <g
          key={lot.x}
          className={`palette-${lot.siding}${lot.roof ? ` roof-${lot.roof}` : ''}`}
          transform={`translate(${lot.x} ${lot.y})`}
        >
          <Chosen className={choiceOf(lot)?.className}>
            <LotHouse lots={lots} index={index} isSeenAgain={choiceOf(lot) !== undefined} />
            <StreetLife {...{ lot, hasRoofers, ...life }} />
          </Chosen>
        </g>
      ))}
      <StreetEnds lots={lots} />
      <Slope lots={lots.map(({ x, y }) => [x, y])} />
      {isNamed &&
        lots.map((lot) => {
          const { x, y, width, label, named } = lot
          const name = label !== null && (
            <HouseName x={x + width / 2} y={y} label={label} scale={1.6} />
          )
          const choice = choiceOf(lot)
          if (!choice) {
            return (
              name && (
                <g key={x} className={named}>
                  {name}
                </g>
              )
            )
          }
          const { height } = streetHouses[lot.type]
          return (
            <HouseLink
              key={x}
              to={`#${choice.id}`}
              name={name ? undefined : choice.name}
              box={[x - 12, y - height - 12, width + 24, height + 90]}
              className={`${choice.className} ${named ?? ''}`.trimEnd()}
            >
              {name}
              <path className="house-leader" d={`M${Math.round(x + width / 2)} ${y + 76}V90`} />
            </HouseLink>
          )
        })}
    </DrawingFrame>
  )
}

/** Steps forward when it is chosen, with those who are there. */
const Chosen = ({ className, children }: ComponentProps<'g'>) =>
  className === undefined ? children : <g className={className}>{children}</g>

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
