import { Hatching } from '../parts/Hatching'
import type { Point } from '../parts/path'
import { pair, polyline } from '../parts/path'
import type { Terrain } from './terrain'

/** The ground cut in section: water as deep as it is, the earth hatched, the heaviest line. */
export function TownGround({ terrain: { line, shore } }: { readonly terrain: Terrain }) {
  const [first = [0, 0], last = [0, 0]] = [line[0], line.at(-1)]
  const lean = line.map(([x, y]): Point => [x + y + 9, y + 9])
  return (
    <>
      {shore !== null && (
        <path className="paint-water" d={`M${first[0]} 12H${shore}V52H${first[0]}z`} />
      )}
      <path className="paint-earth" d={`${polyline(...line)}V52H${first[0]}z`} />
      <Hatching line={polyline(...lean)} />
      <path
        className="line-heavy"
        d={`M${pair(first)} ${line.slice(1, -1).map(pair).join(' ')} ${pair(last)}`}
      />
    </>
  )
}

/** The water behind the cut, up to the horizon. */
export function Water({ shore }: { readonly shore: number }) {
  return (
    <>
      <path
        className="paint-hill"
        d="M0-18q50-6 84-22 12-14 26-6 16-16 30-4 20-10 30 4 40 10 80 28z"
      />
      <path className="paint-sea" d={`M-3000-20H${shore + 60}V52H-3000z`} />
      <path
        stroke="#8fb3b4"
        strokeDasharray="60 26 18 40"
        d={`M-3000-12H${shore}M-2990-4H${shore}M-2970 5H${shore}`}
      />
    </>
  )
}
