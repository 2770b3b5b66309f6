import { Clip } from '../parts/Clip'
import { Courses } from '../parts/Courses'
import { Fence } from '../parts/Fence'
import { Ground } from '../parts/Ground'
import { Joints } from '../parts/Joints'
import { LeafTree } from '../parts/LeafTree'
import { boxes, pair, parallel, polygon, polyline, row, stamp, type Point } from '../parts/path'
import { Shingles } from '../parts/Shingles'
import { Shrub } from '../parts/Shrub'
import { Stepladder } from '../parts/Stepladder'
import { Turf } from '../parts/Turf'
import { Window } from '../parts/Window'
import { Worker } from '../parts/Worker'
import { Yonder } from '../parts/Yonder'

/** Where the new room begins. */
const corner = 176
const eave = -206

/** A room that is being framed at the side of a house: its floor, its studs, the rafters over them. */
export function Addition() {
  return (
    <>
      <Yonder houses={[[486, -66]]} />
      <LeafTree x={566} y={-4} scale={1.05} />
      <Fence x={430} width={680} />
      <Turf from={corner} to={1100} />
      <Frame />
      <House />
      <Ground from={-700} to={1100} />
      <Nailer />
      <Lumber />
      <Carrier />
    </>
  )
}

function House() {
  return (
    <g className="palette-sage">
      <path className="paint-wall line-medium" d={boxes([-700, eave, 700 + corner, -eave])} />
      <Courses box={[-700, eave, 700 + corner, 186]} step={12} />
      <path className="paint-stone line-medium" d={boxes([-700, -20, 704 + corner, 20])} />
      {[-250, -112, 34].map((x) => (
        <g key={x} transform={`translate(${x}-158)scale(1.8)`}>
          <path className="paint-shutter" d={boxes([-17, -3, 12, 56], [33, -3, 12, 56])} />
          <Window />
        </g>
      ))}
      <path className="paint-trim line-medium" d={boxes([corner - 14, eave, 14, 186])} />
      <path className="paint-shadow" d={boxes([-700, eave, 700 + corner, 16])} />
      <Shingles box={[-700, -760, 724 + corner, 546]} step={16} width={26} />
      <path className="paint-trim line-medium" d={boxes([-700, eave - 10, 728 + corner, 12])} />
      <Shrub x={-24} scale={0.7} bloom="paint-trim" />
    </g>
  )
}

const left = 186
const right = 446
const plate = -150
const peak: Point = [314, -238]
const gable: readonly Point[] = [[left - 10, plate - 4], peak, [right + 10, plate - 4]]
const rafters = [...parallel(gable, 7), ...parallel(gable, -7).toReversed()]
const studs = row([left + 4, -40], { count: 9, step: 31.5 })
const sash = { left: 292, right: 372, top: -128, sill: -74 }
const isBeside = ([x]: Point) => x < sash.left - 8 || x > sash.right

/** Studs between plates, a header over the window to be, and rafters that meet at the ridge. */
function Frame() {
  const cripples = studs.filter((each) => !isBeside(each))
  return (
    <>
      <path className="paint-stone line-medium" d={boxes([left - 4, -22, right - left + 8, 22])} />
      <Joints box={[left - 4, -22, right - left + 8, 22]} step={11} widths={[26]} />
      <Clip name="addition-gable" outline={`${polyline(...gable)}z`}>
        <path
          className="paint-wood line-medium"
          d={stamp(
            'h8v100h-8z',
            studs.map(([x]) => [x, plate - 100] as const),
          )}
        />
      </Clip>
      <path
        className="paint-wood line-medium"
        d={
          stamp('h8v-104h-8z', studs.filter(isBeside)) +
          stamp(
            `h8v${-40 - sash.sill - 8}h-8z`,
            cripples.map(([x]) => [x, sash.sill + 8] as const),
          )
        }
      />
      <path
        className="paint-wood line-medium"
        d={boxes(
          [sash.left - 8, plate + 8, 8, 102],
          [sash.right, plate + 8, 8, 102],
          [sash.left, sash.top - 14, sash.right - sash.left, 14],
          [sash.left, sash.sill, sash.right - sash.left, 8],
          [left, -40, right - left, 7],
          [left, plate, right - left, 8],
          [left - 4, -34, right - left + 8, 14],
        )}
      />
      <path className="paint-wood line-medium" d={boxes([peak[0] - 5, peak[1], 10, 22])} />
      <path className="paint-wood line-medium" d={polygon(...rafters)} />
      <path className="line-medium" d={`M${pair(peak)}m0-8v16`} />
      <Sheathing />
    </>
  )
}

/** As far as the frame is closed. */
function Sheathing() {
  return (
    <>
      <path
        className="paint-deck line-medium"
        d={boxes([left - 2, -86, 96, 66], [left - 2, -152, 64, 66])}
      />
      <path
        strokeWidth="2.600"
        strokeLinecap="round"
        strokeOpacity=".6"
        d={stamp('v.1m0 16v.1m0 16v.1m0 16v.1', [
          [left + 6, -78],
          [left + 37, -78],
          [left + 68, -78],
          [left + 88, -78],
          [left + 6, -144],
          [left + 37, -144],
          [left + 56, -144],
        ])}
      />
    </>
  )
}

/** On a ladder, with a nail for the plate. */
function Nailer() {
  return (
    <>
      <path className="paint-shadow" d="M366 4q50-10 106 0z" />
      <g transform="translate(422 3)scale(-.82 .82)">
        <Stepladder at={[0, 0]} />
      </g>
      <Worker
        skin="light"
        hasTail
        at={[434, -55]}
        scale={0.82}
        isTurned
        nod={-8}
        hands={[
          [42, -128],
          [30, -112],
        ]}
        shirt="paint-tarp"
        cap="paint-lamp"
      >
        <path className="paint-wood line-medium" d="M40-132l6-5 20 20-5 6z" />
        <path className="paint-stone line-medium" d="M58-122l12-14 9 7-12 15z" />
      </Worker>
    </>
  )
}

/** A stud on the shoulder. */
function Carrier() {
  return (
    <>
      <path className="paint-shadow" d="M72 4q44-9 92 0z" />
      <Worker
        skin="deep"
        at={[116, 3]}
        scale={0.86}
        feet={[
          [20, -9],
          [-22, -13],
        ]}
        toes={[0, 24]}
        hands={[
          [26, -126],
          [16, -108],
        ]}
        shirt="paint-copper"
        cap="paint-trim"
      >
        <path className="paint-wood line-medium" d="M-104-131L132-143v11L-104-120z" />
        <path className="line-soft" d="M-96-125L124-137" />
      </Worker>
    </>
  )
}

/** What is next. */
function Lumber() {
  return (
    <>
      <path className="paint-shadow" d="M214 4h150l6-6H220z" />
      <path
        className="paint-wood line-medium"
        d={boxes(
          [226, -4, 10, 7],
          [336, -4, 10, 7],
          [206, -13, 158, 9],
          [214, -22, 152, 9],
          [210, -31, 142, 9],
        )}
      />
      <path className="line-soft" d="M206-9H364M214-18H366M210-27H352" />
    </>
  )
}
