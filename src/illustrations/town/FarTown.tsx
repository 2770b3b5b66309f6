import type { TreeKind } from '../../../generated/types'
import type { ComposedTown } from './compose-town'

interface FarTownProps {
  readonly town: ComposedTown
  /** The ids of the houses that stand again in the distance, and the kinds of trees. */
  readonly houses: readonly string[]
  readonly trees: readonly TreeKind[]
}

/** What stands behind a street and at its ends, faintly: its own houses and trees again. */
export function FarTown({ town, houses, trees }: FarTownProps) {
  const { end, terrain } = town
  const last = terrain.line.at(-1)?.[1] ?? 0
  const right = [300, 690, 1060, 1440, 1830].map((x) => ({ x: Math.round(end) + x, y: last }))
  const left = terrain.hill.startsWith('M190') ? [] : [-1500, -1060].map((x) => ({ x, y: 0 }))
  const at = [...left, ...right]
  return (
    <>
      <g className="palette-far">
        {at.map(({ x, y }, index) => (
          <use
            key={x}
            href={`#${houses[index % houses.length] ?? ''}`}
            transform={`translate(${x} ${y})scale(.66)`}
          />
        ))}
      </g>
      {at.map(({ x, y }, index) => (
        <use
          key={x}
          href={`#town-${trees[index % trees.length] ?? 'bare'}`}
          x={x - 60}
          y={y}
          className="line-tree"
        />
      ))}
    </>
  )
}
