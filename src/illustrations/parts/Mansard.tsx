import { Clip } from './Clip'
import { Courses } from './Courses'
import { boxes, pair } from './path'

interface MansardProps {
  /** The id of its outline. */
  readonly name: string
  readonly x: number
  /** The cornice below the roof. */
  readonly y: number
  readonly width: number
  readonly height: number
}

const inset = 22

/** A mansard with flared sides: bracketed cornice, slate courses, copper deck edge, cresting. */
export function Mansard({ name, x, y, width, height }: MansardProps) {
  const top = y - height
  const inner = width - inset * 2
  const edge = x + inset
  const flare = `q${inset - 4}-${height * 0.3} ${inset}-${height}`
  const back = `q4 ${height * 0.7} ${inset} ${height}`
  const outline = `M${pair([x, y])}${flare}h${inner}${back}z`
  const brackets = 'h6q0 10-6 12zm14 0'.repeat(Math.floor(width / 14))
  return (
    <>
      <path className="paint-roof line-medium" d={outline} />
      <Clip name={name} outline={outline}>
        <path
          className="paint-verdigris"
          fillOpacity=".55"
          stroke="none"
          d={boxes([x, y - 54, width, 27])}
        />
        <Courses className="line-soft" box={[x, top, width, height]} step={9} />
      </Clip>
      <path className="paint-verdigris" d={boxes([edge - 4, top - 5, inner + 8, 6])} />
      <path d={`M${pair([edge, top - 10])}h${inner}`} strokeWidth="11" strokeDasharray="1.4 5" />
      <path className="line-medium" d={`M${pair([edge, top - 12])}h${inner}`} />
      <path className="paint-trim line-medium" d={boxes([x - 6, y, width + 12, 8])} />
      <path className="paint-trim" d={`M${pair([x + 4, y + 8])}${brackets}`} />
    </>
  )
}
