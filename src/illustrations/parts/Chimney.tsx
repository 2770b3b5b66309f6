import { Courses } from './Courses'
import { boxes } from './path'

interface ChimneyProps {
  readonly width: number
  readonly height: number
}

/** A brick chimney with corbelled cap, two flue pots and a copper apron; it leaves the roof at its origin. */
export function Chimney({ width, height }: ChimneyProps) {
  const pot = Math.round(width / 3)
  return (
    <>
      <path className="paint-brick line-medium" d={boxes([0, -height, width, height])} />
      <Courses box={[0, -height, width, height]} step={5} />
      <path
        className="paint-chimney"
        d={boxes(
          [-3, -height - 5, width + 6, 7],
          [3, -height - 12, pot, 7],
          [width - 3 - pot, -height - 12, pot, 7],
        )}
      />
      <path className="paint-copper" d={boxes([-2, -6, width + 4, 6])} />
    </>
  )
}
