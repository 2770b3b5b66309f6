import { boxes } from '../parts/path'

/** Humps of pink granite in the water, one with a cottage and a flag. */
export function Islands() {
  return (
    <>
      <path className="line-medium" fill="#cfa796" d="M70 22q6-46 44-50 20-14 50-2 38 4 46 52z" />
      <path className="line-medium" fill="#cfa796" d="M-18 20q2-26 24-28 18-10 40 4 18 4 22 24z" />
      <path
        className="line-soft"
        d="M92 6q16-22 34-24m8 30q10-30 34-32m10 34q4-16 16-20M4 8q8-12 20-12"
      />
      <path className="paint-wall line-medium" d="M112-32v-44l26-26 26 26v44z" />
      <path className="paint-roof line-medium" d="M104-70l34-38 34 38-6 6-28-30-28 30z" />
      <path className="paint-glass" d={boxes([122, -62, 12, 18], [144, -62, 12, 18])} />
      <path className="paint-brick" d={boxes([148, -118, 10, 24])} />
      <path strokeWidth="2" d="M188-22v-92" />
      <path className="paint-copper" d="M189-114h24l-6 7 6 7h-24z" />
      <path
        className="line-medium"
        fill="var(--fir)"
        d="M84-24q-14-2-12-16 2-14 16-12 8-12 18 0 10 4 4 16-2 12-26 12z"
      />
    </>
  )
}
