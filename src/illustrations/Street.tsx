import type { ReactNode } from 'react'
import { useId } from 'react'
import { Cape } from './houses/Cape'
import { Colonial } from './houses/Colonial'
import { Mill } from './houses/Mill'
import { Ranch } from './houses/Ranch'
import { Saltbox } from './houses/Saltbox'
import { TripleDecker } from './houses/TripleDecker'
import { Victorian } from './houses/Victorian'
import { FarStreet } from './parts/FarStreet'
import { Slope } from './parts/Slope'
import { Tree } from './parts/Tree'

interface StreetProps {
  readonly className?: string
}

interface Lot {
  readonly drawing: ReactNode
  readonly palette: string
  readonly x: number
  readonly y: number
  /** The name under which the house stands again, faintly, on the hill behind. */
  readonly far?: string
}

const lots: readonly Lot[] = [
  { drawing: <Ranch garage={false} />, palette: 'd-sage', x: 40, y: 0 },
  { drawing: <Cape />, palette: 'd-cedar', x: 374, y: 0, far: 'cape' },
  { drawing: <Saltbox />, palette: 'd-bark', x: 716, y: -16 },
  { drawing: <Colonial />, palette: 'd-ochre', x: 1052, y: -44, far: 'colonial' },
  { drawing: <Victorian />, palette: 'd-verdigris', x: 1460, y: -88 },
  { drawing: <TripleDecker />, palette: 'd-cream', x: 1806, y: -136, far: 'decker' },
  { drawing: <Mill />, palette: 'd-brick', x: 2080, y: -176 },
]

/** A street of local house types that climbs a hill from a ranch to a mill; decorative. */
export function Street({ className }: StreetProps) {
  const id = useId()
  return (
    <svg
      className={className ? `d ${className}` : 'd'}
      viewBox="0 -810 2460 890"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <FarStreet id={id} />
      <g id={`${id}tree`}>
        <Tree x={1024} y={-22} scale={1.3} />
      </g>
      {lots.map(({ drawing, palette, x, y, far }) => (
        <g key={x} className={palette} transform={`translate(${x} ${y})`}>
          {far ? <g id={id + far}>{drawing}</g> : drawing}
        </g>
      ))}
      <Slope lots={lots.map(({ x, y }) => [x, y])} />
    </svg>
  )
}
