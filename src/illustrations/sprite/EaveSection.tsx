import { boxes, rectangle, row, stamp } from '../parts/path'

const tabs = row([-38, -40], { count: 6, step: 66 })
const clapboards = row([250, 352], { count: 8, step: 26 })

/** The eave of a shingled roof cut open, from the rafter to the last course; for a dark ground. */
export function EaveSection() {
  return (
    <g className="palette-on-dark">
      <Wall />
      <g transform="translate(150 300)rotate(-33.7)">
        <path className="paint-wood line-medium" d={boxes([-14, 0, 574, 62])} />
        <path className="line-faint" d="M0 14H556M0 40H556" />
        <path className="paint-deck line-medium" d={boxes([-22, -14, 548, 14])} />
        <path className="paint-ice-shield line-medium" d={boxes([-24, -22, 250, 8])} />
        <path className="paint-underlayment line-medium" d={boxes([190, -28, 280, 6])} />
        <path className="line-medium" fill="#9fb0b6" d={stamp('v11l92 3v-5z', tabs)} />
      </g>
      <path className="paint-trim line-medium" d={boxes([150, 342, 100, 9], [139, 290, 13, 62])} />
      <path
        className="paint-copper line-medium"
        d="M92 300v16a22 22 0 0 0 46 0v-16l14-9-28-15 6-4 34 18-12 12v14a34 34 0 0 1-68 0v-16z"
      />
      <path
        stroke="#e9a981"
        strokeWidth="4"
        strokeDasharray="10 8"
        d="M199 392q0-56 40-94 60-46 216-146m-22-1l22 1-9 19"
      />
    </g>
  )
}

function Wall() {
  return (
    <>
      <path className="paint-insulation line-medium" d={boxes([268, 250, 76, 320])} />
      <path
        className="line-faint"
        d={stamp(
          'q38-24 76 0q-38 24-76 0',
          row([0, 0], { count: 9, step: 32 }).map(([y]) => [268, 290 + y] as const),
        )}
      />
      <path className="paint-wood line-medium" d={boxes([262, 238, 88, 16], [262, 254, 88, 16])} />
      <path className="paint-deck line-medium" d={boxes([250, 300, 18, 270])} />
      <path
        className="paint-trim"
        d={stamp(
          'h-3l-8 32h8l3-6z',
          clapboards.map((_, index) => [250, 352 + index * 26] as const),
        )}
      />
      <path className="paint-trim line-medium" d={`M344 270${rectangle(9, 300)}`} />
    </>
  )
}
