import { Courses } from '../parts/Courses'
import { Gap } from '../parts/Gap'
import { Joints } from '../parts/Joints'
import type { Box, Point } from '../parts/path'
import { boxes, rectangle, stamp } from '../parts/path'

const field: Box = [-504, -952, 1584, 1012]
const pale: readonly Point[] = [
  [-36, -262],
  [72, -216],
  [-72, -124],
  [288, -216],
  [396, -78],
  [72, -32],
  [504, -124],
  [468, -262],
]
const dark: readonly Point[] = [
  [108, -262],
  [-36, -170],
  [432, -216],
  [324, -78],
  [-72, -32],
  [540, -170],
]

/** A hole in a shingled roof, and the new shingle about to close it. */
export function RoofRepairs() {
  return (
    <>
      <path className="paint-roof" d={boxes(field)} />
      <path className="paint-light" d={stamp(rectangle(72, 46), pale)} />
      <path className="paint-shadow" d={stamp(rectangle(72, 46), dark)} />
      <path className="line-faint" d="M288-906V60" strokeWidth="1584" strokeDasharray="7 39" />
      <Courses className="line-soft" box={field} step={46} />
      <Joints className="line-soft" box={field} step={46} widths={[72]} />
      <Gap
        rows={[
          [180, 324],
          [216, 288],
        ]}
        top={-170}
        step={46}
      />
      <path stroke="#fff" strokeWidth="2.4" strokeDasharray="8 6" d="M182-168h68v42h-68z" />
      <g transform="translate(132-56)rotate(-9)">
        <path className="paint-shadow" d="M8 10h72v46H8z" />
        <path className="paint-copper line-medium" d="M0 0h72v46H0z" />
        <path className="line-soft" d="M0 12h72" />
        <path className="line-nail" d="M18 20v.1m36 0v.1" />
      </g>
      <path stroke="#fff" strokeWidth="3" d="M186-74l16-32m-13 8l13-8 3 15" />
      <Hammer />
    </>
  )
}

function Hammer() {
  return (
    <g transform="translate(378-60)rotate(38)">
      <path className="paint-shadow" d="M2-66h14V64H2z" />
      <path className="paint-wood line-medium" d="M-5-70H5L7 60q-7 6-14 0z" />
      <path className="paint-stone line-medium" d="M-26-88h44l14 4v10l-14 4h-44q-8-9 0-18z" />
    </g>
  )
}
