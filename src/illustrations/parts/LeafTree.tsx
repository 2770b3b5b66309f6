import { stamp } from './path'

interface LeafTreeProps {
  readonly x: number
  readonly y?: number
  readonly scale?: number
  /** The paint of its leaves. */
  readonly paint?: string
}

/** A tree in full leaf, 220 high, its light side up. */
export function LeafTree({ x, y = 0, scale = 1, paint = 'paint-leaf' }: LeafTreeProps) {
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      <path
        className="paint-limbs"
        d="M-8 0q5-50-1-88l-24-36 30 26 2-44 7 42 26-28-22 42q-5 44 2 86z"
      />
      <g transform="translate(0-104)">
        <path className={`${paint} line-medium`} d={lobes} />
        <path className="paint-light" d={lit} />
        <path className="paint-shadow" d={shaded} />
        <path className="line-soft" d={leaves} />
      </g>
    </g>
  )
}

const lobes =
  'M-48-12q-22-16-8-38-16-26 10-42-4-32 28-38 18-22 42-6 30-2 30 28 24 18 8 42 10 28-14 42-10 26-40 20-34 14-56-8z'
const lit = 'M-46-92q-4-32 28-38 18-22 42-6 30-2 30 28-30-16-54-2-30 0-46 18z'
const shaded =
  'M-60-42q44 20 74 4 38 0 52-34 4 18-8 34-4 12-10 22-10 26-40 20-34 14-56-8-16-14-12-38z'
const leaves = stamp('q5-7 10 0', [
  [-38, -40],
  [-14, -62],
  [12, -36],
  [30, -66],
  [-24, -92],
  [6, -104],
  [-4, -22],
  [34, -96],
  [-46, -66],
])
