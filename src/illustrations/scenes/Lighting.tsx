import { Ground } from '../parts/Ground'
import { boxes, stamp } from '../parts/path'

/** A kitchen in the evening: lamps over the island, lights below the cabinets, and the switch for each. */
export function Lighting() {
  return (
    <>
      <path className="paint-plaster" d={boxes([-700, -760, 1800, 760])} />
      <path className="paint-trim line-medium" d={boxes([-700, -300, 1800, 12])} />
      <path className="paint-trim" stroke="none" d={boxes([-700, -760, 1800, 460])} />
      <path className="paint-deck line-medium" d={boxes([-700, -12, 1800, 12])} />
      <Cabinets />
      <Island />
      {[168, 250, 332].map((x) => (
        <Pendant key={x} x={x} />
      ))}
      <Switches />
      <Ground from={-700} to={1100} />
    </>
  )
}

/** Cabinets on the wall, whose lights fall on the counter. */
function Cabinets() {
  return (
    <g className="palette-verdigris">
      <path className="paint-beam" d="M-120-190l-26 74H90l-26-74z" />
      <path
        className="paint-wall line-medium"
        d={boxes([-132, -276, 68, 86], [-64, -276, 68, 86], [4, -276, 68, 86])}
      />
      <path
        className="line-soft"
        d={boxes([-124, -268, 52, 70], [-56, -268, 52, 70], [12, -268, 52, 70])}
      />
      <path
        className="paint-lamp line-medium"
        d={boxes([-116, -190, 36, 5], [-48, -190, 36, 5], [20, -190, 36, 5])}
      />
      <path
        className="paint-wall line-medium"
        d={boxes([-132, -104, 68, 92], [-64, -104, 68, 92], [4, -104, 68, 92])}
      />
      <path
        className="line-soft"
        d={boxes([-124, -96, 52, 76], [-56, -96, 52, 76], [12, -96, 52, 76])}
      />
      <path className="paint-underlayment line-medium" d={boxes([-138, -116, 216, 12])} />
      <path
        className="paint-attic"
        d={boxes([-76, -64, 4, 16], [-8, -64, 4, 16], [60, -64, 4, 16])}
      />
      <path className="paint-copper line-medium" d="M-40-116v-20h30v20zM-10-132q12 0 12 6t-12 6" />
      <path className="paint-brick line-medium" d="M34-116l-4-18h24l-4 18z" />
      <path
        className="paint-leaf line-medium"
        d="M42-134q-16-10-14-26 12 4 14 16 2-14 14-18 2 18-14 28z"
      />
    </g>
  )
}

/** A lamp on its cord, with its light on the counter. */
function Pendant({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className="paint-beam" d="M-20-186l-34 84H54l-34-84z" />
      <path className="paint-stone line-medium" d={boxes([-11, -288, 22, 6])} />
      <path strokeWidth="2.600" d="M0-282v62" />
      <path className="paint-copper line-medium" d="M-26-186q2-34 26-36 24 2 26 36z" />
      <path className="paint-light" d="M-20-190q2-24 18-28-8 10-10 28z" />
      <path className="paint-lamp line-medium" d="M-11-186h22q0 10-11 10t-11-10z" />
    </g>
  )
}

function Island() {
  const stool = 'M-18-66h36v6h-4l6 48h-5l-6-46H-9l-6 46h-5l6-48h-4z'
  return (
    <>
      <path className="paint-trim line-medium" d={boxes([126, -90, 248, 78])} />
      <path
        className="line-soft"
        d={boxes([136, -80, 68, 60], [216, -80, 68, 60], [296, -80, 68, 60])}
      />
      <path className="paint-wood line-medium" d={boxes([112, -102, 276, 12])} />
      <path className="paint-wood line-medium" d={stool} transform="translate(190 0)" />
      <path className="paint-wood line-medium" d={stool} transform="translate(310 0)" />
      <path className="paint-tarp line-medium" d="M222-112q28 14 56 0l-8 10h-40z" />
      <path
        className="paint-door line-medium"
        d={stamp('m-8 0a8 8 0 1 1 16 0', [
          [238, -110],
          [252, -112],
          [264, -110],
        ])}
      />
    </>
  )
}

/** Three in one plate, one of them a dimmer; right of it a window with the evening behind. */
function Switches() {
  return (
    <>
      <path
        className="paint-trim line-medium"
        d={boxes([472, -252, 108, 140], [464, -112, 124, 8])}
      />
      <path className="paint-cap" stroke="none" d={boxes([480, -244, 92, 124])} />
      <path
        className="paint-lamp"
        stroke="none"
        d="M540-216a10 10 0 1 0 12 12 12 12 0 0 1-12-12z"
      />
      <path className="line-trim" strokeWidth="3" d="M480-182h92M526-244v124" />
      <path className="paint-shadow" d={boxes([409, -173, 46, 36])} />
      <path className="paint-trim line-medium" d={boxes([406, -176, 46, 36])} />
      <path
        className="paint-stone line-medium"
        d={boxes([413, -164, 6, 12], [426, -168, 6, 20], [439, -164, 6, 12])}
      />
      <path className="paint-copper" d={boxes([425, -160, 8, 5])} />
    </>
  )
}
