import { Courses } from '../parts/Courses'
import { boxes } from '../parts/path'
import { Tree } from '../parts/Tree'

/** A downspout that goes on below the ground, to where the yard slopes away from the house. */
export function BuriedDrain() {
  return (
    <g className="palette-verdigris">
      <g transform="translate(0 252)">
        <Tree x={436} scale={1.2} />
      </g>
      <path className="paint-wall line-medium" d={boxes([-20, -20, 146, 192])} />
      <Courses box={[-20, -20, 146, 192]} step={12} />
      <path className="paint-trim line-medium" d={boxes([118, -20, 14, 192])} />
      <path className="paint-stone line-medium" d={boxes([-20, 170, 152, 150])} />
      <path className="paint-earth" d="M132 178H252q40 2 58 38t64 36H560v88H132z" />
      <path className="line-heavy" d="M132 178H252q40 2 58 38t64 36H560" />
      <path className="paint-trim line-medium" d="M150 172v44l14 12 206 28 4-15-200-27-8-7v-35z" />
      <path className="line-water" strokeDasharray="44 34" d="M158-20V206l14 11 200 28" />
      <path className="line-water" d="M376 246q16 4 34 4h44" />
      <path className="paint-copper line-medium" d={boxes([148, -20, 20, 188])} />
      <path className="line-soft" d="M154-20V168" />
      <path
        className="paint-cap"
        d={boxes([130, 24, 40, 6], [130, 112, 40, 6], [140, 168, 36, 8])}
      />
      <path className="line-arrow" d="M198 198l50 7m-15-11l15 11-17 7" />
    </g>
  )
}
