import { boxes } from '../parts/path'
import { Repeat } from '../parts/Repeat'
import { Shingles } from '../parts/Shingles'
import { Window } from '../parts/Window'

/** Snow on a slope, ice at its eave. */
export function SnowAndIce() {
  return (
    <g className="palette-bark">
      <path className="paint-wall" d={boxes([-10, 190, 500, 130])} />
      <path className="line-faint" d="M240 200v120" strokeWidth="500" strokeDasharray="1 11" />
      <g transform="translate(0 24)">
        <Repeat
          name="snow-window"
          at={[
            [70, 222],
            [330, 222],
          ]}
        >
          <Window width={80} height={90} />
        </Repeat>
      </g>
      <path className="paint-shadow" d={boxes([-10, 194, 500, 26])} />
      <Shingles box={[-20, 66, 520, 112]} step={28} width={44} />
      <path
        className="line-medium"
        fill="#fff"
        d="M-20 58q40-14 110-6t130-6 140 4 140-2v52q-40 20-90 8t-90 10-100-8-110 12-130-10z"
      />
      <path className="line-medium" fill="#fff" d="M-20 160q60-10 130-3t150-3 240 4v26H-20z" />
      <path className="paint-trim line-medium" d={boxes([-10, 176, 500, 18])} />
      <path
        fill="#d9eaf2"
        stroke="#7f9aa8"
        d="M30 194h18l-8 52zM66 194h14l-7 32zM120 194h20l-9 70zM176 194h12l-6 28zM214 194h18l-9 58zM262 194h14l-7 36zM306 194h20l-10 76zM356 194h12l-6 30zM398 194h18l-8 50zM440 194h14l-7 32z"
      />
    </g>
  )
}
