import type { Mark } from '../illustrations/plates/plates'
import { Drawing } from '../illustrations/Drawing'
import type { DrawingName } from '../../generated/types'

interface NumberedPlateProps {
  readonly viewBox: string
  readonly base: DrawingName
  readonly marks: readonly Mark[]
  /** The number at which one has come, or `null` where none is chosen. */
  readonly reached: number | null
}

/** A drawing with a number at each part; layers before the number reached are off. Decorative. */
export function NumberedPlate({ viewBox, base, marks, reached }: NumberedPlateProps) {
  const now = reached ?? -1
  const layers = marks.flatMap(({ layer }, index) => (layer ? [{ layer, index }] : []))
  return (
    <div className="plate">
      <Drawing name={base} className="plate-layer" />
      {layers.toReversed().map(({ layer, index }) => (
        <Drawing
          key={layer}
          name={layer}
          className={index < now ? 'plate-layer plate-off' : 'plate-layer'}
        />
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
        focusable="false"
      >
        {marks.map((mark, index) => (
          <NumberedMark
            key={mark.bubble.join()}
            mark={mark}
            number={index + 1}
            ahead={index - now}
          />
        ))}
      </svg>
    </div>
  )
}

interface NumberedMarkProps {
  readonly mark: Mark
  readonly number: number
  /** How far it lies beyond the number reached; below 0 it is passed. */
  readonly ahead: number
}

function NumberedMark({ mark, number, ahead }: NumberedMarkProps) {
  const { bubble, tip, water, layer } = mark
  const [x, y] = bubble
  const [tipX, tipY] = tip
  const isOn = ahead === 0
  return (
    <g strokeOpacity={layer && ahead < 0 ? 0.5 : 1}>
      {water && (
        <path
          stroke="#7fc1e6"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray={ahead > 0 ? '2 9' : undefined}
          d={water}
        />
      )}
      <path d={`M${x} ${y}L${tipX} ${tipY}`} />
      <circle cx={x} cy={y} r="20" fill={isOn ? 'currentColor' : 'var(--color-slate)'} />
      <text x={x} y={y + 9.5} fill={isOn ? 'var(--color-night)' : '#fff'} stroke="none">
        {`${number} `}
      </text>
    </g>
  )
}
