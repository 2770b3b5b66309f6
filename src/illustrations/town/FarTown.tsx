import type { TreeKind } from '#generated/types'
import type { ComposedTown } from './compose-town'
import { treeId } from './Trees'

interface FarTownProps {
  readonly town: ComposedTown
  /** The ids of the houses repeated in the distance, and the kinds of trees. */
  readonly houses: readonly string[]
  readonly trees: readonly TreeKind[]
}

/** Its scale in the drawing. */
const scale = 0.66

/** The faint background of a street and its ends: the same houses and trees. */
export function FarTown({ town, houses, trees }: FarTownProps) {
  const { end, terrain } = town
  const [first, last] = [terrain.line[0]?.[1] ?? 0, terrain.line.at(-1)?.[1] ?? 0]
  const near = Math.round(end / 100) * 100
  const right = [300, 700, 1100, 1400].map((x) => ({ x: near + x, y: last }))
  // If the ground starts below street level, it starts under water.
  const left = first > 0 ? [] : [-1500, -1100].map((x) => ({ x, y: first }))
  const at = [...left, ...right].map(({ x, y }) => ({ x, y: y === 0 ? undefined : y }))
  return (
    <>
      <g className="palette-far" transform={`scale(${scale})`}>
        {at.map(({ x, y }, index) => (
          <use
            key={x}
            href={`#${houses[index % houses.length] ?? ''}`}
            x={Math.round(x / scale / 10) * 10}
            y={y && Math.round(y / scale)}
          />
        ))}
      </g>
      <g className="line-tree">
        {at.map(({ x, y }, index) => (
          <use
            key={x}
            href={`#${treeId(trees[index % trees.length] ?? 'bare')}`}
            x={x - 60}
            y={y}
          />
        ))}
      </g>
    </>
  )
}
