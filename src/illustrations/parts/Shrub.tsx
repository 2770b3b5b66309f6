import { stamp, type Point } from './path'

interface ShrubProps {
  readonly x: number
  readonly y?: number
  readonly scale?: number
  /** The paint of its flowers, if it blooms. */
  readonly bloom?: string
}

/** A rounded shrub, 64 high; its origin is the middle of its foot. */
export function Shrub({ x, y = 0, scale = 1, bloom }: ShrubProps) {
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      <path
        className="paint-ice-shield line-medium"
        d="M-44 0q-14-16-4-30-4-20 20-22 14-18 34-8 26-6 30 16 18 10 10 28 4 8-2 16z"
      />
      <path
        className="paint-light"
        d="M-48-30q-4-20 20-22 14-18 34-8 26-6 30 16-20-12-38-2-24-2-46 16z"
      />
      <path
        className="paint-shadow"
        d="M-44 0q-10-10-8-20 30 14 54 4 28 2 46-16 6 10 2 16 4 8-6 16z"
      />
      {bloom ? (
        <path
          className={bloom}
          d={stamp('m-4 0a4.500 4.500 0 1 1 9 0a4.500 4.500 0 1 1-9 0', blooms)}
        />
      ) : (
        <path className="line-soft" d={stamp('q5-6 10 0', blooms)} />
      )}
    </g>
  )
}

const blooms: readonly Point[] = [
  [-38, -26],
  [-24, -42],
  [-8, -28],
  [8, -48],
  [22, -30],
  [34, -16],
  [-20, -12],
  [6, -14],
]
