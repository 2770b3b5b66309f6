import type { TreeKind } from '#generated/types'
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
  const [first, last] = [terrain.line[0]?.[1] ?? 0, terrain.line.at(-1)?.[1] ?? 0]
  const right = [300, 690, 1060, 1440, 1830].map((x) => ({ x: Math.round(end) + x, y: last }))
  // Where the ground begins below the street, it begins under water.
  const left = first > 0 ? [] : [-1500, -1060].map((x) => ({ x, y: first }))
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
