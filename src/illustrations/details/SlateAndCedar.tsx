import { boxes, rectangle, stamp } from '../parts/path'
import { Shingles } from '../parts/Shingles'

const scales = 'v22a20 20 0 0 0 40 0v-22'

/** Cedar above a belt of fish scales, slate below it, and one new slate on its copper hook. */
export function SlateAndCedar() {
  return (
    <>
      <g className="d-cedar-roof">
        <Shingles box={[-20, -10, 520, 130]} step={32} width={26} />
      </g>
      <Shingles box={[-20, 110, 520, 200]} step={40} width={40} />
      <path className="d-v d-o" d={`M0 96${scales.repeat(13)}zM-20 136${scales.repeat(13)}z`} />
      <path className="d-s" d={stamp(rectangle(40, 48), [[226, 214]])} />
      <path className="d-i d-o" d={stamp(rectangle(40, 48), [[220, 206]])} />
      <path className="d-arrow" d="M240 240v16q0 7 6 7t6-7" />
      <path className="d-f d-o" d={boxes([-10, -6, 500, 12])} />
    </>
  )
}
