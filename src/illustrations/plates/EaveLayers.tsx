import type { ReactNode } from 'react'
import { boxes, row, stamp } from '../parts/path'
import { onSlope } from './slope'

const Layer = ({ children }: { readonly children: ReactNode }) => (
  <g transform={onSlope}>{children}</g>
)

/** Boards over the rafters, with their joints and nails. */
export function Deck() {
  const joints = row([84, -17], { count: 5, step: 92 })
  return (
    <Layer>
      <path className="paint-deck line-medium" d={boxes([-22, -17, 556, 17])} />
      <path className="line-faint" d="M-18-11H530M-18-6q150 4 280-1t268 2" />
      <path className="line-medium" d={stamp('v17', joints)} />
      <path d={stamp('v26m-9-26v26', row([38, -19], { count: 6, step: 92 }))} />
    </Layer>
  )
}

/** Bent metal on the edge of the deck, its nose over the gutter. */
export function DripEdge() {
  return (
    <>
      <g transform={onSlope}>
        <path className="paint-copper line-medium" d="M-26-22H62v4.500H-26z" />
      </g>
      <path className="paint-copper line-medium" d="M117 292l6-2 5 8v22l-8 8-4-3 6-7v-18z" />
    </>
  )
}

/** The membrane of eaves: it sticks to deck and drip edge, and ends inside the wall. */
export function Membrane() {
  return (
    <Layer>
      <path className="paint-ice-shield line-medium" d="M-27-32H262v9H-27z" />
      <path className="line-trim" strokeOpacity=".5" d="M-22-29H258" strokeDasharray="16 5" />
    </Layer>
  )
}

/** The sheet over the rest of the deck, lapped over the membrane. */
export function Underlayment() {
  return (
    <Layer>
      <path className="paint-underlayment line-medium" d="M208-39h52l10 8H482v-8H268z" />
      <path className="paint-underlayment line-medium" d="M208-39h52l8 6h214v8H266l-8-6h-50z" />
      <path className="line-soft" d="M274-29H478" strokeDasharray="3 6" />
    </Layer>
  )
}

const tabs = row([-42, -47], { count: 7, step: 62 })

/** Courses of shingles, the first doubled, each nailed under the next. */
export function Shingles() {
  return (
    <Layer>
      <path className="paint-slate line-medium" d="M-40-41h64v8h-64z" />
      <path className="paint-slate line-medium" d={stamp('v12l104 5v-8l-94-13z', tabs)} />
      <path className="line-grit" d={stamp('l88 11', row([-38, -45], { count: 7, step: 62 }))} />
      <path d={stamp('l6 26m-9-27l7-2', row([22, -40], { count: 6, step: 62 }))} />
    </Layer>
  )
}
