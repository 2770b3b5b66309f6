import { Hatching } from '../parts/Hatching'
import type { Point } from '../parts/path'
import { pair, polyline } from '../parts/path'
import type { Terrain } from './terrain'

/** The ground cut in section: water as deep as it is, the earth hatched, the heaviest line. */
export function TownGround({ terrain: { line, shore } }: { readonly terrain: Terrain }) {
  const [first = [0, 0], last = [0, 0]] = [line[0], line.at(-1)]
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
      <Hatching line={hatched(line)} />
      <path
        className="line-heavy"
        d={`M${pair(first)} ${line.slice(1, -1).map(pair).join(' ')} ${pair(last)}`}
      />
    </>
  )
}

/** Hatches the ground where it is visible; the bed of water is too low for it, and a bank too steep. */
function hatched(line: readonly Point[]): string {
  const lowest = 5
  const runs: Point[][] = [[]]
  line.forEach(([x, y], index) => {
    const [left, level] = line[index - 1] ?? [x, y]
    if (y > lowest || 3 * Math.abs(y - level) > x - left) runs.push([])
    if (y <= lowest) runs.at(-1)?.push([x + y + 9, y + 9])
  })
  return runs
    .filter((run) => run.length > 1)
    .map((run) => polyline(...run))
    .join('')
}

/** The water behind the section, up to the horizon, with the hills on the far side. */
export function Water({ terrain: { water } }: { readonly terrain: Terrain }) {
  if (water === null) return null
  return (
    <>
      <path
        className="paint-hill"
        d="M0-18q50-6 84-22 12-14 26-6 16-16 30-4 20-10 30 4 40 10 80 28z"
      />
      <path fill="var(--sea)" stroke="none" d={water.surface} />
      <path stroke="var(--water)" strokeDasharray="60 26 18 40" d={water.waves} />
    </>
  )
}
