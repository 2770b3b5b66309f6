import { boxes, stamp } from './path'

interface VanProps {
  readonly x: number
  readonly hasRack?: boolean
}

/** The contractor's van in elevation, with or without a ladder on a rack. */
export function Van({ x, hasRack = true }: VanProps) {
  return (
    <g transform={`translate(${x} 0)`}>
      {hasRack && <Rack />}
      <path
        className="paint-van line-medium"
        d="M-2-14v-48q0-10 10-10h92q9 0 15 8l17 22 26 6q8 2 9 10l1 12z"
      />
      <path className="paint-shadow" d="M-2-24H168l0 10H-2zM8-72h92l6 3H4z" />
      <path className="paint-light" d="M-2-62q0-10 10-10h92l4 4H8q-6 0-6 6z" />
      <path className="line-faint" d="M-2-24H168M34-70v56M62-70v56M90-70v56M134-42l-2 22" />
      <path className="line-soft" d={boxes([38, -66, 20, 40], [64, -66, 22, 40])} />
      <path className="paint-glass line-medium" d="M95-66h8q5 0 8 5l14 19H95z" />
      <path className="paint-light" d="M97-64h6L97-46zM107-62l5 7-12 12h-5z" />
      <path className="line-medium" d="M90-67v52l5 1M95-40h39M98-34h8M66-40h6" />
      <path className="paint-cap" d="M127-50h6v12h-5z" />
      <path className="paint-copper" d="M6-46l12-10 12 10v3H6zM9-41h18v10H9z" />
      <path className="paint-copper" stroke="none" d={boxes([36, -41, 22, 4], [36, -34, 16, 3])} />
      <path className="paint-lamp" d="M159-36l7 3q1 4 1 7h-8z" />
      <path className="paint-copper" d={boxes([-3, -44, 4, 14])} />
      <path className="paint-cap" d="M-5-16h176v6H-5z" />
      <path className="paint-hole" d="M12-12a20 20 0 0 1 40 0zM112-12a20 20 0 0 1 40 0z" />
      <path
        className="paint-cap line-medium"
        d={stamp(wheel(15), [
          [17, -15],
          [117, -15],
        ])}
      />
      <path
        className="paint-stone"
        d={stamp(wheel(8), [
          [24, -15],
          [124, -15],
        ])}
      />
      <path
        className="line-soft"
        d="M32-22v14m-6-11l12 8m-12 0l12-8M132-22v14m-6-11l12 8m-12 0l12-8"
      />
    </g>
  )
}

const wheel = (radius: number) =>
  `a${radius} ${radius} 0 0 1 ${2 * radius} 0 ${radius} ${radius} 0 0 1 ${-2 * radius} 0`

/** Bars over the roof, and the ladder that lies on them. */
function Rack() {
  return (
    <>
      <path className="line-medium" d="M10-72v-10h6v10M50-72v-10h6v10M90-72v-10h6v10M4-82h98" />
      <path className="paint-van" d={boxes([-14, -86, 136, 3.5], [-14, -94, 136, 3.5])} />
      <path d="M-8-88H120" strokeWidth="4.5" strokeDasharray="1.6 9" />
    </>
  )
}
