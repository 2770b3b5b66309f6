import { Courses } from './Courses'
import { boxes } from './path'

interface ChimneyProps {
  readonly width: number
  readonly height: number
  /** Brick with a corbelled cap, brick under a slab on legs, or stucco with a cornice. */
  readonly kind?: 'corbelled' | 'capped' | 'stuccoed'
}

/** A chimney with a copper apron; it leaves the roof at its origin. */
export function Chimney({ width, height, kind = 'corbelled' }: ChimneyProps) {
  const isBrick = kind !== 'stuccoed'
  const Top = tops[kind]
  const shade = Math.round(width * 0.3)
  return (
    <>
      <path
        className={isBrick ? 'paint-brick line-medium' : 'paint-stone line-medium'}
        d={boxes([0, -height, width, height])}
      />
      {isBrick && <Courses box={[0, -height, width, height]} step={5} />}
      <path className="paint-shadow" d={boxes([width - shade, -height, shade, height])} />
      <Top width={width} height={height} />
      <path className="paint-copper" d={boxes([-2, -6, width + 4, 6])} />
    </>
  )
}

const tops = { corbelled: Corbelled, capped: Capped, stuccoed: Stuccoed }

/** Two courses that stand out, and flue pots. */
function Corbelled({ width, height }: ChimneyProps) {
  const pot = Math.round(width / 3)
  return (
    <path
      className="paint-chimney"
      d={boxes(
        [-1, -height + 2, width + 2, 3],
        [-3, -height - 5, width + 6, 7],
        [3, -height - 12, pot, 7],
        [width - 3 - pot, -height - 12, pot, 7],
      )}
    />
  )
}

/** A slab of stone on four legs of brick. */
function Capped({ width, height }: ChimneyProps) {
  const leg = Math.round(width / 6)
  return (
    <>
      <path className="paint-cap" d={boxes([2, -height - 8, width - 4, 8])} />
      <path
        className="paint-chimney"
        d={boxes(
          [-2, -height - 1, width + 4, 4],
          [0, -height - 8, leg, 7],
          [(width - leg) / 2, -height - 8, leg, 7],
          [width - leg, -height - 8, leg, 7],
        )}
      />
      <path className="paint-stone" d={boxes([-4, -height - 12, width + 8, 4])} />
    </>
  )
}

/** A moulded cornice and one tall pot. */
function Stuccoed({ width, height }: ChimneyProps) {
  const middle = width / 2
  return (
    <>
      <path
        className="paint-trim"
        d={boxes([-2, -height - 1, width + 4, 4], [-4, -height - 5, width + 8, 4])}
      />
      <path
        className="paint-chimney"
        d={boxes([middle - 4, -height - 19, 8, 14], [middle - 5, -height - 22, 10, 4])}
      />
    </>
  )
}
