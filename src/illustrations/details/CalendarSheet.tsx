import { boxes, rectangle, row, stamp } from '../parts/path'
import { Pencil } from '../parts/Pencil'

const days = [0, 1, 2, 3].flatMap((week) => row([138, 166 + week * 30], { count: 7, step: 30 }))

/** A calendar on the wall of a kitchen, a maple above its days, one of them ringed. */
export function CalendarSheet() {
  return (
    <>
      <g className="palette-verdigris">
        <path className="paint-wall" d={boxes([-10, -10, 500, 320])} />
        <path className="line-faint" d="M-10 120H490" strokeWidth="420" strokeDasharray="1 23" />
        <path className="paint-trim line-medium" d={boxes([-10, 276, 500, 34])} />
        <path className="paint-shadow" d={boxes([-10, 284, 500, 5])} />
      </g>
      <g transform="translate(24 14)scale(.9)">
        <path className="line-medium" d="M196 26L240 8l44 18" />
        <path className="paint-cap" d="M236 4h8v8h-8z" />
        <path className="paint-shadow" d={boxes([136, 34, 232, 268])} />
        <path className="paint-trim line-medium" d={boxes([126, 26, 228, 266])} />
        <Picture />
        <path className="paint-copper line-medium" d={boxes([126, 22, 228, 12])} />
        <Days />
        <path className="line-soft" d="M430-30v100" />
        <g transform="translate(420 66)rotate(3)">
          <Pencil />
        </g>
      </g>
    </>
  )
}

/** The picture of the month: a maple as its leaves begin to fall. */
function Picture() {
  return (
    <>
      <path className="paint-underlayment" d={boxes([138, 42, 204, 92])} />
      <path className="paint-hill" d="M138 104q70-30 130-12t74-6v48H138z" />
      <path className="paint-verdigris" stroke="none" d="M138 116q50-16 106-6t98-4v24H138z" />
      <path className="paint-bark" d="M214 126q4-20 1-40h8q-2 20 3 40z" />
      <path
        className="paint-copper line-medium"
        d="M184 92q-12-8-4-20-2-14 14-15 8-12 22-6 14-7 24 4 14 2 13 15 9 11-4 19-6 10-20 5-10 8-22 2-14 5-23-4z"
      />
      <path className="line-soft" d="M192 80q6-7 12 0m6-14q7-8 14 0m2 16q7-7 13 0m0-18q5-5 10 0" />
      <path className="line-arrow" d="M266 92v.1m12 16v.1m-92 8v.1m64 2v.1" strokeLinecap="round" />
      <path className="paint-earth" d={boxes([138, 126, 204, 8])} />
      <path className="line-medium" d="M138 126h204M138 42h204v92H138z" />
    </>
  )
}

function Days() {
  const worked = days.filter((_, index) => index % 7 > 0 && index % 7 < 6)
  return (
    <>
      <path className="line-heavy" d="M204 147h72" />
      <path className="line-soft" d={stamp('h12', row([146, 160], { count: 7, step: 30 }))} />
      <path className="paint-earth" d={stamp(rectangle(28, 28), days)} />
      <path className="paint-underlayment" d={stamp(rectangle(28, 28), worked)} />
      <path className="line-soft" d={stamp('m4 7h7', days)} />
      <path
        className="line-soft"
        strokeWidth="2"
        d={stamp('m8 12l13 12m0-12l-13 12', days.slice(0, 9))}
      />
      <path className="paint-copper" d="M226 226h28v28h-28z" transform="translate(2 0)" />
      <path className="paint-trim" d="M236 249v-9l7-6 7 6v9z" />
      <path className="line-arrow" d="M238 222q28-6 28 18t-28 20-24-18 30-24" />
    </>
  )
}
