import { Courses } from '../parts/Courses'
import { Joints } from '../parts/Joints'
import { LeafTree } from '../parts/LeafTree'
import { boxes, row, stamp, type Box } from '../parts/path'
import { Toolbox } from '../parts/Toolbox'
import { Window } from '../parts/Window'
import { KneelingWorker, Worker } from '../parts/Worker'
import { Yonder } from '../parts/Yonder'
import { Agave, Mesas } from './DryLandscaping'

/** The level of the yard at the house, and where it is lower. */
const high = -100
const low = -22
const corner = 96

/** A pipe below a lawn, from the house to where the yard is lower; the slope above it is graded. */
export function YardDrain() {
  return (
    <>
      <LawnAndHouse palette="palette-verdigris" />
      <Grader cap="paint-lamp" />
    </>
  )
}

/** The same pipe, and a downspout that is joined to it. */
export function DownspoutDrain() {
  return (
    <>
      <LawnAndHouse palette="palette-cream" />
      <Joiner />
      <g transform={`translate(212 ${high})scale(.7)`}>
        <Toolbox x={52} y={2} />
      </g>
    </>
  )
}

function LawnAndHouse({ palette }: { readonly palette: string }) {
  return (
    <>
      <g transform={`translate(0 ${low})`}>
        <Yonder houses={[[470, -56]]} />
        <LeafTree x={540} y={6} scale={1.05} />
      </g>
      <g className={palette}>
        <House />
      </g>
      <path
        className="line-leaf"
        strokeWidth="15"
        strokeDasharray="2.200 1.600 1.600 2.400"
        d={surface}
      />
      <Earth />
      <Pipe top={-760} />
      <Outlet />
    </>
  )
}

/** The same where it rarely rains: gravel instead of grass, a house of adobe. */
export function DryYardDrain() {
  return (
    <>
      <path className="paint-beam" d="M352-226a46 46 0 1 1 92 0a46 46 0 1 1-92 0" />
      <path className="paint-lamp line-medium" d="M376-226a22 22 0 1 1 44 0a22 22 0 1 1-44 0" />
      <g transform={`translate(0 ${low})`}>
        <Mesas />
        <path className="paint-wood line-medium" d={boxes([440, -52, 660, 52])} />
        <path className="paint-shadow" d={boxes([440, -46, 660, 7])} />
        <path className="paint-plaster" d={boxes([436, -58, 664, 10])} />
        <path className="line-medium" d="M1100-58H436v10h664" />
      </g>
      <path strokeWidth="13" {...gravel} />
      <path className="line-hose" strokeWidth="10.600" {...gravel} />
      <AdobeHouse />
      <Earth />
      <Pipe top={-236} />
      <Spout />
      <Outlet />
      <g transform={`translate(516 ${low + 2})`}>
        <Agave x={0} scale={0.84} />
      </g>
      <g transform={`translate(172 ${high + 2})`}>
        <Agave x={0} scale={0.42} />
      </g>
      <Grader cap="paint-wood" />
    </>
  )
}

const surface = `M${corner + 4} ${high}H258Q300 ${high} 330 ${high + 36}T400 ${low}H1100`

/** Pebbles, of which the ground covers the lower half. */
const gravel = { d: surface, strokeLinecap: 'round', strokeDasharray: '.1 13' } as const

/** The ground cut through, with the stones in it. */
function Earth() {
  return (
    <>
      <path className="paint-earth" d={`${surface}V200H${corner + 4}V${high}z`} />
      <path
        className="paint-stone line-medium"
        fillOpacity=".8"
        d={stamp('q3-6 10-4 7 1 5 6-8 4-15-2z', [
          [212, -16],
          [300, 8],
          [156, 6],
          [388, 14],
          [468, 2],
          [552, 12],
        ])}
      />
      <path className="line-heavy" d={surface} />
    </>
  )
}

const pipe = 'M122-112v36q0 14 14 15.500L404-38'
const water = 'M122-112v36q0 17 16 18.500L404-35'

/** Buried as far as the slope; it begins below the downspout. */
function Pipe({ top }: { readonly top: number }) {
  return (
    <>
      <path strokeWidth="24" d={pipe} />
      <path
        className="line-trim"
        strokeWidth="20.500"
        d="M122-111v35q0 14 14 15.500L402.300-38.200"
      />
      <path stroke="#4d86a8" strokeWidth="6" strokeDasharray="40 22" d={water} />
      <path className="paint-copper line-medium" d={boxes([112, top, 20, -108 - top])} />
      <path className="line-soft" d={`M118 ${top}V-108`} />
      <path
        className="paint-cap"
        d={boxes([corner, -214, 38, 6], [corner, -156, 38, 6], [106, -114, 32, 9])}
      />
    </>
  )
}

