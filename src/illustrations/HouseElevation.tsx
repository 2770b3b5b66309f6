import type { ReactNode } from 'react'
import type { House } from '#generated/types'
import { DrawingFrame } from './DrawingFrame'
import { streetHouses, type StreetHouseDrawing } from './houses/street-houses'
import { Ground } from './parts/Ground'
import { Tree } from './parts/Tree'

export interface HouseElevationProps {
  readonly house: House
  /** Another house beside it. */
  readonly neighbor?: House | undefined
  readonly className?: string
}

/** A house in elevation on its lot, with a tree, or two side by side; decorative. */
export function HouseElevation({ house, neighbor, className = '' }: HouseElevationProps) {
  const { Drawing } = streetHouses[house]
  if (neighbor) {
    return (
      <Neighbors one={streetHouses[house]} other={streetHouses[neighbor]} className={className} />
    )
  }
  return (
    <DrawingFrame viewBox="0 0 640 450" fit="meet" className={className}>
      <HouseLot house={house}>
        <Drawing />
      </HouseLot>
    </DrawingFrame>
  )
}

/** Between the eaves of two houses. */
const between = 44

interface NeighborsProps {
  readonly one: StreetHouseDrawing
  readonly other: StreetHouseDrawing
  readonly className: string
}

/** Two houses at one scale, with a tree behind their gap. */
function Neighbors({ one, other, className }: NeighborsProps) {
  const next = one.width + between
  const scale = Math.round(61_200 / (next + other.width)) / 100
  return (
    <DrawingFrame viewBox="-14 -300 640 340" fit="meet" className={className}>
      <path className="paint-hill" d={hill} />
      <g transform={`scale(${scale})`}>
        <Tree x={next - between / 2} scale={1.5} />
        <g className={one.palette}>
          <one.Drawing />
        </g>
        <g className={other.palette} transform={`translate(${next} 0)`}>
          <other.Drawing />
        </g>
      </g>
      <Ground from={-900} to={1600} />
    </DrawingFrame>
  )
}

const hill = 'M-1900 0V-96H-300Q-120-108 60-96T480-150 2000-90V0z'

interface HouseLotProps {
  readonly house: House
  /** The house, in its own coordinates. */
  readonly children: ReactNode
}

/** The surroundings of a house in a view box of 640 by 450: the hill and a tree. */
export function HouseLot({ house, children }: HouseLotProps) {
  const { width, height, palette } = streetHouses[house]
  const scale = Math.min(420 / width, 384 / height, 1.3)
  const left = Math.round(330 - (width * scale) / 2)
  return (
    <g transform="translate(0 410)">
      <path className="paint-hill" d={hill} />
      <Tree x={576} scale={1.2} />
      <g
        className={palette}
        transform={`translate(${left} 0)scale(${Math.round(scale * 100) / 100})`}
      >
        {children}
      </g>
      <Ground from={-900} to={1600} />
    </g>
  )
}
