import { boxes, rectangle, row, stamp } from '../parts/path'

const days = [0, 1, 2, 3].flatMap((week) => row([130, 108 + week * 40], { count: 7, step: 32 }))

/** A calendar with one day marked. */
export function CalendarSheet() {
  return (
    <>
      <path className="paint-shadow" d={boxes([116, 44, 264, 236])} />
      <path className="paint-trim line-medium" d={boxes([108, 36, 264, 236])} />
      <path className="paint-roof line-medium" d={boxes([108, 36, 264, 48])} />
      <path className="paint-stone line-medium" d={boxes([150, 22, 12, 32], [318, 22, 12, 32])} />
      <path className="paint-hill" d={stamp(rectangle(24, 30), days)} />
      <path className="line-faint" d={stamp(rectangle(24, 30), days)} />
      <path className="paint-copper line-medium" d={boxes([226, 148, 24, 30])} />
      <path className="line-arrow" d="M216 138h44v50h-44z" />
    </>
  )
}
