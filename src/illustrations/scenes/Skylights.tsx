import { boxes, row, stamp } from '../parts/path'
import { Tree } from '../parts/Tree'

const mirrored = 'translate(960 0)scale(-1 1)'
const across = row([0, 0], { count: 24, step: 78 }).map(([x]) => [x - 700, 8] as const)

/** A room under the roof, cut open: the skylight in its frame, and the light that comes down with it. */
export function Skylights() {
  return (
    <g transform="translate(14 0)scale(.94)">
      <Sun />
      <Tree x={-90} y={60} scale={1.2} />
      <path className="paint-plaster" d="M44 2V-66L480-284 916-66V2z" />
      <path className="paint-trim line-medium" d={boxes([44, -66, 10, 66])} />
      <path className="paint-beam" d="M204-146L322-205 424 0H236z" />
      <path className="paint-light" d="M222-155L290-189 372 0H270z" />
      <Room />
      <g id="skylights-slope">
        <Wall />
        <Slope />
      </g>
      <use href="#skylights-slope" transform={mirrored} />
      <path className="paint-wood line-medium" d="M480-284l-19-38 19-8 19 8z" />
      <path className="paint-roof line-medium" d="M480-344l30 15-4 9-26-13-26 13-4-9z" />
      <path className="paint-wood line-medium" d={boxes([36, 0, 888, 6])} />
      <path className="paint-wood line-medium" d={boxes([36, 6, 888, 60])} />
      <path className="line-faint" d={stamp('v60', across)} />
      <path className="line-faint" d="M36 22H924" />
    </g>
  )
}

/** From the eave at the left up to the ridge: rafter, deck and shingles, and the sash that stands open. */
function Slope() {
  return (
    <g transform="translate(-20-34)rotate(-26.57)">
      <path
        className="paint-insulation line-medium"
        d={boxes([70, -30, 184, 26], [378, -30, 180, 26])}
      />
      <path
        className="line-wadding"
        d={stamp('q10-26 14 0q6-22 12 0', [
          ...row([76, -6], { count: 6, step: 30 }),
          ...row([384, -6], { count: 6, step: 29 }),
        ])}
      />
      <path
        className="paint-wood line-medium"
        d={boxes([0, -30, 72, 26], [244, -30, 10, 30], [378, -30, 10, 30])}
      />
      <path className="paint-deck line-medium" d={boxes([-6, -37, 258, 7], [380, -37, 178, 7])} />
      <path
        className="paint-trim line-medium"
        d={boxes([70, -5, 184, 6], [378, -5, 180, 6], [252, -5, 5, 6])}
      />
      <path
        className="paint-roof line-medium"
        d={stamp('v6l46 4v-6l-42-4z', [
          ...row([-16, -42], { count: 6, step: 42 }),
          ...row([386, -42], { count: 4, step: 42 }),
        ])}
      />
      <path
        className="paint-copper line-medium"
        d="M234-46h14v-12h6v20h-20zM378-38v-20h6v14h20v6z"
      />
      <path className="paint-wood line-medium" d={boxes([250, -58, 9, 28], [373, -58, 9, 28])} />
      <g transform="rotate(3.6 384-62)">
        <path className="palette-indoors paint-glass line-medium" d={boxes([250, -66, 132, 5])} />
        <path className="paint-cap line-medium" d={boxes([244, -69, 16, 11], [372, -69, 16, 11])} />
      </g>
      <path className="line-medium" d="M262-54l5-14" />
    </g>
  )
}

/** The wall below the eave, with soffit and gutter. */
function Wall() {
  return (
    <>
      <path className="paint-wall line-medium" d="M22-40h16V80H22z" />
      <path className="line-soft" d="M22-28h16M22-16h16M22-4h16M22 8h16M22 20h16" />
      <path className="paint-trim line-medium" d={boxes([-14, -42, 42, 6])} />
      <path className="paint-copper line-medium" d="M-36-52h22v10q-2 10-11 10t-11-12z" />
    </>
  )
}

/** A chair to read in, books in the low corner, and the one who found the warm spot. */
function Room() {
  return (
    <>
      <path className="paint-deck line-medium" d={boxes([60, -54, 74, 54])} />
      <path className="paint-cap" d={boxes([65, -49, 64, 20], [65, -24, 64, 20])} />
      <path
        className="paint-copper"
        d={boxes(
          [68, -46, 6, 17],
          [82, -44, 5, 15],
          [104, -47, 7, 18],
          [72, -20, 7, 16],
          [98, -21, 5, 17],
        )}
      />
      <path
        className="paint-verdigris"
        d={boxes(
          [75, -44, 6, 15],
          [92, -46, 6, 17],
          [112, -43, 5, 14],
          [84, -21, 6, 17],
          [110, -20, 8, 16],
        )}
      />
      <path
        className="paint-verdigris line-medium"
        d="M176-6q-6-34 4-66 2-8 12-8h10q10 0 10 10v40h46q10 0 10 10v14q0 6-6 6h-80q-6 0-6-6z"
      />
      <path className="line-soft" d="M212-30v20h48M188-66q-6 26-2 52" />
      <path className="paint-bark" d={boxes([184, -2, 6, 5], [250, -2, 6, 5])} />
      <path className="paint-shadow" d={boxes([300, -3, 110, 4])} />
      <path
        className="paint-bark line-medium"
        d="M322-2q-8-18 10-26 16-8 30 0l4-8 5 6h6l5-6 3 12q2 10-8 13l2 9z"
      />
      <path className="line-bark" strokeWidth="4" d="M324-5q-16 2-18-8" />
      <path className="paint-stone line-medium" d="M424-26h34l-5 26h-24z" />
      <path
        className="paint-leaf line-medium"
        d="M440-26q-24-16-26-44 22 8 26 44 0-36 18-58 8 34-14 58 14-24 34-26-8 22-34 26z"
      />
    </>
  )
}

function Sun() {
  return (
    <>
      <path className="paint-beam" d="M40-222a56 56 0 1 1 112 0a56 56 0 1 1-112 0" />
      <path className="paint-lamp line-medium" d="M68-222a28 28 0 1 1 56 0a28 28 0 1 1-56 0" />
    </>
  )
}
