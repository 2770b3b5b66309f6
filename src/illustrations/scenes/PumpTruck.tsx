import { LeafTree } from '../parts/LeafTree'
import { boxes, stamp } from '../parts/path'
import { Shrub } from '../parts/Shrub'
import { Worker } from '../parts/Worker'
import { Yonder } from '../parts/Yonder'
import { lawn, SepticHouse, Soil } from './Septic'

/** A truck beside a house, whose hose goes down into the open tank. */
export function PumpTruck() {
  return (
    <>
      <g transform={`translate(0 ${lawn})`}>
        <Yonder />
        <LeafTree x={130} scale={0.5} />
        <LeafTree x={620} scale={0.7} />
        <g transform="translate(-98 0)scale(1.2)">
          <SepticHouse />
        </g>
        <Shrub x={50} scale={0.36} />
      </g>
      <Soil />
      <Tank />
      <g transform={`translate(0 ${lawn})`}>
        <g transform="translate(-66 0)">
          <Truck />
        </g>
        <path className="paint-ice-shield line-medium" d="M52 0l8-50 7 1-7 49z" />
      </g>
      <Hose />
      <Worker
        at={[196, lawn]}
        scale={0.44}
        isTurned
        nod={10}
        hands={[
          [40, -104],
          [48, -122],
        ]}
        shirt="paint-verdigris"
        cap="paint-verdigris"
      />
    </>
  )
}

/** Nearly empty: what is left is at the bottom. */
function Tank() {
  return (
    <>
      <path strokeWidth="13" d="M-32-152v38q0 8 8 8h82" />
      <path className="line-hose" strokeWidth="10" d="M-32-152v38q0 8 8 8h82" />
      <path className="paint-stone line-medium" d="M52-122h150v128H52z" />
      <path className="paint-hole line-medium" d={boxes([62, -112, 130, 108])} />
      <path className="paint-tarp" stroke="none" d={boxes([63, -44, 128, 39])} />
      <path className="paint-insulation" d="M63-44h128v7q-20 5-42 1t-46 2-40-1z" />
      <path className="paint-bark" d="M63-5v-14q24-14 60-9t68-1v24z" />
      <path className="paint-shadow" d={boxes([63, -112, 128, 9])} />
      <path className="paint-stone line-medium" d={boxes([102, -156, 8, 36], [146, -156, 8, 36])} />
      <path className="paint-attic" d={boxes([110, -152, 36, 40])} />
      <path className="paint-trim line-medium" d="M56-112h16v34H62v-22h-6z" />
    </>
  )
}

const hose = 'M252-208q-20 0-26 12-8 24-30 22-22-2-24-20 0-16-22-16t-22 26v130'

function Hose() {
  return (
    <>
      <path strokeWidth="13" strokeLinecap="round" d={hose} />
      <path className="line-leaf" strokeWidth="9.600" d={hose} />
      <path className="line-faint" strokeWidth="10" strokeDasharray="1.600 5" d={hose} />
    </>
  )
}

const wheel = 'm-19 0a19 19 0 1 1 38 0a19 19 0 1 1-38 0'
const hub = 'm-8 0a8 8 0 1 1 16 0a8 8 0 1 1-16 0'

/** A round tank behind the cab, with its bands, its manhole and the pump below. */
function Truck() {
  return (
    <>
      <path className="paint-shadow" d="M290-8h290v8H290z" />
      <path className="paint-cap line-medium" d={boxes([296, -40, 270, 14])} />
      <path
        className="paint-trim line-medium"
        d="M300-118q-16 36 0 76h172q16-40 0-76zM352-118v-9h44v9zM362-127v-7h24v7z"
      />
      <path className="paint-light" d="M298-104h174q4 10 5 18H294q1-10 4-18z" />
      <path className="paint-shadow" d="M294-68h184q0 14-6 26H300q-5-12-6-26z" />
      <path strokeWidth="3" d="M336-118q-9 38 0 76M386-118q-4 38 0 76M436-118q9 38 0 76" />
      <path className="paint-verdigris line-medium" d="M294-88h184v14H294z" />
      <path className="paint-stone line-medium" d={boxes([308, -72, 22, 20], [302, -66, 34, 8])} />
      <path
        className="paint-verdigris line-medium"
        d="M488-26v-92q0-8 8-8h34q10 0 15 9l15 36 16 6q6 3 6 9v40z"
      />
      <path className="paint-glass line-medium" d="M504-112h24q6 0 9 6l11 26h-44z" />
      <path className="line-medium" d="M500-74v44M500-60h10" />
      <path className="paint-lamp line-medium" d={boxes([572, -56, 10, 10])} />
      <path className="paint-cap line-medium" d={boxes([560, -34, 26, 10])} />
      <path
        className="paint-attic line-medium"
        d={stamp(wheel, [
          [340, -19],
          [388, -19],
          [532, -19],
        ])}
      />
      <path
        className="paint-stone line-medium"
        d={stamp(hub, [
          [340, -19],
          [388, -19],
          [532, -19],
        ])}
      />
    </>
  )
}
