import { ArchedWindow } from '../parts/ArchedWindow'
import { Clip } from '../parts/Clip'
import { Courses } from '../parts/Courses'
import { boxes, polygon, row, stamp } from '../parts/path'
import { Repeat } from '../parts/Repeat'

const shaft = polygon([24, -90], [35, -346], [69, -346], [80, -90])
const teeth = row([0, -98], { count: 3, step: 58 })

/** A tall stack, its courses as wide as itself, over the saw-tooth roof of a works lit from the north. */
export function Stack() {
  return (
    <>
      <path className="paint-brick line-medium" d={shaft} />
      <Clip name="stack-shaft" outline={shaft}>
        <Courses box={[24, -346, 56, 256]} step={6} />
        <path className="paint-shadow" d={boxes([58, -346, 24, 256])} />
      </Clip>
      <path
        className="paint-chimney"
        d={boxes([31, -358, 42, 6], [33, -352, 38, 7], [33, -330, 38, 5])}
      />
      <path className="paint-brick line-medium" d={stamp('l14-38 44 38z', teeth)} />
      <path className="paint-glass line-medium" d={stamp('l14-38 5 1-13 37z', teeth)} />
      <path className="line-trim" strokeWidth="1.2" d={stamp('m5-11l5 1m-1-11l5 1', teeth)} />
      <path className="paint-roof" d={stamp('m11-40l3-3 48 41v5h-3z', teeth)} />
      <path className="paint-brick line-medium" d={boxes([0, -98, 174, 98])} />
      <Courses box={[0, -98, 174, 98]} step={5} />
      <path className="paint-trim" d={boxes([-3, -101, 180, 5])} />
      <path className="paint-shadow" d={boxes([0, -96, 174, 8])} />
      <path className="paint-stone" d={boxes([-2, -10, 178, 10])} />
      <Repeat name="stack-window" at={[14, 55, 137].map((x) => [x, -70])}>
        <ArchedWindow width={24} height={44} rise={6} />
      </Repeat>
      <path className="paint-trim" d={boxes([92, -76, 32, 76])} />
      <path className="paint-door" d={boxes([95, -70, 26, 70])} />
      <path className="line-soft" d="M108-70V0" />
    </>
  )
}
