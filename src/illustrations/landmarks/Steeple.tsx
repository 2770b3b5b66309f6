import { boxes } from '../parts/path'
import { Repeat } from '../parts/Repeat'
import { Wall } from '../parts/Wall'
import { Window } from '../parts/Window'

/** A meetinghouse from its long side: the tower with belfry and spire at one end, the nave behind. */
export function Steeple() {
  return (
    <>
      <path className="paint-roof line-medium" d={boxes([26, -214, 236, 90])} />
      <path className="line-soft" d="M26-199h236m-236 15h236m-236 15h236m-236 15h236m-236 15h236" />
      <Wall box={[34, -126, 216, 126]} siding="clapboard" />
      <path className="paint-trim line-medium" d={boxes([24, -132, 240, 8])} />
      <path className="paint-shadow" d={boxes([34, -124, 216, 8], [74, -124, 12, 116])} />
      <Repeat
        name="steeple-window"
        at={[
          [104, -106],
          [156, -106],
          [208, -106],
        ]}
      >
        <Window width={28} height={80} columns={4} rows={4} />
      </Repeat>
      <Tower />
      <path className="paint-stone" d={boxes([-3, -8, 256, 8])} />
    </>
  )
}

function Tower() {
  return (
    <>
      <path className="line-medium" d="M37-366v-16m-9 5h18l-4-3m4 3l-4 3" />
      <path className="paint-verdigris line-medium" d="M16-270l21-100 21 100z" />
      <path className="line-soft" d="M30-270l7-100 7 100" />
      <Wall box={[0, -212, 74, 212]} siding="clapboard" />
      <path className="paint-trim" d={boxes([0, -212, 6, 204], [68, -212, 6, 204])} />
      <path className="paint-wall line-medium" d={boxes([12, -264, 50, 52])} />
      <path className="paint-shadow" d={boxes([44, -264, 18, 52], [52, -204, 22, 196])} />
      <path className="paint-trim line-medium" d={boxes([-5, -218, 84, 8], [8, -271, 58, 8])} />
      <path className="paint-glass" d="M26-220v-26c0-14 22-14 22 0v26z" />
      <path className="line-trim" d="M26-240h22m-22 6h22m-22 6h22" />
      <path
        className="paint-trim"
        d="M23-182a14 14 0 1 1 28 0a14 14 0 1 1-28 0M37-182v-10m0 10h7"
      />
      <g transform="translate(25-150)">
        <Window width={24} height={36} />
      </g>
      <path className="paint-trim line-medium" d="M10-92l27-16 27 16zM14-92h46V0H14z" />
      <path className="paint-door" d={boxes([20, -78, 34, 70])} />
      <path className="paint-glass" d={boxes([20, -88, 34, 8])} />
      <path className="line-soft" d="M37-78v70" />
    </>
  )
}
