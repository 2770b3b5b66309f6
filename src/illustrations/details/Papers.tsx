import { boxes, row, stamp } from '../parts/path'
import { Pencil } from '../parts/Pencil'

/** An estimate on its board, over a drawing of the house that it is for. */
export function Papers() {
  return (
    <>
      <path className="paint-wood" d={boxes([-10, -10, 500, 320])} />
      <path className="line-soft" d="M-10 76H490M-10 158H490M-10 240H490M150-10v86m210 82v82" />
      <path
        className="line-faint"
        d="M-10 30q120 14 250 2t260 6M-10 120q160-16 300 0t210-4M-10 200q90 12 220 2t290 4M-10 276q140-12 260-2t250 0"
      />
      <g transform="translate(36 20)scale(.85)">
        <Elevation />
        <Board />
        <g transform="translate(446 116)rotate(14)">
          <Pencil />
        </g>
      </g>
    </>
  )
}

/** The sheet below: a house front with its dimensions and a title block. */
function Elevation() {
  return (
    <g transform="translate(20 50)rotate(-4)">
      <path className="paint-shadow" d={boxes([8, 8, 250, 204])} />
      <path className="paint-underlayment line-medium" d={boxes([0, 0, 250, 204])} />
      <path className="line-soft" d={boxes([8, 8, 234, 188], [158, 170, 84, 26])} />
      <path className="line-soft" d="M166 179h44m-44 8h60" />
      <path className="paint-roof line-medium" d={boxes([34, 44, 164, 46])} />
      <path className="line-soft" d="M116 50v40" strokeWidth="164" strokeDasharray=".8 6" />
      <path className="paint-chimney" d={boxes([104, 28, 24, 16])} />
      <path className="paint-trim" d={boxes([42, 90, 148, 52])} />
      <path
        className="paint-glass"
        d={boxes([54, 104, 16, 24], [80, 104, 16, 24], [136, 104, 16, 24], [162, 104, 16, 24])}
      />
      <path className="paint-door" d={boxes([108, 106, 16, 36])} />
      <path className="line-medium" d="M22 142h188" />
      <path
        className="line-soft"
        d="M42 148v14m148-14v14M42 157h148M210 44h14m-14 98h14m-6-98v98"
      />
    </g>
  )
}

const lines = row([0, 0], { count: 5, step: 25 }).map(([y]) => y)

/** A sheet under the clip of a board: lines ticked one by one, a sum, a name below. */
function Board() {
  return (
    <g transform="translate(262 18)rotate(3)">
      <path className="paint-shadow" d={boxes([9, 10, 164, 256])} />
      <path className="paint-deck line-medium" d={boxes([0, 0, 164, 256])} />
      <path className="paint-trim line-medium" d={boxes([10, 16, 144, 230])} />
      <path className="paint-roof" d="M22 52l18-15 18 15h-5v11H27V52z" />
      <path className="line-heavy" d="M68 44h72" />
      <path className="line-soft" d="M68 56h50" strokeWidth="2.4" />
      <path className="line-faint" d="M20 74h124" />
      <path
        className="line-soft"
        strokeWidth="2.4"
        d={stamp(
          'h58m14 0h16',
          lines.map((y) => [42, 90 + y] as const),
        )}
      />
      <path
        className="line-arrow"
        d={stamp(
          'l5 5 9-11',
          lines.slice(0, 4).map((y) => [22, 89 + y] as const),
        )}
      />
      <path className="line-medium" d="M20 204h124M112 212h32" />
      <path d="M22 230q6-16 12-2t10-6 10 4 8-6 12 6 8-4" strokeWidth="1.6" />
      <path className="paint-stone line-medium" d="M46-4h72l6 22H40z" />
      <path className="line-soft" d="M44 6h76" />
      <path className="paint-cap" d="M70-14h24v12H70z" />
    </g>
  )
}
