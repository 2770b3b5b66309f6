import { Courses } from '../parts/Courses'
import { EntranceDoor } from '../parts/EntranceDoor'
import { HouseNumber } from '../parts/HouseNumber'
import { Lantern } from '../parts/Lantern'
import { boxes, row, stamp } from '../parts/path'
import { Planter } from '../parts/Planter'
import { Repeat } from '../parts/Repeat'
import { Shingles } from '../parts/Shingles'
import { Steps } from '../parts/Steps'
import { Window } from '../parts/Window'

/** The house number of a street address; empty when there is none. */
export function doorNumberOf(street: string | null): string {
  const [number = ''] = /^\d+/.exec(street ?? '') ?? []
  return number
}

/** As many digits fit in full size above the box tree. */
const mostDigits = 4

interface FrontDoorProps {
  /** The number beside the door. */
  readonly number: string
}

/** The front door of a house, as callers see it. */
export function FrontDoor({ number }: FrontDoorProps) {
  const size = mostDigits / Math.max(mostDigits, number.length)
  return (
    <g className="palette-ochre">
      <Front />
      <g transform="translate(0 250)">
        <Repeat
          name="front-door-window"
          at={[
            [-64, 0],
            [448, 0],
          ]}
        >
          <path
            className="paint-shutter line-medium"
            d={boxes([-34, -6, 30, 210], [124, -6, 30, 210])}
          />
          <path
            className="line-faint"
            d="M-19 6v84m0 18v84M139 6v84m0 18v84"
            strokeWidth="20"
            strokeDasharray="1.2 6"
          />
          <Window width={120} height={196} />
        </Repeat>
      </g>
      <path className="paint-shadow" d={boxes([352, 250, 18, 340], [146, 244, 222, 14])} />
      <Portal />
      <EntranceDoor />
      <g transform="translate(117 300)">
        <Lantern />
      </g>
      <g transform={`translate(392 300)${size < 1 ? `scale(${size})` : ''}`}>
        <HouseNumber number={number} />
      </g>
      <g transform="translate(0 640)scale(1.8)">
        <Steps x={72} width={136} count={2} rise={14} />
      </g>
      <path className="line-faint" d="M130 603h246M121 629h264" />
      <path className="paint-hole line-medium" d={boxes([204, 586, 96, 5])} />
      <Repeat
        name="front-door-planter"
        at={[
          [102, 640],
          [404, 640],
        ]}
      >
        <g transform="scale(.8)">
          <Planter />
        </g>
      </Repeat>
      <path className="paint-earth" d={boxes([-20, 638, 560, 60])} />
      <path className="line-faint" d={stamp('l-16 16', row([0, 646], { count: 32, step: 17 }))} />
      <path className="line-heavy" d="M-20 640H540" />
    </g>
  )
}

/** Clapboards below the eave, on a base of granite. */
function Front() {
  return (
    <>
      <path className="paint-wall" d={boxes([-20, 120, 560, 500])} />
      <Courses box={[-20, 120, 560, 500]} step={17} />
      <Shingles box={[-30, -6, 580, 92]} step={23} width={40} />
      <path className="paint-stone line-medium" d={boxes([-20, 596, 560, 46])} />
      <path className="line-faint" d="M-20 618H540M40 596v22m70 0v24m-64 0M430 596v22m70 0v24" />
      <path className="paint-shadow" d={boxes([-20, 120, 560, 34])} />
      <path className="paint-trim line-medium" d={boxes([-30, 84, 580, 16], [-30, 100, 580, 26])} />
      <path className="paint-copper" d={boxes([-30, 80, 580, 7])} />
      <path className="line-faint" d="M-20 136H540" strokeWidth="12" strokeDasharray="9" />
    </>
  )
}

/** Pilasters, a frieze with dentils, and a pediment with a fan in it. */
function Portal() {
  return (
    <>
      <path className="paint-trim line-medium" d={boxes([150, 230, 204, 366])} />
      <path className="paint-trim line-medium" d="M122 232l130-80 130 80z" />
      <path className="paint-verdigris line-medium" d="M168 222l84-52 84 52z" />
      <path
        className="line-trim"
        strokeWidth="2"
        d="M252 222v-46M252 222l-30-30m30 30l30-30m-30 30l-58-16m58 16l58-16"
      />
      <path className="paint-trim" d="M236 222a16 16 0 0 1 32 0z" />
      <path className="line-copper" d="M120 230l132-82 132 82" strokeWidth="4" />
      <path
        className="paint-trim line-medium"
        d={boxes([136, 230, 232, 10], [144, 240, 216, 16])}
      />
      <path d="M150 245h206" strokeWidth="7" strokeDasharray="5 5" strokeOpacity=".45" />
      <path
        className="paint-trim line-medium"
        d={boxes([154, 256, 32, 10], [318, 256, 32, 10], [154, 576, 32, 18], [318, 576, 32, 18])}
      />
      <path
        className="paint-trim line-medium"
        d={boxes([158, 266, 24, 310], [322, 266, 24, 310])}
      />
      <path
        className="line-faint"
        d="M164 274v294m6-294v294m6-294v294M328 274v294m6-294v294m6-294v294"
      />
      <path
        className="paint-shadow"
        d={boxes([182, 256, 136, 9], [176, 266, 6, 310], [340, 266, 6, 310])}
      />
    </>
  )
}
