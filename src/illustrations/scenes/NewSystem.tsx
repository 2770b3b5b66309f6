import { FloorAbove } from '../parts/FloorAbove'
import { Ground } from '../parts/Ground'
import { boxes, row, stamp } from '../parts/path'
import { RoomWindow } from '../parts/RoomWindow'
import { Toolbox } from '../parts/Toolbox'
import { Worker } from '../parts/Worker'
import { Furnace } from './Heating'

/** A cellar where a new furnace stands; the old one leaves on a hand truck. */
export function NewSystem() {
  return (
    <>
      <Cellar />
      <g transform="translate(-180 0)">
        <Pipes />
        <Furnace />
      </g>
      <Stairs />
      <Ground from={-700} to={1100} />
      <Toolbox x={12} y={3} />
      <Mover />
    </>
  )
}

/** Blocks of concrete below the joists of the floor above. */
function Cellar() {
  return (
    <>
      <path className="paint-stone" d={boxes([-700, -252, 1800, 252])} />
      <path className="paint-light" d={boxes([-700, -252, 1800, 252])} />
      <path className="line-faint" d="M-700-126H1100" strokeWidth="252" strokeDasharray=".8 55" />
      <path
        className="line-faint"
        d={row([0, -252], { count: 9, step: 0 })
          .map((_, index) => `M-700 ${-252 + index * 28}H1100`)
          .join('')}
      />
      <FloorAbove y={-252} />
      <path className="paint-shadow" d={boxes([-700, -252, 1800, 9])} />
      <RoomWindow box={[196, -244, 96, 52]} />
      <path className="paint-hole line-medium" d={boxes([-700, -8, 1800, 8])} />
    </>
  )
}

/** The duct away from it, the gas with its valve, and the pipe for the water that drips. */
function Pipes() {
  return (
    <>
      <path className="paint-stone line-medium" d="M-500-226H352v40H-500z" />
      <path className="paint-light" d={boxes([-500, -222, 850, 8])} />
      <path className="line-soft" d={stamp('v40', row([-480, -226], { count: 14, step: 56 }))} />
      <path className="paint-stone line-medium" d="M218-186h36V-30h10v20h-46z" />
      <path
        className="line-soft"
        d={stamp(
          'h36',
          row([218, 0], { count: 3, step: 0 }).map(([x], index) => [x, -150 + index * 44] as const),
        )}
      />
      <path strokeWidth="6" d="M374-252v190h-22" />
      <path className="paint-lamp line-medium" d={boxes([366, -108, 16, 9])} />
      <path strokeWidth="6" d="M352-130h44v-122" />
      <path className="line-hose" strokeWidth="3.400" d="M352-130h44v-122" />
    </>
  )
}

/** Up to the yard, with a rail. */
function Stairs() {
  return (
    <>
      <path
        className="paint-wood line-medium"
        d="M404 0v-22h28v-22h28v-22h28v-22h28v-22h28v-22h28v-22h28v-22h400V0z"
      />
      <path className="line-soft" d="M404-22h28m0-22h28m0-22h28" />
      <path className="paint-shadow" d="M430 0l240-190h200V0z" />
      <path strokeWidth="7" d="M412-96L640-276" />
      <path stroke="#d8b584" strokeWidth="4.400" d="M412-96L640-276" />
      <path strokeWidth="3" d="M416-96v74M472-140v74" />
    </>
  )
}

/** It is strapped to the truck, rusty at its foot. */
function Mover() {
  return (
    <>
      <g transform="translate(374 2)rotate(-12 -46 -8)">
        <path strokeWidth="6" d="M-42-2V-120q0-10-14-12" />
        <path className="line-ladder" d="M-42-2V-120q0-10-14-12" />
        <path className="paint-cap line-medium" d="M-44-4H24v6H-44z" />
        <path className="paint-hole line-medium" d={boxes([-36, -126, 62, 122])} />
        <path
          className="paint-chimney"
          fillOpacity=".6"
          stroke="none"
          d="M-35-5v-20q14-10 24-4t18-2 18 6v20z"
        />
        <path className="line-medium" d="M-36-88h62M-36-46h62" />
        <path className="paint-cap line-medium" d={boxes([-26, -78, 42, 22])} />
        <path className="line-soft" d="M-26-110h20m-20 8h30M-20-36v20m10-20v20m10-20v20m10-20v20" />
        <path stroke="#a33b0f" strokeWidth="5" d="M-44-100H28" />
        <path className="paint-attic line-medium" d="M-58-8a12 12 0 1 1 24 0a12 12 0 1 1-24 0" />
        <path className="paint-stone" d="M-51-8a5 5 0 1 1 10 0a5 5 0 1 1-10 0" />
      </g>
      <Worker
        at={[244, 3]}
        hip={[-8, -88]}
        neck={[2, -133]}
        feet={[
          [14, -9],
          [-26, -15],
        ]}
        toes={[0, 26]}
        hands={[
          [46, -126],
          [50, -116],
        ]}
        shirt="paint-copper"
        cap="paint-copper"
      />
    </>
  )
}
