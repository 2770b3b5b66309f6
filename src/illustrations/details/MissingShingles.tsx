import { Gap } from '../parts/Gap'
import type { Point } from '../parts/path'
import { boxes } from '../parts/path'
import { Shingles } from '../parts/Shingles'

const rows: readonly Point[] = [
  [192, 288],
  [120, 312],
  [144, 336],
]

/** A bare patch in a slope, and the shingles that the wind took. */
export function MissingShingles() {
  return (
    <>
      <Shingles box={[-24, -6, 552, 312]} step={39} width={48} />
      <Gap rows={rows} top={72} step={39} />
      <g transform="translate(70 214)rotate(14)">
        <path className="paint-shadow" d={boxes([8, 8, 48, 39])} />
        <path className="paint-cap line-medium" d={boxes([0, 0, 48, 39])} />
      </g>
      <g transform="translate(380 216)rotate(-22)">
        <path className="paint-shadow" d={boxes([8, 8, 48, 39])} />
        <path className="paint-cap line-medium" d={boxes([0, 0, 48, 39])} />
      </g>
    </>
  )
}
