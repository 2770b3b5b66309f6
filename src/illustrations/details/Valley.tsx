import { Clip } from '../parts/Clip'
import { Shingles } from '../parts/Shingles'

const left = 'M-10-10H170L236 310H-10z'
const right = 'M490-10H310L244 310H490z'

/** Two slopes that meet in a valley of copper. */
export function Valley() {
  return (
    <>
      <path className="paint-copper line-medium" d="M160-10H320L262 310H218z" />
      <path className="line-soft" d="M240-10V310" strokeWidth="2" />
      <Clip name="valley-left" outline={left}>
        <g transform="skewY(8)">
          <Shingles box={[-40, -60, 320, 420]} step={30} width={44} />
        </g>
      </Clip>
      <Clip name="valley-right" outline={right}>
        <g transform="skewY(-8)">
          <Shingles box={[220, -20, 320, 420]} step={30} width={44} />
        </g>
      </Clip>
      <path className="line-medium" d={left + right} />
      <path className="line-water" d="M240 20v40M234 90v40M246 160v40M240 230v50" />
    </>
  )
}
