import { Courses } from '../parts/Courses'
import { Fence } from '../parts/Fence'
import { Ground } from '../parts/Ground'
import { LeafTree } from '../parts/LeafTree'
import { boxes } from '../parts/path'
import { Shingles } from '../parts/Shingles'
import { Shrub } from '../parts/Shrub'
import { Toolbox } from '../parts/Toolbox'
import { Turf } from '../parts/Turf'
import { Window } from '../parts/Window'
import { KneelingWorker } from '../parts/Worker'
import { Yonder } from '../parts/Yonder'
import { Unit } from './Heating'

const corner = 280

/** The unit beside a house, and the gauges on its lines. */
export function AirConditioner() {
  return (
    <>
      <Yonder houses={[[372, -62]]} />
      <g transform="translate(270 -6)scale(1.5)">
        <Fence x={0} width={590} height={36} />
      </g>
      <LeafTree x={470} y={-4} scale={1.1} />
      <Turf from={corner - 10} to={1100} />
      <House />
      <Shrub x={-40} bloom="paint-copper" />
      <g transform="translate(-32 0)scale(1.26)">
        <Unit />
      </g>
      <path strokeWidth="6" d={lines} />
      <path className="line-tube" strokeWidth="3.600" d={lines} />
      <Ground from={-700} to={1100} />
      <Technician />
    </>
  )
}

const lines = 'M172-60h22v-46h26'

/** Its wall with a box for the power, and the pipes that go in. */
function House() {
  return (
    <g className="palette-blue">
      <path className="paint-wall" d={boxes([-700, -236, corner + 700, 236])} />
      <Courses box={[-700, -248, corner + 700, 234]} step={12} />
      {[-186, 60].map((x) => (
        <g key={x} transform={`translate(${x}-212)scale(1.7)`}>
          <path className="paint-shutter" d={boxes([-17, -3, 12, 56], [33, -3, 12, 56])} />
          <Window />
        </g>
      ))}
      <path className="paint-trim line-medium" d={boxes([corner - 14, -236, 14, 222])} />
      <path
        className="paint-shadow"
        d={boxes([-700, -236, corner + 700, 13], [corner - 5, -223, 5, 209])}
      />
      <path className="paint-stone line-medium" d={boxes([-700, -14, corner + 704, 14])} />
      <path className="paint-stone line-medium" d={boxes([212, -140, 30, 44])} />
      <path className="line-medium" d="M227-96v40q0 6-6 6h-44M218-130h18" />
      <path className="paint-trim line-medium" d={boxes([-700, -252, corner + 716, 16])} />
      <Shingles box={[-700, -760, corner + 718, 496]} step={16} width={26} />
      <path className="paint-copper line-medium" d={`M-700-268H${corner + 22}v8q0 8-8 8H-700z`} />
      <path className="paint-light" d={boxes([-700, -265, corner + 718, 4])} />
    </g>
  )
}

const hoses = 'M168-34q22 30 34 2t40-34M168-48q30-2 40 10t36-24'

/** On one knee at the gauges; a tank of refrigerant beside. */
function Technician() {
  return (
    <>
      <path strokeWidth="5" d={hoses} />
      <path stroke="#a33b0f" strokeWidth="3" d="M168-34q22 30 34 2t40-34" />
      <path stroke="#4d86a8" strokeWidth="3" d="M168-48q30-2 40 10t36-24" />
      <g transform="translate(-22 0)">
        <path className="paint-door line-medium" d="M398 2v-40q0-8 8-8h14q8 0 8 8V2z" />
        <path className="paint-light" d={boxes([401, -42, 5, 42])} />
        <path className="paint-cap line-medium" d="M407-46v-8h12v8zM402-58h22v5h-22z" />
      </g>
      <KneelingWorker
        skin="deep"
        at={[324, 2]}
        isTurned
        nod={6}
        hands={[
          [62, -68],
          [74, -84],
        ]}
        shirt="paint-tarp"
        cap="paint-tarp"
      >
        <path className="paint-copper line-medium" d="M58-84h36v16H58z" />
        <path
          className="paint-trim line-medium"
          d="M56-92a10 10 0 1 1 20 0a10 10 0 1 1-20 0M78-92a10 10 0 1 1 20 0a10 10 0 1 1-20 0"
        />
        <path className="line-harness" d="M66-92l4-6M88-92l-5-5" />
      </KneelingWorker>
      <Toolbox x={408} y={3} />
    </>
  )
}
