import type { NamedHouse } from '#generated/types'
import { DrawingFrame } from './DrawingFrame'
import { Ranch } from './houses/Ranch'
import { streetHouses } from './houses/street-houses'
import { placeHouses, seenAgain, type Lot } from './houses/street-lots'
import { FarStreet } from './parts/FarStreet'
import { HouseName } from './parts/HouseName'
import { StreetEnds } from './parts/StreetEnds'
import { Slope } from './parts/Slope'
import { StreetLife } from './parts/StreetLife'
import { Tree } from './parts/Tree'

export interface StreetProps {
  readonly houses: readonly NamedHouse[]
  readonly className?: string
  /** Whether each house has its name below it; share pictures have no fonts for them. */
  readonly isNamed?: boolean
}

/** A street of the data's houses, climbing a hill; decorative. */
export function Street({ houses, className = '', isNamed = false }: StreetProps) {
  const lots = placeHouses(houses)
  return (
    <DrawingFrame viewBox="0 -810 2460 900" fit="slice" className={className}>
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
          <LotHouse lots={lots} index={index} />
        </g>
      ))}
      <StreetEnds lots={lots} />
      <StreetLife lots={lots} />
      <Slope lots={lots.map(({ x, y }) => [x, y])} />
      {isNamed &&
        lots.map(({ x, y, width, label, named }) => (
          <g key={x} className={named}>
            <HouseName x={x + width / 2} y={y} label={label} scale={1.6} />
          </g>
        ))}
    </DrawingFrame>
  )
}

interface LotHouseProps {
  readonly lots: readonly Lot[]
  readonly index: number
}

/** Draws each kind of house once, and reuses it for repetitions. */
function LotHouse({ lots, index }: LotHouseProps) {
  const type = lots[index]?.type ?? 'cape'
  const same = lots.flatMap((lot, place) => (lot.type === type ? [place] : []))
  if (same[0] !== index) return <use href={`#street-${type}`} />
  const { Drawing } = streetHouses[type]
  const drawing = type === 'ranch' ? <Ranch garage={false} /> : <Drawing />
  const isSeenAgain = same.length > 1 || seenAgain.includes(index)
  return isSeenAgain ? <g id={`street-${type}`}>{drawing}</g> : drawing
}