/** Out of the parapet, into the head of the downspout. */
const Spout = () => (
  <>
    <path className="paint-bark line-medium" d={boxes([corner - 4, -254, 28, 10])} />
    <path className="paint-copper line-medium" d="M104-244h36l-6 20h-24z" />
  </>
)

const pebbles = row([412, low + 3], { count: 6, step: 15 })

/** The end of the pipe stands free, over stones that slow the water. */
function Outlet() {
  return (
    <>
      <path
        stroke="#4d86a8"
        strokeWidth="5"
        strokeLinecap="round"
        d={`M404-34q14 0 18 8M420 ${low - 5}H496`}
      />
      <path className="paint-stone line-medium" d={stamp('q0-9 8-9t9 9q-8 4-17 0z', pebbles)} />
    </>
  )
}

const foundation: Box = [-700, high + 4, 704 + corner, 196]

const Blocks = () => (
  <>
    <Courses box={foundation} step={28} />
    <Joints box={foundation} step={28} widths={[56]} />
  </>
)

/** Its foundation goes down below the frost. */
function House() {
  return (
    <>
      <path className="paint-wall line-medium" d={boxes([-700, -760, 700 + corner, 748 + high])} />
      <Courses box={[-700, -760, 700 + corner, 648]} step={12} />
      {[-150, 22].map((x) => (
        <g key={x} transform={`translate(${x}-252)scale(1.6)`}>
          <path className="paint-shutter" d={boxes([-17, -3, 12, 56], [33, -3, 12, 56])} />
          <Window />
        </g>
      ))}
      <path className="paint-trim line-medium" d={boxes([corner - 14, -760, 14, 648])} />
      <path className="paint-stone line-medium" d={boxes([-700, high - 14, 704 + corner, 214])} />
      <Blocks />
    </>
  )
}

/** Thick, plastered walls with the ends of the roof's beams. */
function AdobeHouse() {
  return (
    <>
      <path
        className="paint-wood line-medium"
        d={`M-700-262H${corner - 12}q12 0 12 12V${high + 4}H-700z`}
      />
      <path className="paint-light" d={`M-700-262H${corner - 12}q12 0 12 12h-8v8H-700z`} />
      <path className="paint-shadow" d={boxes([corner - 14, -240, 14, 240 + high])} />
      <path
        className="paint-bark line-medium"
        d={stamp('a6 6 0 1 1 12 0a6 6 0 1 1-12 0', row([-672, -236], { count: 20, step: 38 }))}
      />
      {[-180, 6].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path className="paint-bark line-medium" d={boxes([-8, -206, 70, 10])} />
          <path className="paint-glass line-medium" d={boxes([0, -196, 54, 58])} />
          <path className="line-trim" strokeWidth="3" d="M27-196v58M0-167h54" />
          <path className="paint-shadow" d={boxes([0, -196, 54, 7])} />
          <path className="paint-plaster" d={boxes([-5, -138, 64, 6])} />
        </g>
      ))}
      <path className="paint-stone line-medium" d={boxes([-700, high - 2, 704 + corner, 204])} />
      <Blocks />
    </>
  )
}

/** With a rake on the slope. */
function Grader({ cap }: { readonly cap: string }) {
  return (
    <Worker
      skin="deep"
      at={[238, high]}
      scale={0.92}
      hip={[-6, -88]}
      neck={[10, -131]}
      nod={8}
      feet={[
        [16, -9],
        [-22, -9],
      ]}
      hands={[
        [28, -90],
        [38, -75],
      ]}
      shirt="paint-copper"
      cap={cap}
    >
      <path strokeWidth="5.600" d="M10-118L106 30" />
      <path stroke="#d8b584" strokeWidth="3.200" d="M10-118L106 30" />
      <path strokeWidth="4" d="M92 22l30 20M96 25l-4 7m11-2l-4 7m11-2l-4 7m11-2l-4 7" />
    </Worker>
  )
}

/** On one knee, with the clamp of the joint. */
function Joiner() {
  return (
    <KneelingWorker
      skin="light"
      hasTail
      at={[188, high]}
      scale={0.92}
      isTurned
      nod={4}
      hands={[
        [58, -48],
        [56, -42],
      ]}
      shirt="paint-tarp"
      cap="paint-copper"
    >
      <path className="paint-wood line-medium" d="M40-50h16v7H40z" />
      <path className="paint-stone line-medium" d="M56-49h20v5H56z" />
    </KneelingWorker>
  )
}
