import { Chimney } from '../parts/Chimney'
import { Door } from '../parts/Door'
import { Gable } from '../parts/Gable'
import { boxes } from '../parts/path'
import { PorchLamp } from '../parts/PorchLamp'
import { Repeat } from '../parts/Repeat'
import { Steps } from '../parts/Steps'
import { Window } from '../parts/Window'

/** A gambrel from its gable end: steep below the break, gentle above. */
export function Gambrel() {
  return (
    <>
      <g transform="translate(114-244)">
        <Chimney width={46} height={48} />
      </g>
      <Gable
        name="gambrel-gable"
        left={[0, -112]}
        peak={[137, -258]}
        right={[274, -112]}
        breaks={[
          [46, -210],
          [228, -210],
        ]}
        over={9}
      />
      <path className="paint-stone" d={boxes([-3, -10, 280, 10])} />
      <path className="paint-trim" d={boxes([0, -94, 7, 84], [267, -94, 7, 84])} />
      <Repeat
        name="gambrel-window"
        at={[...[20, 70, 176, 226].map((x) => [x, -76] as const), [76, -160], [170, -160]]}
        room={0}
      >
        <Window />
      </Repeat>
      <g transform="translate(125-224)" data-room="attic">
        <Window width={24} height={30} />
      </g>
      <Door x={120} y={-10} transom={0} />
      <PorchLamp x={165} y={-66} />
      <Steps x={109} width={56} />
    </>
  )
}
