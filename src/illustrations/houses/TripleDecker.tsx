import { Chimney } from '../parts/Chimney'
import { Courses } from '../parts/Courses'
import { Gable } from '../parts/Gable'
import { boxes } from '../parts/path'
import { Repeat } from '../parts/Repeat'
import { Steps } from '../parts/Steps'
import { Window } from '../parts/Window'

/** A triple-decker: three equal flats, a bay on the left, stacked porches on the right. */
export function TripleDecker() {
  return (
    <>
      <g transform="translate(156-318)">
        <Chimney width={30} height={70} kind="stuccoed" />
      </g>
      <Gable name="triple-decker-gable" left={[0, -290]} peak={[114, -376]} right={[228, -290]} />
      <path className="paint-stone" d={boxes([-2, -12, 232, 12])} />
      <g transform="translate(102-342)">
        <Window width={24} height={34} />
      </g>
      <path className="paint-trim" d={boxes([2, -294, 224, 7])} />
      <path className="paint-shadow" d={boxes([98, -276, 10, 264])} />
      <path className="paint-wall line-medium" d={boxes([12, -282, 86, 270])} />
      <Courses box={[12, -282, 86, 270]} step={7} />
      <Repeat name="triple-decker-floor" at={[-12, -104, -196].map((y) => [0, y])}>
        <Floor />
      </Repeat>
      <path d="M33-282v270M77-282v270" />
      <path className="paint-trim" d={boxes([8, -288, 94, 7])} />
      <Steps x={120} width={44} count={3} rise={4} />
    </>
  )
}

function Floor() {
  return (
    <>
      <Repeat name="triple-decker-bay-window" at={[16, 82].map((x) => [x, -70])}>
        <Window width={12} columns={1} rows={1} />
      </Repeat>
      <path className="paint-trim" d={boxes([10, -3, 90, 6])} />
      <path className="paint-wall-dark" d={boxes([112, -86, 114, 86])} />
      <Repeat name="triple-decker-window" at={[41, 184].map((x) => [x, -70])}>
        <Window columns={1} rows={1} />
      </Repeat>
      <Porch />
    </>
  )
}

function Porch() {
  return (
    <>
      <path className="paint-trim" d={boxes([121, -72, 34, 72])} />
      <path className="paint-door" d={boxes([125, -68, 26, 68])} />
      <path className="paint-glass" d={boxes([129, -63, 18, 30])} />
      <path className="paint-shadow" d={boxes([112, -86, 114, 17])} />
      <path className="line-trim" d="M112-14h114" strokeWidth="24" strokeDasharray="2 5" />
      <path
        className="paint-trim"
        d={boxes(
          [110, -28, 118, 4],
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
