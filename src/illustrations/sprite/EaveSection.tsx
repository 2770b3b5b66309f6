import { boxes, rectangle, row, stamp } from '../parts/path'

const tabs = row([-38, -40], { count: 6, step: 66 })
const clapboards = row([250, 352], { count: 8, step: 26 })

/** The eave of a shingled roof cut open, from the rafter to the last course; for a dark ground. */
export function EaveSection() {
  return (
    <g className="d-plate">
      <Wall />
      <g transform="translate(150 300)rotate(-33.7)">
        <path className="d-wood d-o" d={boxes([-14, 0, 574, 62])} />
        <path className="d-x" d="M0 14H556M0 40H556" />
        <path className="d-deck d-o" d={boxes([-22, -14, 548, 14])} />
        <path className="d-ice d-o" d={boxes([-24, -22, 250, 8])} />
        <path className="d-under d-o" d={boxes([190, -28, 280, 6])} />
        <path className="d-tab d-o" d={stamp('v11l92 3v-5z', tabs)} />
      </g>
      <path className="d-t d-o" d={boxes([150, 342, 100, 9], [139, 290, 13, 62])} />
      <path
        className="d-f d-o"
        d="M92 300v16a22 22 0 0 0 46 0v-16l14-9-28-15 6-4 34 18-12 12v14a34 34 0 0 1-68 0v-16z"
      />
      <path className="d-air" d="M199 392q0-56 40-94 60-46 216-146m-22-1l22 1-9 19" />
    </g>
  )
}

function Wall() {
  return (
    <>
      <path className="d-ins d-o" d={boxes([268, 250, 76, 320])} />
      <path
        className="d-x"
        d={stamp(
          'q38-24 76 0q-38 24-76 0',
          row([0, 0], { count: 9, step: 32 }).map(([y]) => [268, 290 + y] as const),
        )}
      />
      <path className="d-wood d-o" d={boxes([262, 238, 88, 16], [262, 254, 88, 16])} />
      <path className="d-deck d-o" d={boxes([250, 300, 18, 270])} />
      <path
        className="d-t"
        d={stamp(
          'h-3l-8 32h8l3-6z',
          clapboards.map((_, index) => [250, 352 + index * 26] as const),
        )}
      />
      <path className="d-t d-o" d={`M344 270${rectangle(9, 300)}`} />
    </>
  )
}
