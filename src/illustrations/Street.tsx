import type { ReactNode } from 'react'
import { DrawingFrame } from './DrawingFrame'
import { Cape } from './houses/Cape'
import { Colonial } from './houses/Colonial'
import { Mill } from './houses/Mill'
import { Ranch } from './houses/Ranch'
import { Saltbox } from './houses/Saltbox'
import { houseSizes } from './houses/sizes'
import { TripleDecker } from './houses/TripleDecker'
import { Victorian } from './houses/Victorian'
import { DimensionLine } from './parts/DimensionLine'
import { FarStreet } from './parts/FarStreet'
import { StreetEnds } from './parts/StreetEnds'
import { Slope } from './parts/Slope'
import { Tree } from './parts/Tree'

export interface StreetProps {
  readonly className?: string
  /** Whether each house has its name under it; a picture without fonts goes without. */
  readonly isNamed?: boolean
}

interface Lot {
  readonly drawing: ReactNode
  readonly palette: string
  readonly x: number
  readonly y: number
  readonly width: number
  /** The kind of house and the pitch of its roof. */
  readonly label: string
  /** The class of the widths of window at which its name shows: those that show all of the name. */
  readonly named?: 'named-small' | 'named-middle' | 'named-wide'
  /** The name under which the house stands again, on the hill behind or past the ends. */
  readonly far?: string
}

const lots: readonly Lot[] = [
  {
    drawing: <Ranch garage={false} />,
    palette: 'palette-sage',
    x: 40,
    y: 0,
    width: 290,
    label: 'Ranch, 5/12',
    named: 'named-wide',
    far: 'ranch',
  },
  {
    drawing: <Cape />,
    palette: 'palette-cedar',
    x: 374,
    y: 0,
    width: houseSizes.cape.width,
    label: 'Cape, 12/12',
    named: 'named-middle',
    far: 'cape',
  },
  {
    drawing: <Saltbox />,
    palette: 'palette-bark',
    x: 716,
    y: -16,
    width: houseSizes.saltbox.width,
    label: 'Saltbox, 12/12',
    named: 'named-small',
  },
  {
    drawing: <Colonial />,
    palette: 'palette-ochre',
    x: 1052,
    y: -44,
    width: houseSizes.colonial.width,
    label: 'Colonial, 8/12',
    far: 'colonial',
  },
  {
    drawing: <Victorian />,
    palette: 'palette-verdigris',
    x: 1460,
    y: -88,
    width: houseSizes.victorian.width,
    label: 'Mansard',
  },
  {
    drawing: <TripleDecker />,
    palette: 'palette-cream',
    x: 1806,
    y: -136,
    width: houseSizes['triple-decker'].width,
    label: 'Triple-decker',
    named: 'named-middle',
    far: 'triple-decker',
  },
  {
    drawing: <Mill />,
    palette: 'palette-brick',
    x: 2080,
    y: -176,
    width: houseSizes.mill.width,
    label: 'Brick mill, low slope',
    named: 'named-wide',
  },
]

/** A street of local house types that climbs a hill from a ranch to a mill; decorative. */
export function Street({ className = '', isNamed = false }: StreetProps) {
  return (
    <DrawingFrame viewBox="0 -810 2460 900" fit="slice" className={className}>
      <FarStreet />
      <g id="street-tree">
        <Tree x={1024} y={-22} scale={1.3} />
      </g>
      {lots.map(({ drawing, palette, x, y, far }) => (
        <g key={x} className={palette} transform={`translate(${x} ${y})`}>
          {far ? <g id={`street-${far}`}>{drawing}</g> : drawing}
        </g>
      ))}
      <StreetEnds />
      <Slope lots={lots.map(({ x, y }) => [x, y])} />
      {isNamed &&
        lots.map(({ x, y, width, label, named }) => (
          <g key={label} className={named}>
            <DimensionLine from={x} to={x + width} y={y} label={label} scale={1.6} />
          </g>
        ))}
    </DrawingFrame>
  )
}
