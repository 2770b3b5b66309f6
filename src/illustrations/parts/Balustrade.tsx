import { boxes, pair } from './path'

interface BalustradeProps {
  readonly x: number
  /** The floor. */
  readonly y: number
  readonly width: number
}

/** The railing of a porch, 28 high; balusters have edges, to be visible against a pale wall. */
export function Balustrade({ x, y, width }: BalustradeProps) {
  const middle = `M${pair([x, y - 14])}h${width}`
  return (
    <>
      <path d={middle} strokeWidth="20" strokeDasharray="3.4 3.6" />
      <path className="line-trim" d={middle} strokeWidth="20" strokeDasharray="0 .7 2 4.3" />
      <path className="paint-trim" d={boxes([x, y - 28, width, 4], [x, y - 5, width, 3])} />
    </>
  )
}
