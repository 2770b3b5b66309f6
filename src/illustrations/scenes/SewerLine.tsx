import { Fence } from '../parts/Fence'
import { boxes, stamp } from '../parts/path'
import { Worker } from '../parts/Worker'
import { Yonder } from '../parts/Yonder'
import { SepticHouse, Soil, lawn } from './Septic'

/** A yard in section: the line from the house to the street, roots in it, and the cable that clears them. */
export function SewerLine() {
  return (
    <>
      <g transform={`translate(0 ${lawn})`}>
        <Yonder houses={[[214, -52]]} />
        <Fence x={-700} width={1800} height={20} />
        <StreetTree />
        <g transform="translate(-46 0)scale(1.25)">
          <SepticHouse />
        </g>
      </g>
      <Soil />
      <Line />
      <Cable />
      <Roots />
      <Worker
        skin="light"
        at={[292, lawn]}
        scale={0.46}
        isTurned
        nod={8}
        hands={[
          [46, -102],
          [52, -114],
        ]}
        shirt="paint-copper"
        cap="paint-door"
      />
    </>
  )
}

/** Right of the middle, so that its roots reach the line. */
function StreetTree() {
  return (
    <g transform="translate(384 0)">
      <path
        className="paint-limbs"
        d="M-12 4q6-26 2-58L-36-92l34 30 4-36 8 36 32-34-24 44q-6 32 4 56z"
      />
      <path
        className="paint-leaf line-medium"
        d="M-52-66q-22-14-8-38-10-24 16-34 6-26 36-22 22-14 42 6 28 2 26 30 18 20 0 38 0 24-28 24-20 14-42 2-30 10-42-6z"
      />
      <path
        className="paint-light"
        d="M-60-104q-10-24 16-34 6-26 36-22 22-14 42 6-32-4-50 18-26-2-44 32z"
      />
      <path
        className="line-soft"
        d={stamp('q5-7 10 0', [
          [-38, -90],
          [-12, -112],
          [18, -92],
          [-22, -132],
          [28, -126],
          [6, -142],
          [-4, -82],
        ])}
      />
    </g>
  )
}

const pipe = 'M34-152v58q0 12 12 13L640-36'

/** Clay in lengths, falling to the main below the street. */
function Line() {
  return (
    <>
      <path className="paint-light" d="M24-70L640-22v22L24-48z" />
      <path strokeWidth="33" d={pipe} />
      <path className="line-hose" strokeWidth="30" d={pipe} />
      <path stroke="#2f4450" strokeWidth="19" d={pipe} />
      <path strokeWidth="34" strokeDasharray="3 88" strokeOpacity=".8" d="M120-76L640-36" />
      <path className="paint-stone line-medium" d="M600-70h100v74H600z" />
      <path className="paint-attic" d="M622-33a28 28 0 1 1 56 0a28 28 0 1 1-56 0" />
      <path className="paint-tarp" stroke="none" d="M624-28h52q-4 23-26 23t-26-23z" />
      <path strokeWidth="21" d="M150-150v76" />
      <path className="line-hose" strokeWidth="18" d="M150-150v76" />
      <path stroke="#2f4450" strokeWidth="9" d="M150-150v76" />
      <path className="paint-trim line-medium" d={boxes([136, -160, 28, 9])} />
    </>
  )
}

const cable = 'M206-176q-56-16-56 26v62q0 14 14 15L350-59'

/** A drum on wheels, whose cable goes down the cleanout to the head that cuts. */
function Cable() {
  return (
    <>
      <path strokeWidth="5" d={cable} />
      <path className="line-tube" strokeWidth="3" strokeDasharray="3 2" d={cable} />
      <path className="paint-copper line-medium" d="M348-68l16 3 12-5-6 11 7 11-13-3-16-2z" />
      <g transform={`translate(240 ${lawn - 2})`}>
        <path strokeWidth="4" d="M-34-4l14-30M34-4L58-58" />
        <path className="paint-door line-medium" d="M-32-28a30 30 0 1 1 60 0a30 30 0 1 1-60 0" />
        <path className="paint-cap line-medium" d="M-14-28a12 12 0 1 1 24 0a12 12 0 1 1-24 0" />
        <path className="line-trim" d="M-22-28a20 20 0 1 1 40 0a20 20 0 1 1-40 0" />
        <path className="paint-cap line-medium" d="M24-8a8 8 0 1 1 16 0a8 8 0 1 1-16 0" />
        <path className="paint-tarp line-medium" d={boxes([-46, -24, 18, 14])} />
      </g>
    </>
  )
}

/** From the tree down into a joint of the line, and on inside of it. */
function Roots() {
  const inside = 'M386-74q-4 14-14 20M388-74q2 12-4 24M390-72q8 10 6 22M392-74q12 4 18 14'
  return (
    <>
      <path
        stroke="#4a4034"
        strokeWidth="5"
        strokeLinecap="round"
        d="M384-150q-16 30-4 44t6 34M392-150q24 18 16 40t-18 38M378-150q-40 8-58 30M398-150q40 4 66 34M470-150q-30-4-70 2"
      />
      <path stroke="#4a4034" strokeWidth="2.600" strokeLinecap="round" d={inside} />
      <path
        stroke="#4a4034"
        strokeWidth="2"
        strokeLinecap="round"
        d="M340-138q-4 20-20 30M448-134q-2 20 8 34M402-116q14 8 22 26M374-112q-16 10-24 20"
      />
    </>
  )
}
