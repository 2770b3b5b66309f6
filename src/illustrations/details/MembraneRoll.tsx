import { Courses } from '../parts/Courses'
import { boxes } from '../parts/path'

/** A membrane rolled out over insulation and steel deck. */
export function MembraneRoll() {
  return (
    <g className="palette-brick">
      <path className="paint-brick line-medium" d={boxes([-10, 214, 500, 100])} />
      <Courses box={[-10, 214, 500, 100]} step={10} />
      <path className="paint-stone line-medium" d={boxes([-10, 192, 500, 22])} />
      <path className="line-faint" d="M-10 203H490" strokeWidth="20" strokeDasharray="14" />
      <path className="paint-insulation line-medium" d={boxes([-10, 152, 500, 40])} />
      <path className="line-faint" d="M-10 160H490" strokeWidth="16" strokeDasharray="2 22" />
      <path className="line-heavy" d="M-10 148H300" strokeWidth="9" />
      <path className="paint-trim line-medium" d="M300 150a52 52 0 0 1 0-104a52 52 0 0 1 0 104" />
      <path
        className="line-medium"
        d="M300 142a44 44 0 0 1 0-88a36 36 0 0 1 0 72a28 28 0 0 1 0-56a20 20 0 0 1 0 40a12 12 0 0 1 0-24"
      />
      <path className="line-arrow" d="M376 98h58m-18-14l18 14-18 14" />
    </g>
  )
}
