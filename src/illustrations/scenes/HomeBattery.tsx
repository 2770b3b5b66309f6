import { Ground } from '../parts/Ground'
import { Toolbox } from '../parts/Toolbox'
import { Worker } from '../parts/Worker'
import { boxes, stamp } from '../parts/path'
import { RoomWindow } from '../parts/RoomWindow'

/** A garage: two batteries on the wall, what connects them, and the car that they charge. */
export function HomeBattery() {
  return (
    <>
      <path className="paint-plaster" d={boxes([-700, -760, 1800, 760])} />
      <path className="paint-trim line-medium" d={boxes([-700, -300, 1800, 12])} />
      <path className="paint-trim" stroke="none" d={boxes([-700, -760, 1800, 460])} />
      <path className="paint-stone line-medium" d={boxes([-700, -16, 1800, 16])} />
      <Garage />
      <Conduit />
      {[70, 150].map((x) => (
        <Battery key={x} x={x} />
      ))}
      <Inverter />
      <Car />
      <Ground from={-700} to={1100} />
      <Toolbox x={262} y={2} />
      <Worker
        skin="light"
        hasTail
        at={[374, 2]}
        isTurned
        nod={-16}
        hands={[
          [30, -168],
          [36, -146],
        ]}
        shirt="paint-tarp"
        cap="paint-lamp"
      />
    </>
  )
}

/** What a garage has: shelves, a rake, a small window. */
function Garage() {
  return (
    <>
      <path
        className="paint-wood line-medium"
        d={boxes([-120, -206, 170, 7], [-120, -136, 170, 7], [228, -150, 5, 134])}
      />
      <path d="M-104-199v12l10-12M34-199v12l10-12M-104-129v12l10-12M34-129v12l10-12" />
      <path
        className="paint-copper line-medium"
        d={boxes([-94, -238, 34, 32], [14, -162, 28, 26])}
      />
      <path
        className="paint-verdigris line-medium"
        d={boxes([-50, -170, 46, 34], [-4, -236, 44, 30])}
      />
      <path className="paint-leaf line-medium" d="M216-40h30l8 24h-46z" />
      <path className="line-soft" d="M224-36l-4 18m10-18v18m8-18l4 18" />
      <RoomWindow box={[392, -268, 92, 66]} hasSill />
    </>
  )
}

const runs = 'M101-232v-20h190V-288M181-232v-20M268-190h-36M320-164v26q0 8 8 8h70'

function Conduit() {
  return (
    <>
      <path strokeWidth="9" d={runs} />
      <path className="line-hose" strokeWidth="6" d={runs} />
    </>
  )
}

/** Tall, smooth, with a light that says how full it is. */
const Battery = ({ x }: { readonly x: number }) => (
  <g transform={`translate(${x} 0)`}>
    <path className="paint-shadow" d={boxes([6, -226, 62, 180])} />
    <path
      className="paint-trim line-medium"
      d="M0-226q0-8 8-8h46q8 0 8 8v168q0 8-8 8H8q-8 0-8-8z"
    />
    <path className="paint-light" d={boxes([4, -228, 12, 172])} />
    <path className="line-soft" d="M8-204h46M8-80h46" />
    <path className="paint-leaf" d={boxes([28, -186, 6, 84])} />
    <path className="paint-lamp" d={boxes([28, -186, 6, 20])} />
  </g>
)

/** The inverter, its screen and its switch. */
function Inverter() {
  return (
    <>
      <path className="paint-shadow" d={boxes([274, -216, 92, 58])} />
      <path className="paint-stone line-medium" d={boxes([268, -222, 92, 58])} />
      <path className="paint-cap line-medium" d={boxes([278, -212, 40, 22])} />
      <path className="line-copper" d="M282-194l8-8 8 4 14-10" />
      <path className="paint-copper line-medium" d={boxes([332, -208, 16, 30])} />
      <path className="line-soft" d="M278-178h40m-40 6h28" />
      <path className="paint-trim line-medium" d={boxes([398, -146, 30, 40])} />
      <path className="paint-leaf" d={boxes([406, -138, 14, 6])} />
      <path strokeWidth="4" d="M413-106v24q0 22 22 22h24" />
    </>
  )
}

const wheel = 'm-22 0a22 22 0 1 1 44 0a22 22 0 1 1-44 0'
const hub = 'm-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0'

/** Its nose to the wall, with the plug in. */
function Car() {
  return (
    <g transform="translate(446 0)">
      <path
        className="paint-tarp line-medium"
        d="M0-24q-2-34 8-40l60-8 44-42q8-8 22-8h110q14 0 24 10l40 38q8 4 8 14v36z"
      />
      <path
        className="paint-glass line-medium"
        d="M84-74l32-32q6-4 14-4h26v36zM166-110h70q10 0 18 8l30 28H166z"
      />
      <path className="paint-light" d="M8-62l60-8h230l8 10H8z" />
      <path className="paint-lamp line-medium" d="M4-52h20v10H2z" />
      <path className="paint-cap line-medium" d={boxes([10, -66, 14, 8])} />
      <path
        className="paint-attic line-medium"
        d={stamp(wheel, [
          [70, -22],
          [250, -22],
        ])}
      />
      <path
        className="paint-stone line-medium"
        d={stamp(hub, [
          [70, -22],
          [250, -22],
        ])}
      />
    </g>
  )
}
