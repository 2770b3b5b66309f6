import { boxes } from '../parts/path'
import { Shingles } from '../parts/Shingles'

/** A bare patch in a slope, and the shingles that the wind took. */
export function MissingShingles() {
  return (
    <>
      <Shingles box={[-24, -6, 552, 312]} step={39} width={48} />
      <path
        className="paint-hole line-medium"
        d="M144 72h144v39h24v39h48v39H216v-39h-24v-39h-48z"
      />
      <path className="paint-shadow" d="M144 72h144v10H144zM192 111h24v8h-24zM216 150h96v8h-96z" />
      <path
        className="line-nail"
        d="M164 98v.1m48 0v.1m48 0v.1M236 137v.1m48 0v.1M256 176v.1m48 0v.1"
      />
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
