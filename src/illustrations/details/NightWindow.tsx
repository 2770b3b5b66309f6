import { boxes } from '../parts/path'
import { Wall } from '../parts/Wall'
import { Window } from '../parts/Window'

/** A lit window at night. */
export function NightWindow() {
  return (
    <g className="palette-night">
      <path className="sky-night" d={boxes([-10, -10, 500, 320])} />
      <path className="paint-lamp" d="M404 34a34 34 0 1 0 34 52 40 40 0 0 1-34-52z" />
      <path
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        d="M60 50v.1M130 96v.1M40 150v.1M350 150v.1M300 40v.1M210 24v.1M450 180v.1M96 200v.1"
      />
      <g transform="translate(96 300)scale(1.5)">
        <Wall box={[0, -150, 190, 150]} siding="clapboard" />
        <path className="paint-roof line-medium" d="M-20-142L95-192 210-142l-6 12L95-176-14-130z" />
        <g transform="translate(74-106)scale(1.5)">
          <Window />
        </g>
        <path className="paint-shutter" d={boxes([50, -111, 18, 86], [122, -111, 18, 86])} />
      </g>
      <path className="paint-beam" d="M206 258l64 0 40 60H166z" />
    </g>
  )
}
