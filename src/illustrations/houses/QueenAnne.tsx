import { Balustrade } from '../parts/Balustrade'
import { Chimney } from '../parts/Chimney'
import { Courses } from '../parts/Courses'
import { Door } from '../parts/Door'
import { Gable } from '../parts/Gable'
import { boxes, row } from '../parts/path'
import { PorchLamp } from '../parts/PorchLamp'
import { Repeat } from '../parts/Repeat'
import { Roof } from '../parts/Roof'
import { Steps } from '../parts/Steps'
import { Wall } from '../parts/Wall'
import { Window } from '../parts/Window'

/** A Queen Anne house: a round turret under a cone, a gable across the main roof, a porch. */
export function QueenAnne() {
  return (
    <>
      <g transform="translate(256-300)">
        <Chimney width={36} height={44} />
      </g>
      <Wall box={[60, -186, 250, 186]} siding="clapboard" />
      <Roof box={[52, -304, 266, 122]} />
      <Gable name="queen-anne-gable" left={[126, -186]} peak={[206, -286]} right={[286, -186]} />
      <path className="paint-verdigris" fillOpacity=".5" d="M146-200h120l-60-72z" />
      <path className="paint-stone" d={boxes([58, -14, 255, 14])} />
      <g transform="translate(194-232)" data-room="attic">
        <Window width={24} height={32} columns={1} rows={1} />
      </g>
      <Repeat name="queen-anne-window" at={row([140, -174], { count: 3, step: 52 })} room={0}>
        <Window columns={1} rows={1} height={44} />
      </Repeat>
      <path className="paint-shadow" d={boxes([96, -226, 14, 212])} />
      <Porch />
      <Turret />
    </>
  )
}

function Turret() {
  return (
    <>
      <Wall box={[4, -236, 92, 236]} siding="shingle" />
      <path className="paint-shadow" d={boxes([4, -227, 92, 12], [70, -215, 26, 201])} />
      <path className="paint-trim" d={boxes([2, -128, 96, 7], [0, -236, 100, 9])} />
      <path className="paint-stone" d={boxes([2, -14, 96, 14])} />
      <Repeat
        name="queen-anne-turret"
        at={[-206, -98].flatMap(
          (y) =>
            [
              [14, y],
              [58, y],
            ] as const,
        )}
        room={1}
      >
        <Window height={56} columns={1} rows={1} />
      </Repeat>
      <path className="paint-roof line-medium" d="M-12-234q34-40 62-138 28 98 62 138z" />
      <path className="line-soft" d="M0-246h100M14-264h72M24-284h52M31-304h38M38-324h24" />
      <path className="paint-shadow" d="M50-372q28 98 62 138H66z" />
      <path className="line-pipe" d="M50-372v-26" />
    </>
  )
}

function Porch() {
  return (
    <>
      <path className="paint-wall-dark" d={boxes([110, -92, 206, 80])} />
      <Door x={143} y={-14} transom={0} />
      <PorchLamp x={190} y={-72} />
      <g transform="translate(236-84)" data-room="2">
        <Window columns={2} rows={1} width={44} height={34} />
      </g>
      <Balustrade x={206} y={-14} width={110} />
      <path
        className="paint-trim"
        d={boxes(
          [106, -14, 216, 6],
          [112, -92, 6, 78],
          [200, -92, 6, 78],
          [314, -92, 6, 78],
          [104, -100, 222, 8],
        )}
      />
      <path className="paint-roof line-medium" d="M112-118h206l12 18H100z" />
      <Courses className="line-soft" box={[106, -118, 214, 18]} step={6} />
      <Steps x={138} width={44} count={3} rise={4} />
    </>
  )
}
