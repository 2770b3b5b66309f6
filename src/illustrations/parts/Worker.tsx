import type { ReactNode } from 'react'
import { drawLimb } from './limb'
import { pair, type Point } from './path'

type Pair = readonly [near: Point, far: Point]

interface WorkerProps {
  /** Where the figure stands; it faces right. */
  readonly at: Point
  readonly scale?: number
  /** Whether it faces left. */
  readonly isTurned?: boolean
  readonly hip?: Point
  /** The middle of the shoulders. */
  readonly neck?: Point
  /** How far the head is bent forward, in degrees. */
  readonly nod?: number
  readonly hands: Pair
  /** The ankles. */
  readonly feet?: Pair
  /** How far the toes of each are turned down, in degrees. */
  readonly toes?: readonly [near: number, far: number]
  readonly shirt?: string
  readonly trousers?: string
  readonly cap?: string
  readonly hasBelt?: boolean
  readonly skin?: 'light' | 'deep'
  readonly hasTail?: boolean
  /** What the near hand holds, drawn below it. */
  readonly children?: ReactNode
}

const upright: { readonly hip: Point; readonly neck: Point } = { hip: [0, -90], neck: [2, -136] }
const standing: Pair = [
  [9, -9],
  [-12, -9],
]
const level = [0, 0] as const

const arm = { lengths: [29, 27], widths: [14, 11.5, 8.5] } as const
const leg = { lengths: [43, 41], widths: [25, 17, 12], bend: -1 } as const
const hand = 'm-5 0a5 5 0 1 1 10 0a5 5 0 1 1-10 0'
const boot = 'M-7-4h13l2 6q8 1 8 7H-7z'

/** A person at work as seen from the side, 168 high, in cap, belt and boots. */
export function Worker({
  at: [x, y],
  scale = 1,
  isTurned = false,
  hip = upright.hip,
  neck = upright.neck,
  nod = 0,
  hands: [near, far],
  feet = standing,
  toes = level,
  shirt = 'paint-sleeve',
  trousers = 'paint-jeans',
  cap = 'paint-copper',
  hasBelt = true,
  skin,
  hasTail = false,
  children,
}: WorkerProps) {
  const lean = Math.round((Math.atan2(neck[0] - hip[0], hip[1] - neck[1]) * 180) / Math.PI)
  const trunk = Math.hypot(neck[0] - hip[0], neck[1] - hip[1])
  const skinPaint = skin === undefined ? 'paint-skin' : `paint-skin-${skin}`
  const shoulder: Point = [neck[0], neck[1] + 7]
  return (
    <g transform={`translate(${x} ${y})scale(${isTurned ? -scale : scale} ${scale})`}>
      <path
        className={shirt}
        d={drawLimb([shoulder[0] + 5, shoulder[1]], far, { ...arm, bend: 1 })}
      />
      <path className={skinPaint} d={`M${pair(far)}${hand}`} />
      <path
        className="paint-boot"
        d={boot}
        transform={`translate(${pair(feet[1])})rotate(${toes[1]})`}
      />
      <path className={trousers} d={drawLimb([hip[0] - 2, hip[1]], feet[1], leg)} />
      <path className="paint-shadow" d={drawLimb([hip[0] - 2, hip[1]], feet[1], leg)} />
      <path
        className="paint-boot"
        d={boot}
        transform={`translate(${pair(feet[0])})rotate(${toes[0]})`}
      />
      <path className={trousers} d={drawLimb([hip[0] + 1, hip[1]], feet[0], leg)} />
      <g transform={`translate(${pair(hip)})rotate(${lean})`}>
        <path
          className={shirt}
          d={`M-13 4q-3-${Math.round(trunk / 2)} 0-${Math.round(trunk - 8)} 3-9 12-9t13 9q4 ${Math.round(trunk / 2)} 1 ${Math.round(trunk - 4)}z`}
        />
        {hasBelt && (
          <>
            <path className="paint-wood" d="M-14-1h28v7h-28z" />
            <path className="paint-bark" d="M-9 2h13v14q-6 3-13 0z" />
          </>
        )}
      </g>
      <g transform={`translate(${pair(neck)})rotate(${lean / 2 + nod})`}>
        <path
          className={skinPaint}
          d="M-5 4v-10q-5-4-5-10 0-11 11-11t11 10l3 6-3 1q1 8-4 8h-4v6q-4 4-9 0z"
        />
        {hasTail && (
          <path className="paint-bark" d="M-8-14q-12-1-13 12-1 8-7 12 12 0 16-10 2-5 6-7z" />
        )}
        <path className="paint-bark" stroke="none" d="M-9.500-17l11-3v5l-3 3v5l-4 1q-5-4-4-11z" />
        <path className={cap} d="M-11-17q0-13 12-13 11 0 12 10l9 2q0 3-3 3-15-2-30-2z" />
      </g>
      {children}
      <path
        className={shirt}
        d={drawLimb([shoulder[0] - 3, shoulder[1]], near, { ...arm, bend: 1 })}
      />
      <path className={skinPaint} d={`M${pair(near)}${hand}`} />
    </g>
  )
}

type KneelingProps = Omit<WorkerProps, 'hip' | 'neck' | 'feet' | 'toes'>

/** The same on one knee, bent forward. */
export const KneelingWorker = (props: KneelingProps) => (
  <Worker hip={kneeling.hip} neck={kneeling.neck} feet={kneeling.feet} toes={tiptoe} {...props} />
)

const kneeling: { readonly hip: Point; readonly neck: Point; readonly feet: Pair } = {
  hip: [-6, -52],
  neck: [20, -93],
  feet: [
    [24, -9],
    [-38, -20],
  ],
}
const tiptoe = [0, 72] as const
