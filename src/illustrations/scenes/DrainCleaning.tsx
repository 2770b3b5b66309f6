import { boxes, row, stamp, type Point } from '../parts/path'
import { RoomWindow } from '../parts/RoomWindow'
import { Tree } from '../parts/Tree'
import { KneelingWorker } from '../parts/Worker'

/** A kitchen and its yard in section: a cable goes down a cleanout, and cuts the roots in the drain. */
export function DrainCleaning() {
  return (
    <>
      <Kitchen />
      <Yard />
      <Earth />
      <Drain />
      <Roots />
      <Counter />
      <Machine />
      <KneelingWorker
        at={[222, floor - 5]}
        nod={10}
        hands={[
          [48, -60],
          [40, -56],
        ]}
        shirt="paint-tarp"
        cap="paint-tarp"
      />
    </>
  )
}

const floor = -104
const wall = 324

/** Tiles to the height of the window, paint above. */
function Kitchen() {
  return (
    <g className="palette-verdigris">
      <path className="paint-plaster" d={boxes([-700, -760, 700 + wall, 760 + floor])} />
      <path className="paint-wall line-medium" d={boxes([-700, -236, 700 + wall, 236 + floor])} />
      <path
        className="line-trim"
        strokeWidth="132"
        strokeDasharray="1.600 20.400"
        d="M-690-170H324"
      />
      <path
        className="line-trim"
        strokeWidth="1.600"
        d={`M-700-214H${wall}M-700-192H${wall}M-700-170H${wall}M-700-148H${wall}M-700-126H${wall}`}
      />
      <path className="paint-trim line-medium" d={boxes([-700, -241, 700 + wall, 7])} />
    </g>
  )
}

/** The wall in section; behind it a lawn and a tree. */
function Yard() {
  return (
    <>
      <Tree x={414} y={floor} scale={0.94} />
      <g className="palette-cream">
        <path className="paint-plaster line-medium" d={boxes([wall - 8, -760, 8, 760 + floor])} />
        <path className="paint-insulation line-medium" d={boxes([wall, -760, 14, 760 + floor])} />
        <path
          className="line-wadding"
          d={stamp(
            'q7-9 2-16q-6 7 2 16',
            row([0, 0], { count: 9, step: 20 }).map(([y]): Point => [wall + 5, floor - 4 - y]),
          )}
        />
        <path className="paint-wall line-medium" d={boxes([wall + 14, -760, 7, 760 + floor])} />
      </g>
    </>
  )
}

const stones: readonly Point[] = [
  [-60, -70],
  [16, -30],
  [104, 4],
  [214, -4],
  [196, -78],
  [330, 0],
  [352, -72],
  [488, -76],
  [436, 8],
  [560, -84],
]

/** A slab on gravel inside, a footing under the wall, grass outside. */
function Earth() {
  return (
    <>
      <path className="paint-earth" d={boxes([-700, floor, 1800, 260])} />
      <path
        className="paint-bark"
        stroke="none"
        fillOpacity=".5"
        d={`M${wall} ${floor}H1100v18q-200 8-400-2T${wall} ${floor + 18}z`}
      />
      <path className="paint-stone line-medium" d={stamp('q2-7 10-7t9 6-9 6-10-5z', stones)} />
      <path
        className="line-leaf"
        strokeWidth="7"
        strokeDasharray="2.200 1.600 1.600 2.400"
        d={`M346 ${floor - 3}H1100`}
      />
      <path className="line-heavy" d={`M${wall} ${floor}H1100`} />
      <path
        className="paint-stone line-medium"
        d={`M-700 ${floor}H${wall + 21}v34h-30v-22H-700z`}
      />
      <path
        className="line-faint"
        strokeWidth="12"
        strokeDasharray="1.400 14"
        d={`M-600 0H318`}
        transform={`translate(0 ${floor + 6})skewX(-45)`}
      />
      <path className="paint-deck line-medium" d={boxes([-700, floor - 6, 700 + wall, 6])} />
    </>
  )
}

const pipe = 'M82-104v46q0 16 16 16.500L700-20'
const cleanout = 'M286-106v36q0 22 22 34'

/** Full of water as far as the clog. */
function Drain() {
  return (
    <>
      <path strokeWidth="47" d={pipe} />
      <path strokeWidth="35" d={cleanout} />
      <path className="line-hose" strokeWidth="44" d={pipe} />
      <path className="line-hose" strokeWidth="32" d={cleanout} />
      <path stroke="#2f4450" strokeWidth="31" d={pipe} />
      <path stroke="#2f4450" strokeWidth="22" d={cleanout} />
      <path
        className="paint-tarp"
        stroke="none"
        d="M66.500-84v26q0 31.500 31 32L388-15.600v-31.200L310-49.500q-13-8-13-22V-84h-22v33.500L97.500-57.500V-84zM388-18l312 14v-5L388-24z"
      />
      <path className="paint-stone line-medium" d={boxes([266, -116, 40, 12], [56, -90, 52, 11])} />
      <path
        className="paint-stone line-medium"
        d="M186-66l10 .300-2 53-10-.300zM470-56l10 .300-2 53-10-.300z"
      />
    </>
  )
}

