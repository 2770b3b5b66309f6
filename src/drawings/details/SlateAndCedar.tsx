import { boxes, rectangle, row, stamp } from '../parts/path'
import { Shingles } from '../parts/Shingles'

const scales = row([0, 0], { count: 13, step: 40 }).map(([x]) => x)

/** Slate with a belt of fish scales, and one new slate on its copper hook. */
export function SlateAndCedar() {
  return (
    <>
      <Shingles box={[-20, -10, 520, 320]} step={40} width={40} />
      <path
        className="d-v d-o"
        d={`M0 110${'v22a20 20 0 0 0 40 0v-22'.repeat(13)}zM-20 150${'v22a20 20 0 0 0 40 0v-22'.repeat(13)}z`}
      />
      <path
        className="d-x"
        d={stamp(
          'v30',
          scales.map((x) => [x, 110] as const),
        )}
      />
      <path className="d-s" d={stamp(rectangle(40, 48), [[226, 230]])} />
      <path className="d-i d-o" d={stamp(rectangle(40, 48), [[220, 222]])} />
      <path className="d-arrow" d="M240 258v14q0 6 6 6t6-6" />
      <path className="d-f d-o" d={boxes([-10, -6, 500, 16])} />
    </>
  )
}
