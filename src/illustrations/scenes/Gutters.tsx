import { Courses } from '../parts/Courses'
import { Ground } from '../parts/Ground'
import { boxes, row, stamp } from '../parts/path'
import { Rain } from '../parts/Rain'
import { Repeat } from '../parts/Repeat'
import { Shingles } from '../parts/Shingles'
import { Tree } from '../parts/Tree'
import { Window } from '../parts/Window'

/** The corner of a house in the rain: from the shingles into the gutter, down, and away from the wall. */
export function Gutters() {
  return (
    <>
      <Tree x={404} scale={1.15} />
      <g className="palette-verdigris">
        <path className="paint-wall line-medium" d={boxes([-700, -180, 990, 180])} />
        <Courses box={[-700, -180, 990, 168]} step={12} />
        <path className="paint-trim line-medium" d={boxes([276, -180, 14, 168])} />
        <path className="paint-stone line-medium" d={boxes([-700, -13, 994, 13])} />
        <Repeat name="gutters-window" at={[96, -64, -224, -384].map((x) => [x, -138])}>
          <g transform="scale(1.8)">
            <path className="paint-shutter" d={boxes([-17, -3, 12, 56], [33, -3, 12, 56])} />
            <Window />
          </g>
        </Repeat>
        <path className="paint-shadow" d={boxes([-700, -176, 990, 18])} />
        <Shingles box={[-700, -762, 1020, 576]} step={16} width={26} />
        <path className="paint-trim line-medium" d={boxes([316, -764, 8, 580])} />
        <path className="paint-trim" d={boxes([-700, -184, 1012, 8])} />
      </g>
      <Gutter />
      <path
        className="paint-leaf line-medium"
        d="M452 0q-12-20 6-28 8-14 24-4 14-10 24 4 16-8 24 6 18 0 16 22z"
      />
      <Ground from={-700} to={1100} />
      <SplashBlock />
      <Rain />
    </>
  )
}

/** A copper gutter on its hangers, the outlet at its end, and the downspout in its straps. */
function Gutter() {
  return (
    <>
      <path className="paint-shadow" d="M262-150h26v122l-26 0z" />
      <path
        className="paint-copper line-medium"
        d="M292-176h16v12l-24 26v112l30 14v10h-12l-36-16v-126l26-26z"
      />
      <path className="line-soft" d="M300-176v10l-26 28v116l34 16M279-138v114" />
      <path className="paint-cap" d={boxes([262, -112, 26, 5], [262, -60, 26, 5])} />
      <path className="paint-copper line-medium" d="M-700-196H330v7q0 7-6 9l-4 6H-700z" />
      <path className="paint-light" d={boxes([-700, -192, 1024, 5])} />
      <path className="line-soft" d="M-700-187H328M-700-180H324" />
      <path
        className="line-medium"
        d={stamp('v-4h8v20h-8z', row([-672, -194], { count: 17, step: 62 }))}
      />
    </>
  )
}

/** Where the water leaves the pipe; past the block it is on its way down the yard. */
function SplashBlock() {
  return (
    <>
      <path className="paint-stone line-medium" d="M306 0v-8h12l4 4h92v4z" />
      <g className="line-rain" strokeLinecap="round">
        <path strokeWidth="3" d="M310-8q40-2 84 2 26 2 44 7" />
        <path strokeWidth="2" d="M340-11l3-7m14 8l6-5m18 8l7-4" />
        <path
          strokeOpacity=".5"
          d={stamp('v9m0 24v12m0 19v8', row([28, -268], { count: 12, step: 24 }))}
        />
      </g>
    </>
  )
}
