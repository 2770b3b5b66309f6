import { FloorAbove } from '../parts/FloorAbove'
import { Ground } from '../parts/Ground'
import { boxes, row } from '../parts/path'
import { RoomWindow } from '../parts/RoomWindow'
import { Toolbox } from '../parts/Toolbox'
import { Worker } from '../parts/Worker'

const ceiling = -270

/** A new water heater is connected; the old one waits at the door. */
export function WaterHeater() {
  return (
    <>
      <Room />
      <Heater />
      <OldHeater />
      <Ground from={-700} to={1100} />
      <Toolbox x={288} y={3} />
      <Plumber />
    </>
  )
}

/** A garage of boards, with shelves. */
function Room() {
  return (
    <>
      <path className="paint-underlayment" d={boxes([-700, ceiling, 1800, -ceiling])} />
      <path
        className="line-faint"
        d={row([-690, 0], { count: 40, step: 45 })
          .map(([x]) => `M${x} ${ceiling}V0`)
          .join('')}
      />
      <FloorAbove y={ceiling} />
      <path className="paint-shadow" d={boxes([-700, ceiling, 1800, 8])} />
      <path className="paint-stone line-medium" d={boxes([-700, -34, 1800, 34])} />
      <path
        className="paint-wood line-medium"
        d={boxes([-120, -196, 170, 7], [-120, -132, 170, 7])}
      />
      <path
        className="line-medium"
        d="M-104-189v12l10-12M30-189v12l10-12M-104-125v12l10-12M30-125v12l10-12"
      />
      <path
        className="paint-copper line-medium"
        d={boxes([-100, -226, 30, 30], [16, -158, 28, 26])}
      />
      <path
        className="paint-tarp line-medium"
        d={boxes([-62, -220, 26, 24], [-24, -160, 30, 28])}
      />
      <path
        className="paint-verdigris line-medium"
        d={boxes([-4, -228, 40, 32], [-96, -164, 44, 32])}
      />
      <RoomWindow box={[356, -226, 110, 92]} hasSill />
    </>
  )
}

const cold = `M112 ${ceiling}v70`
const hot = `M188 ${ceiling}v70`

/** On its stand and its pan: flue, shutoff, expansion tank, relief valve, gas and its drip. */
function Heater() {
  return (
    <>
      <path className="paint-shadow" d={boxes([204, -180, 14, 150])} />
      <path
        className="paint-stone line-medium"
        d={`M138-214h24V${ceiling}h-24zM130-200l8-14h24l8 14z`}
      />
      <path strokeWidth="11" d={cold + hot} />
      <path className="line-tube" strokeWidth="7.600" d={cold + hot} />
      <path strokeWidth="8" d="M112-240H80" />
      <path className="line-tube" strokeWidth="5" d="M112-240H80" />
      <path className="paint-tarp line-medium" d="M66-234q0-8 14-8t14 8v34q0 8-14 8t-14-8z" />
      <path className="paint-door line-medium" d="M112-252h24v6h-24z" />
      <path className="paint-underlayment line-medium" d="M96-190q0-14 54-14t54 14v156H96z" />
      <path className="paint-light" d={boxes([106, -196, 18, 158])} />
      <path className="paint-shadow" d="M182-202q22 3 22 12v156h-22z" />
      <path className="line-soft" d="M96-184q54 10 108 0M96-64h108" />
      <path
        className="paint-copper line-medium"
        d={boxes([105, -206, 14, 10], [181, -206, 14, 10], [203, -174, 12, 14])}
      />
      <path strokeWidth="9" d="M212-167h6q6 0 6 6V-20" />
      <path className="line-tube" strokeWidth="6" d="M212-167h6q6 0 6 6V-20" />
      <path className="paint-tarp line-medium" d={boxes([124, -150, 52, 40])} />
      <path className="line-trim" d="M132-140h36m-36 8h36m-36 8h24" />
      <path className="paint-cap line-medium" d={boxes([132, -88, 36, 18])} />
      <path className="paint-door line-medium" d="M144-79a6 6 0 1 1 12 0a6 6 0 1 1-12 0" />
      <path className="paint-hole line-medium" d={boxes([130, -58, 40, 16])} />
      <path
        className="paint-lamp"
        stroke="none"
        d="M138-44q-3-9 4-12 5 5 4 12zM152-44q-3-10 4-13 6 5 5 13z"
      />
      <path strokeWidth="6" d="M132-79H84v54M84-104v30" />
      <path className="paint-lamp line-medium" d={boxes([76, -112, 16, 9])} />
      <path className="paint-stone line-medium" d="M86-34h128l-8 10H94zM92-24h116v24H92z" />
    </>
  )
}

/** Rust at its foot, its pipes cut. */
function OldHeater() {
  return (
    <g transform="translate(420 0)">
      <path className="paint-shadow" d={boxes([44, -134, 10, 134])} />
      <path className="paint-copper line-medium" d={boxes([-28, -150, 7, 14], [18, -146, 7, 12])} />
      <path className="paint-trim line-medium" d="M-42-128q0-12 42-12t42 12V0h-84z" />
      <path
        className="paint-chimney"
        fillOpacity=".55"
        stroke="none"
        d="M-41 0v-26q12-8 22-2t20-4 18 6 22 0V0zM-30-128h8l-2 50h-4z"
      />
      <path className="paint-shadow" d="M24-138q18 3 18 10V0H24z" />
      <path className="line-soft" d="M-42-122q42 10 84 0" />
      <path className="paint-hole line-medium" d={boxes([-16, -34, 32, 14])} />
      <path className="line-rope" d="M-42-84q42 8 84 0" />
    </g>
  )
}

/** With a wrench at the hot pipe. */
function Plumber() {
  return (
    <Worker
      skin="deep"
      at={[262, 2]}
      isTurned
      nod={-14}
      hands={[
        [46, -160],
        [52, -178],
      ]}
      shirt="paint-tarp"
      cap="paint-tarp"
    >
      <path className="paint-door line-medium" d="M38-160l30-18 4 6-31 18z" />
      <path className="paint-stone line-medium" d="M66-184l12-4 4 8-6 8-8-2z" />
    </Worker>
  )
}
