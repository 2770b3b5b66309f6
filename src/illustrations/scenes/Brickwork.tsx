import { Ground } from '../parts/Ground'
import { boxes, stamp, type Point } from '../parts/path'
import { Bricks, course } from '../parts/Bricks'
import { Window } from '../parts/Window'

/** A brick wall whose joints are filled from right to left: worn, raked out, new. */
export function Brickwork() {
  return (
    <>
      <path className="paint-hole" stroke="none" d={boxes([-700, -768, 1800, 768])} />
      <path className="paint-attic" d={stairs(96)} />
      <path className="paint-underlayment" stroke="none" d={stairs(258)} />
      <Bricks name="brickwork" box={[-700, -768, 1800, 768]} />
      <path className="paint-shadow" d={stamp('h48v18h-48z', darker)} />
      <path className="paint-light" d={stamp('h48v18h-48z', lighter)} />
      <Opening />
      <path className="paint-stone line-medium" d={boxes([-700, -24, 1800, 24])} />
      <path className="paint-light" d={boxes([-700, -24, 1800, 6])} />
      <Ground from={-700} to={1100} />
      <Tools />
    </>
  )
}

/** All to the right of a line that steps down with the bricks. */
function stairs(start: number): string {
  const rows = Array.from({ length: 32 }, (_, row) => {
    const x = start + (row % 2) * 27 + ((row * 7) % 3) * 54
    return `H${x}v${course}`
  })
  return `M1100-768${rows.join('')}H1100z`
}

/** The upper left corner of a brick, by its course from below and its place in it. */
const brickAt = (row: number, place: number): Point => [
  -700 + place * 54 + (row % 2 === 0 ? 0 : 27) + 3,
  -course * (row + 1) + 3,
]

const darker = [
  [2, 15],
  [4, 13],
  [5, 17],
  [7, 14],
  [8, 18],
  [9, 15],
  [11, 13],
  [3, 20],
  [6, 21],
  [10, 22],
  [1, 18],
].map(([row = 0, place = 0]) => brickAt(row, place))

const lighter = [
  [2, 18],
  [3, 14],
  [5, 14],
  [6, 17],
  [8, 15],
  [9, 20],
  [10, 16],
  [7, 22],
  [4, 21],
].map(([row = 0, place = 0]) => brickAt(row, place))

/** A window between its lintel and its sill of stone. */
function Opening() {
  return (
    <>
      <path className="paint-trim line-medium" d={boxes([432, -216, 96, 144])} />
      <g transform="translate(441-204)scale(2.8 2.5)">
        <Window />
      </g>
      <path
        className="paint-stone line-medium"
        d={boxes([414, -240, 132, 24], [420, -76, 120, 14])}
      />
      <path className="paint-shadow" d={boxes([432, -216, 96, 8])} />
    </>
  )
}

/** A hawk with its mortar, the trowel that fills, and a bucket below. */
function Tools() {
  return (
    <>
      <g transform="translate(196-132)">
        <path className="paint-shadow" d="M-40 10h92v5h-92zM2 14h9v34H2z" />
        <path className="paint-wood line-medium" d="M-5 6H5v34q-5 6-10 0z" />
        <path
          className="paint-underlayment line-medium"
          d="M-32 0q4-18 18-20 14-12 26 0 16 2 20 20z"
        />
        <path className="paint-trim line-medium" d={boxes([-46, 0, 92, 6])} />
      </g>
      <g transform="translate(318-178)scale(1.3)">
        <path className="paint-shadow" d="M-50 10L4-4l5 8-55 12z" />
        <path className="paint-trim line-medium" d="M-56 4L0-12l5 10-58 9q-4 0-3-3z" />
        <path strokeWidth="3.600" d="M2-7l14-9" />
        <path className="paint-wood line-medium" d="M14-19l34-18q6 4 4 10l-34 16z" />
      </g>
      <path className="paint-cap line-medium" d="M322-44h58l-7 44h-44z" />
      <path className="paint-underlayment line-medium" d="M318-50h66v8h-66z" />
      <path strokeWidth="2" d="M324-44q-6 30 22 32t32-32" />
      <path className="paint-wood line-medium" d="M356-50l14-44 7 2-13 42z" />
      <path className="paint-brick line-medium" d={boxes([236, -18, 50, 18], [246, -36, 50, 18])} />
      <path className="paint-light" d={boxes([236, -18, 50, 5], [246, -36, 50, 5])} />
    </>
  )
}
