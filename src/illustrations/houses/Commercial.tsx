import { Door } from '../parts/Door'
import { boxes, row } from '../parts/path'
import { Repeat } from '../parts/Repeat'
import { Shopfront } from '../parts/Shopfront'
import { Wall } from '../parts/Wall'
import { Window } from '../parts/Window'

const brackets = `M8-248${'h6q0 12-6 14zm20 0'.repeat(17)}`

/** A flat-roofed block: shops below, offices above, a bracketed cornice before the roof. */
export function Commercial() {
  return (
    <>
      <path className="paint-trim line-medium" d={boxes([206, -300, 70, 44], [60, -288, 12, 32])} />
      <path className="line-soft" d="M214-292v28m7-28v28m7-28v28m7-28v28m10-28h24m0 8h-24m0 8h24" />
      <path className="paint-copper" d={boxes([200, -262, 82, 6], [54, -262, 24, 6])} />
      <Wall box={[0, -262, 340, 262]} siding="brick" />
      <path className="paint-trim line-medium" d={boxes([-8, -264, 356, 16])} />
      <path className="paint-shadow" d={boxes([0, -248, 340, 16])} />
      <path className="paint-trim" d={brackets} />
      <Repeat name="commercial-window" at={row([34, -206], { count: 5, step: 61 })} room={2}>
        <Window columns={1} rows={1} height={62} />
      </Repeat>
      <Repeat
        name="commercial-shopfront"
        at={[
          [0, 0],
          [184, 0],
        ]}
      >
        <Shopfront />
      </Repeat>
      <path className="paint-trim" d={boxes([148, -104, 44, 104], [0, -126, 340, 22])} />
      <Door x={153} y={0} transom={14} isGlazed />
      <path className="paint-shadow" d={boxes([0, -104, 340, 8])} />
    </>
  )
}
