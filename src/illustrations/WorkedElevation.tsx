import type { ComponentProps } from 'react'
import { DrawingFrame } from './DrawingFrame'
import { plates } from './HouseElevation'
import { houseSizes } from './houses/sizes'
import { Ground } from './parts/Ground'
import { WorkedPart } from './WorkedPart'

interface WorkedElevationProps extends ComponentProps<typeof WorkedPart> {
  readonly className: string
}

/** A house in elevation, as large as its place, with the part that was worked on; decorative. */
export function WorkedElevation({ className, ...worked }: WorkedElevationProps) {
  const { Drawing, palette } = plates[worked.house]
  const { width, height } = houseSizes[worked.house]
  const box = [-60, -height - 84, width + 120, height + 84 + 26]
  return (
    <DrawingFrame viewBox={box.join(' ')} fit="meet" className={className}>
      <g className={palette}>
        <Drawing />
      </g>
      <Ground from={-900} to={1600} />
      <WorkedPart {...worked} />
    </DrawingFrame>
  )
}
