import { boxes } from '../parts/path'
import { Shingles } from '../parts/Shingles'
import { Window } from '../parts/Window'
import { Repeat } from '../parts/Repeat'

/** Snow on a slope, icicles on its eave. */
export function SnowAndIce() {
  return (
    <g className="d-bark">
      <path className="d-w" d={boxes([-10, 180, 500, 130])} />
      <path className="d-x" d="M240 190v120" strokeWidth="500" strokeDasharray="1 11" />
      <g transform="translate(0 14)">
        <Repeat
          at={[
            [70, 222],
            [330, 222],
          ]}
        >
          <Window width={80} height={90} />
        </Repeat>
      </g>
      <path className="d-s" d={boxes([-10, 184, 500, 26])} />
      <Shingles box={[-20, 60, 520, 108]} step={22} width={40} />
      <path
        className="d-snow d-o"
        d="M-20 28H500v66q-30 34-70 22t-80 14-90-10-96 18-94-14-90 14z"
      />
      <path className="d-t d-o" d={boxes([-10, 164, 500, 20])} />
      <path className="d-snow d-o" d="M-20 150q60-12 130-4t150-4 240 6v24H-20z" />
      <path
        className="d-icicle"
        d="M30 184h18l-8 58zM66 184h14l-7 34zM120 184h20l-9 76zM176 184h12l-6 30zM214 184h18l-9 64zM262 184h14l-7 40zM306 184h20l-10 84zM356 184h12l-6 34zM398 184h18l-8 56zM440 184h14l-7 36z"
      />
    </g>
  )
}
