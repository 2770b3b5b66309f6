import { boxes, rectangle, stamp } from '../parts/path'
import { Shingles } from '../parts/Shingles'

const scales = 'v22a20 20 0 0 0 40 0v-22'

/** Cedar above a belt of fish scales, slate below it, and one new slate on its copper hook. */
export function SlateAndCedar() {
  return (
    <>
      <g className="palette-cedar-roof">
        <Shingles box={[-20, -10, 520, 130]} step={32} width={26} />
      </g>
      <Shingles box={[-20, 110, 520, 200]} step={40} width={40} />
      <path
        className="paint-verdigris line-medium"
        d={`M0 96${scales.repeat(13)}zM-20 136${scales.repeat(13)}z`}
      />
      <path className="paint-shadow" d={stamp(rectangle(40, 48), [[226, 214]])} />
      <path className="paint-hill line-medium" d={stamp(rectangle(40, 48), [[220, 206]])} />
      <path className="line-arrow" d="M240 240v16q0 7 6 7t6-7" />
      <path className="paint-copper line-medium" d={boxes([-10, -6, 500, 12])} />
    </>
  )
}
