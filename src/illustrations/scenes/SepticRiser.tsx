import { Barrow } from '../parts/Barrow'
import { LeafTree } from '../parts/LeafTree'
import { boxes, stamp, type Point } from '../parts/path'
import { Shrub } from '../parts/Shrub'
import { Toolbox } from '../parts/Toolbox'
import { Worker } from '../parts/Worker'
import { Yonder } from '../parts/Yonder'
import { lawn, Soil } from './Septic'

/** The top of the tank. */
const top = -42

/** A tank that is dug free, from close by: a riser goes on, up to the grass, instead of the lid that broke. */
export function SepticRiser() {
  return (
    <>
      <g transform={`translate(0 ${lawn})`}>
        <Yonder
          houses={[
            [-30, -44],
            [420, -56],
          ]}
        />
        <LeafTree x={372} scale={0.6} />
        <LeafTree x={-110} scale={0.7} />
        <Shrub x={500} scale={0.5} bloom="paint-trim" />
      </g>
      <Soil />
      <Pit />
      <Tank />
      <g transform={`translate(0 ${lawn})`}>
        <Spoil />
        <OldLid />
        <g transform="translate(428 0)scale(.8)">
          <Toolbox x={0} />
        </g>
      </g>
      <Riser y={top} />
      <Digger />
    </>
  )
}

/** Its far side, with the marks of the shovel. */
function Pit() {
  const outline = `M78 ${lawn + 4}q10 40 6 64l-6 60H384l-8-66q0-30 10-58z`
  return (
    <>
      <path className="paint-bark line-medium" d={outline} />
      <path className="paint-shadow" d={outline} />
      <path className="paint-shadow" d={`M78 ${lawn + 4}q10 40 6 64l-6 60h30l4-60q4-30-4-64z`} />
      <path
        className="line-soft"
        d="M120-132q6 20 2 40M150-120q4 20 0 36M330-134q-6 24 0 44M356-112q-4 16 0 30M206-136q2 14-2 26M300-128q4 16 0 26"
      />
      <path
        className="paint-stone"
        d={stamp('q2-7 10-6t8 7-9 5-9-6z', [
          [136, -66],
          [346, -70],
          [312, -92],
        ] satisfies Point[])}
      />
      <path className="paint-leaf" stroke="none" d={boxes([70, lawn - 2, 324, 5])} />
    </>
  )
}

/** A thick slab with its opening, water below, and the pipe from the house with its baffle. */
function Tank() {
  return (
    <>
      <path strokeWidth="19" d={`M-700 14H72`} />
      <path className="line-hose" strokeWidth="16" d={`M-700 14H72`} />
      <path className="paint-stone line-medium" d={boxes([52, top, 358, 150])} />
      <path className="paint-hole line-medium" d={boxes([70, top + 20, 322, 130])} />
      <path className="paint-tarp" stroke="none" d={boxes([71, 14, 320, 90])} />
      <path className="paint-insulation" d="M71 14h320v8q-30 6-70 1t-80 3-90-4-80 2z" />
      <path className="paint-shadow" d={boxes([71, top + 20, 320, 9])} />
      <path className="paint-light" d={boxes([52, top, 358, 5])} />
      <path className="paint-trim line-medium" d="M52 4h28v-14h18v80H80V24H52z" />
      <path className="paint-hole" d={boxes([236, top, 64, 21])} />
      <path className="line-medium" d={`M236 ${top}v20M300 ${top}v20`} />
      <path className="paint-beam" d={`M236 ${top + 20}h64l22 36H214z`} />
    </>
  )
}

/** A ring with ribs. */
const Riser = ({ y }: { readonly y: number }) => (
  <>
    <path className="paint-ice-shield line-medium" d={boxes([232, y - 42, 72, 42])} />
    <path
      className="paint-ice-shield line-medium"
      d={boxes([227, y - 8, 82, 8], [229, y - 24, 78, 5], [227, y - 42, 82, 6])}
    />
    <path className="paint-light" d={boxes([238, y - 36, 10, 28])} />
    <path className="paint-shadow" d={boxes([284, y - 36, 20, 36])} />
  </>
)

/** What was dug out, with the shovel in it. */
function Spoil() {
  return (
    <>
      <path className="paint-bark line-medium" d="M-70 0q24-46 58-44 18-10 34 6 30 8 46 38z" />
      <path className="paint-shadow" d="M-70 0q10-14 20-22 40 18 80 4l38 18z" />
      <path className="paint-wood line-medium" d="M-6-30l10-74 6 1-10 74z" />
      <path className="paint-wood line-medium" d="M-4-104h24v-6H-4z" />
      <path className="line-soft" d="M-40-18l8 3m20-14l10 4m18 2l8 4" />
      <g transform="translate(-220 0)scale(.8)">
        <Barrow x={0} load="paint-bark" />
      </g>
    </>
  )
}

/** Of concrete, in two pieces. */
const OldLid = () => (
  <>
    <path className="paint-stone line-medium" d="M338 2v-12h40l-6 6 4 6zM384 2l-3-7 7-5h34v12z" />
    <path className="paint-light" d="M339-10h38l-3 4h-35zM384-7l4-3h33v4z" />
  </>
)

/** On the tank, with the next ring in both hands. */
function Digger() {
  return (
    <Worker
      skin="light"
      at={[176, top]}
      hip={[-6, -88]}
      neck={[8, -132]}
      nod={10}
      feet={[
        [14, -9],
        [-22, -9],
      ]}
      hands={[
        [55, -88],
        [62, -108],
      ]}
      shirt="paint-tarp"
      cap="paint-copper"
    >
      <g transform="translate(-176 0)">
        <Riser y={-66} />
      </g>
    </Worker>
  )
}
