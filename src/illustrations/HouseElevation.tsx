import type { ReactNode } from 'react'
import type { House } from '#generated/types'
import { DrawingFrame } from './DrawingFrame'
import { streetHouses } from './houses/street-houses'
import { Ground } from './parts/Ground'
import { Tree } from './parts/Tree'

export interface HouseElevationProps {
  readonly house: House
  readonly className?: string
}

/** A house in elevation on its lot, with a tree; decorative. */
export function HouseElevation({ house, className = '' }: HouseElevationProps) {
  const { Drawing } = streetHouses[house]
  return (
    <DrawingFrame viewBox="0 0 640 450" fit="meet" className={className}>
      <HouseLot house={house}>
        <Drawing />
      </HouseLot>
    </DrawingFrame>
  )
}

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
      <path className="paint-hill" d="M-1900 0V-96H-300Q-120-108 60-96T480-150 2000-90V0z" />
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
