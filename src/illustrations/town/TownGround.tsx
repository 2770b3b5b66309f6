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
        <path
          className="line-medium"
          fill="var(--water)"
          d={`M${first[0]} 12H${shore}V60H${first[0]}z`}
        />
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

/** The water behind the cut, up to the horizon; at its other side a river has a bank. */
export function Water({ terrain: { line, shore } }: { readonly terrain: Terrain }) {
  if (shore === null) return null
  const [[west, level] = [0, 0], [bank] = [0]] = line
  const from = level === 0 ? bank : west
  return (
    <>
      <path
        className="paint-hill"
        d="M0-18q50-6 84-22 12-14 26-6 16-16 30-4 20-10 30 4 40 10 80 28z"
      />
      <path fill="var(--sea)" stroke="none" d={`M${from}-20H${shore + 60}V52H${from}z`} />
      <path
        stroke="var(--water)"
        strokeDasharray="60 26 18 40"
        d={`M${from}-12H${shore}M${from + 30}-4H${shore}M${from + 10} 5H${shore}`}
      />
    </>
  )
}
