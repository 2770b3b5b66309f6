import { boxes, rectangle, row, stamp } from '../parts/path'
import { onSlope } from './slope'

/** The eave without its roof, in section: rafter, wall, ceiling, soffit and gutter. */
export function EaveFrame() {
  return (
    <>
      <Ceiling />
      <Wall />
      <g transform={onSlope}>
        <path className="paint-wood line-medium" d="M0 0H566l8 22-14 18 6 22H18L0 44z" />
        <path
          className="line-faint"
          d="M6 12H562M4 26q140-10 262 4t296-4M8 50q160-12 300-2t252 2"
        />
      </g>
      <Soffit />
      <path
        className="line-air"
        d="M197 404q-8-52 34-88Q330 240 520 110M404 178l30-20M520 110l-21 3m21-3l-9 19"
      />
    </>
  )
}

/** The joist with its ceiling, and the insulation, held back from the roof by a baffle. */
function Ceiling() {
  return (
    <>
      <path
        className="paint-insulation line-medium"
        d="M448 190L470 158q16-16 36-6t38-2 40 0 38-4 40 4 48-4 40 2 40-2 40 2 40-2 40 2v38z"
      />
      <path
        className="line-faint"
        d={stamp('q20-22 0-34q24 12 12 34', row([486, 188], { count: 11, step: 38 }))}
      />
      <path className="paint-wood line-medium" d={boxes([262, 190, 660, 48])} />
      <path className="line-faint" d="M300 202H916M280 214q180-8 636 2M270 228H914" />
      <path className="paint-trim line-medium" d={boxes([350, 238, 572, 10])} />
    </>
  )
}

/** Siding, sheathing, insulation between the studs, and the wall of the room. */
function Wall() {
  return (
    <>
      <path className="paint-insulation line-medium" d={boxes([268, 270, 76, 290])} />
      <path
        className="line-wadding"
        d={stamp('q38-24 76 0q-38 24-76 0', row([0, 0], { count: 9, step: 32 }).map(toBatt))}
      />
      <path className="paint-wood line-medium" d={boxes([262, 238, 88, 16], [262, 254, 88, 16])} />
      <path className="line-faint" d="M262 246h88M262 262h88" />
      <path className="paint-deck line-medium" d={boxes([250, 276, 18, 284])} />
      <path className="paint-trim line-medium" d={stamp('h-3l-9 30h9l3-4z', siding)} />
      <path className="paint-trim line-medium" d={`M344 248${rectangle(9, 310)}`} />
    </>
  )
}

const toBatt = ([index]: readonly [number, number]) => [268, 290 + index] as const
const siding = row([0, 0], { count: 8, step: 26 }).map(([y]) => [250, 352 + y] as const)

/** Fascia, slotted soffit, frieze, and a copper gutter in its hanger. */
function Soffit() {
  return (
    <>
      <path
        className="paint-trim line-medium"
        d={boxes([150, 342, 100, 9], [139, 292, 13, 62], [238, 351, 12, 24])}
      />
      <path d="M178 346.5h40" strokeWidth="9" strokeDasharray="5 4" />
      <path
        className="paint-copper line-medium"
        d="M84 302v14a27 27 0 0 0 54 0v-22h-5v22a22 22 0 0 1-44 0v-14q-1-7-8-5-7-1-6 6z"
      />
      <path className="line-copper" d="M88 300h50M102 296v8" />
      <path className="line-trickle" d="M92 322h38M98 329h26" />
    </>
  )
}
