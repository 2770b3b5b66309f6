import { Balustrade } from '../parts/Balustrade'
import { Chimney } from '../parts/Chimney'
import { Courses } from '../parts/Courses'
import { Door } from '../parts/Door'
import { Gable } from '../parts/Gable'
import { boxes } from '../parts/path'
import { PorchLamp } from '../parts/PorchLamp'
import { Repeat } from '../parts/Repeat'
import { Steps } from '../parts/Steps'
import { Window } from '../parts/Window'

const floors = [-12, -104, -196]

/** A triple-decker: three equal flats, a bay on the left, stacked porches on the right. */
export function TripleDecker() {
  return (
    <>
      <g transform="translate(156-318)">
        <Chimney width={30} height={70} kind="stuccoed" />
      </g>
      <Gable name="triple-decker-gable" left={[0, -290]} peak={[114, -376]} right={[228, -290]} />
      <path className="paint-stone" d={boxes([-2, -12, 232, 12])} />
      <g transform="translate(102-342)" data-room="attic">
        <Window width={24} height={34} columns={1} rows={1} />
      </g>
      <path className="paint-trim" d={boxes([2, -294, 224, 7])} />
      <path className="paint-shadow" d={boxes([98, -276, 10, 264])} />
      <path className="paint-wall line-medium" d={boxes([12, -282, 86, 270])} />
      <Courses box={[12, -282, 86, 270]} step={7} />
      <Repeat name="triple-decker-floor" at={floors.map((y) => [0, y])} room={0}>
        <Floor />
      </Repeat>
      <Repeat
        name="triple-decker-rail"
        at={[
          [0, -104],
          [0, -196],
        ]}
      >
        <Balustrade x={118} y={0} width={48} />
      </Repeat>
      <PorchLamp x={142} y={-94} />
      <path d="M33-282v270M77-282v270" />
      <path className="paint-trim" d={boxes([8, -288, 94, 7])} />
      <Steps x={120} width={44} count={3} rise={4} />
    </>
  )
}

/** One apartment, whose windows are lit together. */
function Floor() {
  return (
    <>
      <path className="paint-trim" d={boxes([10, -3, 90, 6])} />
      <path className="paint-wall-dark" d={boxes([112, -86, 114, 86])} />
      <Porch />
      <Repeat name="triple-decker-side" at={[16, 82].map((x) => [x, -70])}>
        <Window width={12} columns={1} rows={1} />
      </Repeat>
      <g transform="translate(41-70)">
        <Window columns={1} rows={1} />
      </g>
      <g transform="translate(182-70)">
        <Window columns={1} rows={1} height={35} />
      </g>
    </>
  )
}

function Porch() {
  return (
    <>
      <Door x={125} y={0} transom={0} isGlazed />
      <path className="paint-shadow" d={boxes([112, -86, 114, 17])} />
      <Balustrade x={172} y={0} width={50} />
      <path
        className="paint-trim"
        d={boxes(
          [112, -86, 6, 86],
          [166, -86, 6, 86],
          [220, -86, 6, 86],
          [108, -4, 122, 7],
          [108, -92, 122, 7],
        )}
      />
    </>
  )
}
