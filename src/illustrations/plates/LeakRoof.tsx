import { Courses } from '../parts/Courses'
import { boxes, row, stamp } from '../parts/path'

const mirrored = 'translate(720 0)scale(-1 1)'

/** The attic and the two slopes over it; beside the chimney the flashing has come away. */
export function LeakRoof() {
  return (
    <>
      <path className="paint-attic" d="M92 300L360 32 628 300z" />
      <g id="leak-roofing">
        <Roofing />
      </g>
      <use href="#leak-roofing" transform={mirrored} />
      <path className="paint-slate line-medium" d="M360 8l46 46-7 6-39-38-39 38-7-6z" />
      <Chimney />
      <g id="leak-rafter">
        <path
          className="paint-wood line-medium"
          d="M360 36L58 338v-6l-6 6 18 18h8l8-8 34-50h-16L360 62z"
        />
        <path className="line-faint" d="M356 46L80 322M352 58L104 306" />
      </g>
      <use href="#leak-rafter" transform={mirrored} />
      <path className="paint-deck line-medium" d={boxes([355, 34, 10, 44])} />
      <AtticFloor />
    </>
  )
}

const courses = row([0, -12], { count: 12, step: 35 })

/** Deck, underlayment and shingles of the left slope, from the eave up. */
function Roofing() {
  return (
    <g transform="translate(54 336)rotate(-45)">
      <path className="paint-deck line-medium" d={boxes([0, -8, 430, 8])} />
      <path d={stamp('v8', row([78, -8], { count: 4, step: 88 }))} />
      <path className="paint-slate line-medium" d={stamp('v5l58 3v-5l-54-5z', courses)} />
      <path
        className="paint-copper line-medium"
        d="M-26 0v14a13 13 0 0 0 26 0v-18h-5v17a8 8 0 0 1-16 0V-2z"
        transform="rotate(45)"
      />
    </g>
  )
}

function Chimney() {
  return (
    <>
      <path className="paint-brick line-medium" d={boxes([300, -20, 46, 306])} />
      <Courses box={[300, -20, 46, 306]} step={6} />
      <path className="line-faint" d="M311-20v306m12-306v306m12-306v306" strokeDasharray="6" />
      <path className="paint-shadow" d={boxes([332, -8, 14, 294])} />
      <path
        className="paint-chimney line-medium"
        d={boxes([293, -30, 60, 10], [297, -20, 52, 6])}
      />
      <path className="paint-stone line-medium" d="M306-30l3-14h10l2 14zM326-30l2-14h10l3 14z" />
      <path className="paint-copper line-medium" d="M346-6h6v19l8-8 22 22-5 5-17-17-14 14z" />
      <path className="paint-copper line-medium" d="M276 40l9-4 3 46-30 32-8-7 28-29z" />
    </>
  )
}

/** Joists under a blanket of insulation, dark where it is wet. */
function AtticFloor() {
  return (
    <>
      <path
        className="paint-insulation line-medium"
        d={`M120 286v-16l14-16${'q18-12 36 0'.repeat(12)}l20 16v16z`}
      />
      <path className="paint-wet" d="M170 286v-30q18-14 36 0t36-2v32z" />
      <path
        className="line-wadding"
        d={stamp('q16-16 2-24q-12 14 10 24', row([140, 284], { count: 12, step: 38 }))}
      />
      <path className="paint-wood line-medium" d={boxes([90, 286, 540, 18])} />
      <path className="line-faint" d="M96 292H626M92 298q240-6 530 1" />
    </>
  )
}
