import { Gable } from '../parts/Gable'
import { boxes } from '../parts/path'
import { Repeat } from '../parts/Repeat'
import { Window } from '../parts/Window'

/** A meetinghouse from its gable end, with clock, belfry and spire. */
export function Steeple() {
  return (
    <>
      <path className="line-medium" d="M75-470v-30" />
      <Gable name="steeple-gable" left={[0, -140]} peak={[75, -200]} right={[150, -140]} over={9} />
      <path className="paint-wall line-medium" d={boxes([44, -262, 62, 96], [52, -322, 46, 54])} />
      <path className="paint-shadow" d={boxes([88, -262, 18, 82], [84, -318, 14, 50])} />
      <path className="paint-trim" d={boxes([38, -270, 74, 9], [46, -329, 58, 8])} />
      <path className="paint-glass" d="M64-276v-28c0-12 22-12 22 0v28z" />
      <path className="paint-verdigris line-medium" d="M54-329l21-141 21 141z" />
      <path className="line-soft" d="M68-329l7-141 7 141" />
      <path
        className="paint-trim"
        d="M60-226a15 15 0 1 1 30 0a15 15 0 1 1-30 0M75-226v-10m0 10h7"
      />
      <path className="paint-trim" d={boxes([52, -84, 46, 84])} />
      <path className="paint-door" d={boxes([58, -76, 34, 76])} />
      <Repeat
        name="steeple-window"
        at={[
          [14, -104],
          [112, -104],
        ]}
      >
        <Window width={24} height={56} />
      </Repeat>
      <path className="paint-stone" d={boxes([-3, -8, 156, 8])} />
    </>
  )
}
