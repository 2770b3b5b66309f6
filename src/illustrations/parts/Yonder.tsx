import { boxes, stamp, type Point } from './path'

interface YonderProps {
  /** Where the houses on the hill stand. */
  readonly houses?: readonly Point[]
}

/** What lies beyond a yard: two hills, their trees, and houses in pale colors. */
export function Yonder({ houses }: YonderProps) {
  return (
    <>
      <path className="paint-hill" d={far} />
      <path className="paint-crown" d={stamp(crown, crowns)} />
      <g className="palette-far">
        {houses?.map(([x, y]) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <path className="paint-wall" d="M0 0v-38h74V0z" />
            <path className="paint-roof" d="M-8-36l14-34h62l14 34z" />
            <path className="paint-chimney" d="M48-66v-16h10v16z" />
            <path
              className="paint-glass"
              d={boxes([10, -28, 11, 16], [30, -28, 11, 16], [52, -28, 11, 16])}
            />
          </g>
        ))}
      </g>
      <path className="paint-hill" d={near} />
    </>
  )
}

const far = 'M-1900 0V-150Q-900-190-500-120T-60-128 240-110 480-152 900-130 1700-170V0z'
const near = 'M-1900 0V-70Q-500-40-100-66T260-52 560-84 1900-60V0z'
const crown = 'q-20-4-18-22-10-20 10-30 6-22 28-18 24-4 26 18 18 10 8 28 2 20-18 24z'
const crowns: readonly Point[] = [
  [-420, -60],
  [-250, -70],
  [-110, -58],
  [-64, -50],
  [60, -46],
  [150, -52],
  [330, -60],
  [404, -70],
  [470, -76],
  [610, -74],
  [760, -66],
]