/** From the tree into a joint of the drain, where they hold back what comes. */
function Roots() {
  return (
    <>
      <g stroke="#4a4034" strokeLinecap="round">
        <path
          strokeWidth="5"
          d="M414-106q-14 16-14 32t-4 26M428-106q12 18 0 34t-10 24M416-104q-30 4-44 22M430-104q34 4 50 20"
        />
        <path
          strokeWidth="2.400"
          d="M382-91q-8 12-6 23M469-92q12 10 10 22M401-83q-12 4-16 15M434-84q14 4 20 16"
        />
      </g>
      <path
        className="paint-insulation"
        stroke="none"
        d="M364-18q0-18 18-20 12-12 26-4 18 2 24 20l-2 7z"
      />
      <g stroke="#4a4034" strokeLinecap="round">
        <path
          strokeWidth="4.600"
          d="M396-50q0 14-16 20M398-50q4 16-4 28M416-48q-2 14-14 24M418-48q8 10 10 22"
        />
        <path
          strokeWidth="2.400"
          d="M394-46q-14 2-24 8M388-36q-12 2-20 10M382-30q-6 6-8 12M400-34q6 8 4 16M414-38q-8 4-10 12M420-40q12 4 18 12M424-34q10 8 14 16M412-34q4 10 2 18M402-44q-12 10-26 10"
        />
      </g>
    </>
  )
}

const trap = 'M37-162v30q0 10 10 10t11-10v-8q0-7 8-7h8'

/** A cabinet cut open: the trap below the sink, which leads into the drain and its vent. */
function Counter() {
  return (
    <g className="palette-verdigris">
      <RoomWindow box={[-12, -266, 92, 60]} />
      <path className="paint-wood line-medium" d={boxes([-700, -186, 812, 76])} />
      <path className="line-soft" d="M-130-178h60v60h-60zM-62-178h50v60h-50z" />
      <path className="paint-attic" d={boxes([2, -180, 100, 70])} />
      <path className="paint-underlayment line-medium" d={boxes([-700, -194, 820, 10])} />
      <path className="paint-stone line-medium" d="M8-192h58v22q0 8-8 8H16q-8 0-8-8z" />
      <path stroke="none" className="paint-tarp" d="M11-184h52v13q0 6-6 6H17q-6 0-6-6z" />
      <path strokeWidth="17" d="M82-184v78" />
      <path className="line-hose" strokeWidth="14" d="M82-184v78" />
      <path strokeWidth="12" d={trap} />
      <path className="line-hose" strokeWidth="9" d={trap} />
      <path
        className="paint-stone line-medium"
        d={boxes([30, -160, 14, 6], [52, -140, 14, 6], [70, -152, 24, 10])}
      />
      <path strokeWidth="8" d="M36-194v-24q0-8 8-8h4q8 0 8 8v6" />
      <path className="line-hose" strokeWidth="5" d="M36-194v-24q0-8 8-8h4q8 0 8 8v6" />
    </g>
  )
}

const cable = `M186-152q30-28 82-24 18 4 18 34v74q0 22 22 31L352-34`

/** A drum on its cart; the cable that it turns ends in a cutter. */
function Machine() {
  return (
    <>
      <path className="paint-stone line-medium" d="M304-110h20l-3-8h-14z" />
      <path strokeWidth="6.400" d={cable} />
      <path className="line-hose" strokeWidth="4" strokeDasharray="3 2" d={cable} />
      <path className="paint-copper line-medium" d="M349-43l12 3 13-8-6 15 5 13-14-6-12 0z" />
      <g transform={`translate(146 ${floor - 6})`}>
        <path className="line-medium" strokeWidth="4.600" d="M-30-6L-12-60M-30-6H38L16-60" />
        <path className="paint-door line-medium" d="M-34-48a34 34 0 1 1 68 0a34 34 0 1 1-68 0" />
        <path className="paint-light" d="M-34-48a34 34 0 0 1 68 0q-34-20-68 0z" />
        <path
          className="line-trim"
          strokeWidth="1.600"
          d="M-25-48a25 25 0 1 1 50 0a25 25 0 1 1-50 0"
        />
        <path className="paint-cap line-medium" d="M-14-48a14 14 0 1 1 28 0a14 14 0 1 1-28 0" />
        <path className="paint-stone line-medium" d="M28-54h20v12H28z" />
        <path className="paint-cap line-medium" d="M-40-9a9 9 0 1 1 18 0a9 9 0 1 1-18 0" />
      </g>
    </>
  )
}
