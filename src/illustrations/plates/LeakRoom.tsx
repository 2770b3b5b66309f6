import { Courses } from '../parts/Courses'
import { boxes, row } from '../parts/path'
import { Repeat } from '../parts/Repeat'
import { Window } from '../parts/Window'

/** The room under the attic: a stain on the ceiling, a bucket on the table below it. */
export function LeakRoom() {
  return (
    <>
      <path className="paint-plaster" d={boxes([112, 304, 496, 174])} />
      <path className="paint-trim line-medium" d={boxes([112, 304, 496, 8], [112, 462, 496, 16])} />
      <path className="paint-wood line-medium" d={boxes([90, 478, 540, 14])} />
      <path className="line-faint" d="M140 478v14m70-14v14m82-14v14m66-14v14m90-14v14m72-14v14" />
      <Walls />
      <Repeat name="leak-window" at={row([430, 344], { count: 2, step: 84 })}>
        <g transform="scale(1.5)">
          <Window height={52} />
        </g>
      </Repeat>
      <Fireplace />
      <path className="paint-stain" d="M158 312q44 22 92 0zM178 312q24 12 52 0z" />
      <path className="line-soft" d="M158 312q44 22 92 0" />
      <Table />
    </>
  )
}

/** The outer walls, cut: siding, sheathing, studs and plaster. */
function Walls() {
  return (
    <>
      <path className="paint-trim line-medium" d={boxes([84, 322, 7, 170], [629, 322, 7, 170])} />
      <path
        className="paint-insulation line-medium"
        d={boxes([91, 304, 15, 188], [614, 304, 15, 188])}
      />
      <path
        className="line-faint"
        d="M91 318l15 14-15 14 15 14-15 14 15 14-15 14 15 14-15 14 15 14-15 14 15 14-15 14"
      />
      <path
        className="line-faint"
        d="M629 318l-15 14 15 14-15 14 15 14-15 14 15 14-15 14 15 14-15 14 15 14-15 14 15 14"
      />
      <path className="paint-trim line-medium" d={boxes([106, 304, 6, 188], [608, 304, 6, 188])} />
    </>
  )
}

function Fireplace() {
  return (
    <>
      <path className="paint-shadow" d={boxes([368, 312, 12, 166])} />
      <path className="paint-brick line-medium" d={boxes([280, 312, 88, 166])} />
      <Courses box={[280, 312, 88, 166]} step={6} />
      <path className="paint-cap line-medium" d="M298 478v-48q26-22 52 0v48z" />
      <path className="paint-shadow" d={boxes([280, 400, 88, 8])} />
      <path
        className="paint-trim line-medium"
        d={boxes([272, 390, 104, 10], [276, 400, 8, 78], [364, 400, 8, 78])}
      />
      <path className="paint-glass line-medium" d={boxes([304, 334, 40, 40])} />
      <path className="paint-hill" d="M306 372v-12l12-10 10 8 8-6 6 6v14z" />
    </>
  )
}

function Table() {
  return (
    <>
      <path
        className="paint-deck line-medium"
        d="M148 430h104v7H148zM156 437h7l-2 41h-5zM238 437h7l-1 41h-5z"
      />
      <path className="paint-stone line-medium" d="M180 398h40l-5 32h-30z" />
      <path className="line-soft" d="M182 406h36" />
      <path className="line-medium" d="M182 398q18-24 36 0" />
    </>
  )
}
