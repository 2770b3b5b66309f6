import { boxes } from '../parts/path'
import { Rain } from '../parts/Rain'
import { Shingles } from '../parts/Shingles'
import { Tarp } from '../parts/Tarp'

/** A tarp carried over the ridge and fastened under battens. */
export function FastenedTarp() {
  return (
    <>
      <path className="sky-cloudy" d={boxes([-10, -10, 500, 90])} />
      <Shingles box={[-20, 66, 520, 250]} step={25} width={40} />
      <path className="paint-cap line-medium" d={boxes([-20, 58, 520, 12])} />
      <g transform="translate(132 66)scale(2)">
        <Tarp />
      </g>
      <path
        className="line-nail"
        d="M150 72v.1m60 0v.1m60 0v.1m60 0v.1M130 252v.1m60 0v.1m60 0v.1m60 0v.1"
      />
      <g transform="translate(60 330)">
        <Rain />
      </g>
    </>
  )
}
