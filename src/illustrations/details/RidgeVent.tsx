import { boxes, row, stamp } from '../parts/path'

const courses = row([0, -10], { count: 7, step: 44 })

/** The ridge cut open: rafters, deck and shingles, and the air that leaves under the cap. */
export function RidgeVent() {
  return (
    <>
      <path
        className="paint-insulation line-medium"
        d={`M-10 300v-34${'q20-14 40 0'.repeat(13)}v34z`}
      />
      <path
        className="line-wadding"
        d={stamp('q20-20 4-32q-14 16 12 30', row([2, 300], { count: 13, step: 40 }))}
      />
      <g id="ridge-slope">
        <path className="paint-wood line-medium" d="M240 96L-20 248v40L240 136z" />
        <path className="line-faint" d="M240 108L-20 260M240 122q-90 60-260 150" />
        <g transform="translate(-38 248)rotate(-30.3)">
          <path className="paint-deck line-medium" d={boxes([0, -9, 306, 9])} />
          <path
            className="paint-roof line-medium"
            d={stamp('v6l58 4v-6l-54-6z', courses.slice(0, 6))}
          />
        </g>
      </g>
      <use href="#ridge-slope" transform="translate(480 0)scale(-1 1)" />
      <path className="paint-deck line-medium" d={boxes([231, 92, 18, 74])} />
      <path className="line-faint" d="M237 92v74M243 92v74" />
      <path className="paint-stone line-medium" d="M188 92l52-34 52 34-6 9-46-30-46 30z" />
      <path
        className="line-soft"
        d="M194 96l10-12m2 4l10-12m2 5l10-12m58 27l-10-12m-2 4l-10-12m-2 5l-10-12"
      />
      <path className="paint-roof line-medium" d="M176 84l64-44 64 44-8 11-56-39-56 39z" />
      <path className="line-panel" d="M182 82l58-39 30 20" />
      <path
        className="line-arrow"
        d="M196 258q18-30 22-78m-11 12l11-12 8 14M284 258q-18-30-22-78m11 12l-11-12-8 14M164 74l-40-16m12-9l-12 9 7 13M316 74l40-16m-12-9l12 9-7 13"
      />
    </>
  )
}
