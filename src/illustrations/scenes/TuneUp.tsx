import { FloorAbove } from '../parts/FloorAbove'
import { Ground } from '../parts/Ground'
import { boxes, row, stamp } from '../parts/path'
import { RoomWindow } from '../parts/RoomWindow'
import { Stepladder } from '../parts/Stepladder'
import { Worker } from '../parts/Worker'

/** A duct over a living room, whose register is off, and gets a clean filter. */
export function TuneUp() {
  return (
    <>
      <path className="paint-plaster" d={boxes([-700, -228, 1800, 228])} />
      <FloorAbove y={-284} />
      <Duct />
      <path
        className="paint-trim line-medium"
        d={boxes([-700, -234, 972, 12], [338, -234, 800, 12])}
      />
      <path className="paint-trim line-medium" d={boxes([-700, -30, 1800, 18])} />
      <path className="paint-deck line-medium" d={boxes([-700, -12, 1800, 12])} />
      <Room />
      <Ground from={-700} to={1100} />
      <Stepladder at={[268, 2]} />
      <Technician />
    </>
  )
}

/** Cut open at the front: air moves on through it. */
function Duct() {
  return (
    <>
      <path className="paint-stone line-medium" d={boxes([-700, -284, 1800, 50])} />
      <path className="paint-hole" d={boxes([-700, -277, 1800, 36])} />
      <path className="line-soft" d={stamp('v50', row([-690, -284], { count: 24, step: 76 }))} />
      <path
        className="line-arrow"
        d={stamp('h34m-8-6l8 6-8 6', row([-660, -259], { count: 11, step: 152 }))}
      />
      <path className="paint-hole" d={boxes([272, -244, 66, 22])} />
      <path className="line-medium" d="M272-244v22M338-244v22" />
    </>
  )
}

/** A chair with its lamp, a window, and the thermostat. */
function Room() {
  return (
    <>
      <RoomWindow box={[20, -192, 84, 104]} hasSill />
      <path
        className="paint-ice-shield line-medium"
        d="M2-204H40q-2 60-18 108H4zM122-204H84q2 60 18 108h18z"
      />
      <path className="paint-copper line-medium" d={boxes([-6, -210, 136, 6])} />
      <path className="paint-trim line-medium" d={boxes([150, -150, 36, 46])} />
      <path className="paint-cap" d={boxes([156, -144, 24, 16])} />
      <path className="line-copper" d="M160-134h5m3 0h6" />
      <path
        className="paint-verdigris line-medium"
        d="M34-14v-66q0-14 14-14t14 14v26h58v-14q0-10 11-10t11 10v54z"
      />
      <path className="line-soft" d="M62-54v22h58v-22M62-32h58" />
      <path className="paint-bark" d={boxes([40, -14, 8, 8], [128, -14, 8, 8])} />
      <path className="paint-copper line-medium" d="M70-54q-4-14 0-26 14 3 26 0 4 13 0 26z" />
      <path className="paint-beam" d="M412-150l-48 138h142l-50-138z" />
      <path
        className="paint-wood line-medium"
        d={boxes([398, -72, 74, 7], [404, -65, 7, 53], [459, -65, 7, 53])}
      />
      <path className="paint-copper line-medium" d="M428-72l4-46h6l4 46z" />
      <path className="paint-lamp line-medium" d="M404-118l14-36h34l14 36z" />
      <path className="paint-door line-medium" d={boxes([446, -80, 22, 8], [450, -88, 16, 8])} />
    </>
  )
}

/** On the ladder, the filter in both hands; the old one stands below. */
function Technician() {
  return (
    <>
      <Worker
        hasTail
        at={[278, -66]}
        scale={0.94}
        hip={[-2, -84]}
        neck={[2, -128]}
        nod={-26}
        feet={[
          [-4, -9],
          [-20, 22],
        ]}
        hands={[
          [26, -160],
          [44, -154],
        ]}
        shirt="paint-tarp"
        cap="paint-tarp"
      >
        <path className="paint-trim line-medium" d="M2-172l56-8 2 12-56 8z" />
        <path className="line-soft" d="M10-172l4 10m4-12l4 10m4-11l4 10m4-11l4 10m4-11l4 10" />
      </Worker>
      <path className="paint-wood line-medium" d="M334-2l10-58 8 1-10 58z" />
      <path className="paint-hole line-medium" d="M344-60l8 1-9 57h-9z" />
      <path className="paint-trim line-medium" d="M352 2l14-44 38 10-14 36z" />
      <path className="line-medium" d="M362-34l34 9m-37 0l34 9m-36 0l32 8" />
    </>
  )
}
