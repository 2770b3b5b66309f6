import { Courses } from '../parts/Courses'
import { Ground } from '../parts/Ground'
import { LeafTree } from '../parts/LeafTree'
import { boxes } from '../parts/path'
import { Repeat } from '../parts/Repeat'
import { Shingles } from '../parts/Shingles'
import { Shrub } from '../parts/Shrub'
import { Toolbox } from '../parts/Toolbox'
import { Turf } from '../parts/Turf'
import { Window } from '../parts/Window'
import { Worker } from '../parts/Worker'
import { Yonder } from '../parts/Yonder'

const corner = 434

/** A wall with one new window in; the next one is set into its opening. */
export function Windows() {
  return (
    <g className="palette-ochre">
      <Yonder houses={[[470, -64]]} />
      <LeafTree x={586} y={-6} scale={1.1} />
      <Turf from={430} to={1100} />
      <path className="paint-wall" d={boxes([-700, -240, corner + 700, 240])} />
      <Courses box={[-700, -252, corner + 700, 238]} step={12} />
      <path className="paint-trim line-medium" d={boxes([corner - 14, -240, 14, 226])} />
      <path
        className="paint-shadow"
        d={boxes([-700, -240, corner + 700, 13], [corner - 5, -227, 5, 213])}
      />
      <path className="paint-stone line-medium" d={boxes([-700, -15, corner + 704, 15])} />
      <path className="paint-trim line-medium" d={boxes([-700, -256, corner + 716, 16])} />
      <Shingles box={[-700, -766, corner + 718, 498]} step={16} width={26} />
      <path className="paint-copper line-medium" d={`M-700-270H${corner + 22}v7q0 7-8 7H-700z`} />
      <path className="paint-light" d={boxes([-700, -267, corner + 718, 4])} />
      <Repeat
        name="windows-new"
        at={[
          [60, -206],
          [-152, -206],
          [-364, -206],
        ]}
      >
        <NewWindow />
      </Repeat>
      <g transform="translate(-30 0)">
        <Opening />
      </g>
      <Shrub x={20} bloom="paint-trim" />
      <Shrub x={-98} bloom="paint-trim" />
      <Ground from={-700} to={1100} />
      <g transform="translate(-54 0)">
        <OldSash />
      </g>
      <Toolbox x={88} y={3} />
      <Installer />
    </g>
  )
}

/** The new unit goes in at a slant, its lower edge first. */
function Installer() {
  return (
    <Worker
      at={[402, 2]}
      isTurned
      hip={[-6, -89]}
      neck={[6, -133]}
      feet={[
        [18, -9],
        [-22, -9],
      ]}
      hands={[
        [44, -82],
        [46, -146],
      ]}
      shirt="paint-tarp"
      cap="paint-tarp"
    >
      <g transform="translate(402 0)scale(-1 1)">
        <Unit />
      </g>
    </Worker>
  )
}

/** Curtains behind the glass, and shutters beside it. */
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
    <g transform="translate(288-196)rotate(5)">
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
