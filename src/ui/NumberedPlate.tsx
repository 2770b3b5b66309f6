import type { Mark } from '../illustrations/plates/plates'
import { Drawing } from '../illustrations/Drawing'
import type { DrawingName } from '#generated/types'

interface NumberedPlateProps {
  readonly viewBox: string
  readonly base: DrawingName
  readonly marks: readonly Mark[]
}

/** A numbered drawing for a slider; layers before the current number are removed. Decorative. */
export function NumberedPlate({ viewBox, base, marks }: NumberedPlateProps) {
  const layers = marks.flatMap(({ layer }, index) => (layer ? [{ layer, index }] : []))
  return (
    <div className="plate">
      <Drawing name={base} className="plate-layer" />
      {layers.toReversed().map(({ layer, index }) => (
        <div key={layer} className="plate-layer" data-part={index}>
          <Drawing name={layer} className="size-full" />
        </div>
      ))}
      <svg
        viewBox={viewBox}
        className="plate-layer text-copper-light"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        fontSize="27"
        fontWeight="700"
        textAnchor="middle"
        aria-hidden="true"
      >
        {marks.map((mark, index) => (
          <NumberedMark key={mark.bubble.join()} mark={mark} index={index} />
        ))}
      </svg>
    </div>
  )
}

interface NumberedMarkProps {
  readonly mark: Mark
  readonly index: number
}

function NumberedMark({ mark, index }: NumberedMarkProps) {
  const { bubble, tip, water } = mark
  const [x, y] = bubble
  const [tipX, tipY] = tip
  return (
    <g
      className="plate-mark"
      data-part={index}
      data-lifts={mark.layer && ''}
      data-ahead={Math.sign(index)}
    >
      {water && <path className="plate-water" stroke="#7fc1e6" d={water} />}
      <path d={`M${x} ${y}L${tipX} ${tipY}`} />
      <circle cx={x} cy={y} r="20" />
      <text x={x} y={y + 9.5}>
        {`${index + 1} `}
      </text>
    </g>
  )
}
