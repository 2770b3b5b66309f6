import { Courses } from '../parts/Courses'
import { Ground } from '../parts/Ground'
import { boxes, stamp } from '../parts/path'
import { Repeat } from '../parts/Repeat'
import { Window } from '../parts/Window'

/** A wall with one new window in, the next opening ready for its own, which stands before it. */
export function Windows() {
  return (
    <g className="palette-ochre">
      <path className="paint-wall" d={boxes([-700, -760, 1800, 760])} />
      <Courses box={[-700, -772, 1800, 758]} step={12} />
      <path className="paint-trim line-medium" d={boxes([-700, -766, 1800, 512])} />
      <path className="paint-roof" d={boxes([-700, -766, 1800, 496])} />
      <Courses className="line-soft" box={[-700, -766, 1800, 496]} step={16} />
      <path className="paint-shadow" d={boxes([-700, -254, 1800, 16])} />
      <path className="paint-stone line-medium" d={boxes([-700, -15, 1800, 15])} />
      <Repeat
        name="windows-new"
        at={[
          [96, -206],
          [-116, -206],
          [-328, -206],
          [520, -206],
          [732, -206],
        ]}
      >
        <NewWindow />
      </Repeat>
      <Opening />
      <Ground from={-700} to={1100} />
      <OldSash />
      <Unit />
      <path className="line-arrow" d="M420-178q-20-34-62-32m14-10l-14 10 13 10" />
    </g>
  )
}

/** Curtains behind the glass, shutters beside it, flowers below it. */
function NewWindow() {
  return (
    <>
      <g transform="scale(2.5)">
        <path className="paint-shutter" d={boxes([-18, -3, 12, 56], [34, -3, 12, 56])} />
        <path className="line-soft" d="M-16 10h8m-8 16h8m-8 16h8M36 10h8m-8 16h8m-8 16h8" />
        <Window />
      </g>
      <path
        className="paint-light"
        d="M2 12h20q2 60-14 110H2zM68 12H48q-2 60 14 110h6zM30 66L62 14h6L40 66z"
      />
      <path className="paint-trim line-medium" d="M-10 142h90l-6 22H-4z" />
      <path
        className="paint-leaf"
        d="M-10 143q-8-14 6-18 6-12 16-2 8-12 18 0 10-12 20 0 8-10 18 2 14 2 8 18z"
      />
      <path
        className="paint-copper"
        d={stamp('a4 4 0 1 1 8 0a4 4 0 1 1-8 0', [
          [-4, 131],
          [14, 125],
          [32, 130],
          [50, 125],
          [68, 132],
        ])}
      />
    </>
  )
}

/** The old window is out: the studs about the opening, taped to the wall so that no rain gets behind. */
function Opening() {
  return (
    <>
      <path className="paint-ice-shield line-medium" d={boxes([268, -224, 102, 158])} />
      <path className="paint-wood line-medium" d={boxes([278, -214, 82, 140])} />
      <path className="line-faint" d="M282-214v140M356-214v140M278-210h82" />
      <path className="paint-cap line-medium" d={boxes([286, -206, 66, 124])} />
      <path className="paint-light" d="M286-206h66l-30 34h-36z" />
      <path className="paint-stone line-medium" d={boxes([262, -80, 114, 8])} />
      <path className="paint-wood" d={boxes([292, -88, 10, 6], [334, -88, 10, 6])} />
    </>
  )
}

/** The new unit, in its frame, on two blocks. */
function Unit() {
  return (
    <g transform="translate(374-160)rotate(7)">
      <path className="paint-shadow" d={boxes([8, 12, 82, 140])} />
      <path className="paint-trim line-medium" d={boxes([0, 0, 80, 142])} />
      <path className="line-soft" d={boxes([5, 5, 70, 132])} />
      <path className="paint-cap line-medium" d={boxes([10, 10, 60, 58], [10, 76, 60, 56])} />
      <path className="paint-light" d="M14 64L50 14h16L30 64zM14 126l30-44h14l-30 44z" />
      <path className="line-trim" strokeWidth="2.4" d="M40 10v58M40 76v56M10 39h60M10 104h60" />
      <path className="paint-copper" d={boxes([34, 69, 12, 5])} />
    </g>
  )
}

/** What came out leans on the wall, a pane cracked, its paint gone. */
function OldSash() {
  return (
    <g transform="translate(214-92)rotate(-9)">
      <path className="paint-shadow" d={boxes([6, 4, 66, 88])} />
      <path className="paint-wood line-medium" d={boxes([0, 0, 62, 90])} />
      <path
        className="paint-cap"
        d={boxes([7, 7, 21, 35], [34, 7, 21, 35], [7, 48, 21, 35], [34, 48, 21, 35])}
      />
      <path strokeOpacity=".8" stroke="#fff" d="M34 20l8 6 4-4 9 12M42 26l-3 14" />
      <path className="line-faint" d="M2 12v60M60 30v50M10 3h40" />
    </g>
  )
}
