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
      <svg viewBox={viewBox} className="plate-layer" aria-hidden="true" focusable="false">
        {marks.map((mark, index) => (
          <NumberedMark
            key={mark.bubble.join()}
            mark={mark}
            number={index + 1}
            state={stateOf(mark, index - now)}
          />
        ))}
      </svg>
    </div>
  )
}

/** What a mark is by its distance from the number reached. */
function stateOf({ layer }: Mark, ahead: number) {
  if (ahead > 0) return ''
  if (ahead === 0) return 'plate-on'
  return layer ? 'plate-gone' : 'plate-past'
}

interface NumberedMarkProps {
  readonly mark: Mark
  readonly number: number
  readonly state: ReturnType<typeof stateOf>
}

function NumberedMark({ mark: { bubble, tip, water }, number, state }: NumberedMarkProps) {
  const [x, y] = bubble
  const [tipX, tipY] = tip
  return (
    <g className={`plate-mark ${state}`.trimEnd()}>
      {water && <path className="plate-water" d={water} />}
      <path d={`M${x} ${y}L${tipX} ${tipY}h.1`} />
      <circle cx={x} cy={y} r="20" />
      <text x={x} y={y + 8}>
        {number}
      </text>
    </g>
  )
}
