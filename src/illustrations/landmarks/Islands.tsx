import { boxes } from '../parts/path'

/** Islands of pink granite far out, the largest with a cottage among firs. */
export function Islands() {
  return (
    <g strokeOpacity=".7">
      <path className="paint-fir" d="M60-34l7-30 7 30zM126-38l8-40 9 40zM140-36l6-28 7 28z" />
      <path className="paint-wall" d="M84-34v-20l11-12h24v32z" />
      <path className="paint-roof" d="M80-53l15-16 15 16-3 3-12-12-12 12zM95-69h26l5 17h-16z" />
      <path className="paint-brick" d={boxes([108, -78, 5, 9])} />
      <path
        className="paint-glass"
        d={boxes([90, -50, 4, 6], [97, -50, 4, 6], [112, -47, 4, 6], [112, -36.5, 4, 3])}
      />
      <path className="paint-door" d={boxes([92, -41, 5, 8])} />
      <path
        className="paint-granite"
        d="M28-16q4-10 20-12 6-8 24-8 20-4 52-2 24-2 30 8 20 4 26 14z"
      />
      <path
        className="paint-granite"
        d="M-22-16q4-10 20-12 16-4 26 4 8 2 10 8zM184-16q6-8 18-6 10 0 14 6z"
      />
      <path
        className="line-soft"
        d="M48-24q10-6 20-6m12 10q14-10 34-10m6 10q12-8 24-6M-10-20q8-4 14-4"
      />
    </g>
  )
}
