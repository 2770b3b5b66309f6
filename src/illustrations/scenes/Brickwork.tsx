import { Ground } from '../parts/Ground'
import { boxes, stamp, type Point } from '../parts/path'
import { Bricks, course } from '../parts/Bricks'
import { Window } from '../parts/Window'
import { KneelingWorker } from '../parts/Worker'

/** A brick wall whose joints a mason fills from right to left: worn, raked out, new. */
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
      <Supplies />
      <Mason />
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
      <path className="paint-trim line-medium" d={boxes([476, -216, 96, 144])} />
      <g transform="translate(485-204)scale(2.8 2.5)">
        <Window />
      </g>
      <path
        className="paint-stone line-medium"
        d={boxes([458, -240, 132, 24], [464, -76, 120, 14])}
      />
      <path className="paint-shadow" d={boxes([476, -216, 96, 8])} />
    </>
  )
}

/** On one knee, the trowel at a joint, mortar on the hawk in the other hand. */
const Mason = () => (
  <KneelingWorker
    skin="deep"
    at={[408, 3]}
    scale={1.6}
    isTurned
    nod={6}
    hands={[
      [66, -88],
      [56, -62],
    ]}
    trousers="paint-jeans"
    cap="paint-lamp"
  >
    <path className="paint-wood line-medium" d="M36-72h44v5H36zM53-67h6v16h-6z" />
    <path className="paint-underlayment line-medium" d="M40-72q2-10 11-11 8-6 14 1 8 0 11 10z" />
    <path className="paint-wood line-medium" d="M62-91h16v6H62z" />
    <path className="paint-trim line-medium" d="M78-94l28 6-28 6z" />
  </KneelingWorker>
)

/** A bucket of mortar with its stick, and bricks. */
function Supplies() {
  return (
    <>
      <path className="paint-cap line-medium" d="M232-44h58l-7 44h-44z" />
      <path className="paint-underlayment line-medium" d="M228-50h66v8h-66z" />
      <path strokeWidth="2" d="M234-44q-6 30 22 32t32-32" />
      <path className="paint-wood line-medium" d="M258-50l-14-44-7 2 13 42z" />
      <path className="paint-brick line-medium" d={boxes([152, -18, 50, 18], [162, -36, 50, 18])} />
      <path className="paint-light" d={boxes([152, -18, 50, 5], [162, -36, 50, 5])} />
    </>
  )
}
