import type { ComponentProps } from 'react'
import { DrawingFrame } from './DrawingFrame'
import { streetHouses } from './houses/street-houses'
import { Ground } from './parts/Ground'
import { WorkedPart } from './WorkedPart'
import type { WorkedPart as WorkedPartName } from '#generated/types'

interface WorkedElevationProps extends Omit<ComponentProps<typeof WorkedPart>, 'part'> {
  /** The part of the house that the job was about, or `null`. */
  readonly part: WorkedPartName | null
  readonly className: string
}

/** A house in elevation, with the part that the job was about; decorative. */
export function WorkedElevation({ className, house, part, label }: WorkedElevationProps) {
  const { Drawing, palette, width, height } = streetHouses[house]
  const box = [-60, -height - 84, width + 120, height + 84 + 26]
  return (
    <DrawingFrame viewBox={box.join(' ')} fit="meet" className={className}>
      <g className={palette}>
        <Drawing />
      </g>
      <Ground from={-900} to={1600} />
      {part && <WorkedPart {...{ house, part, label }} />}
    </DrawingFrame>
  )
}
