import { boxes } from './path'

interface WindowProps {
  readonly width?: number
  readonly height?: number
  /** Panes of one sash, horizontally and vertically. */
  readonly columns?: number
  readonly rows?: number
}

/** A double-hung window with head casing and sill; its origin is the upper left corner of the glass. */
export function Window({ width = 28, height = 50, columns = 3, rows = 2 }: WindowProps) {
  return (
    <>
      <path
        className="paint-trim"
        d={boxes(
          [-3, -3, width + 6, height + 6],
          [-5, -8, width + 10, 5],
          [-5, height + 3, width + 10, 4],
        )}
      />
      <path className="paint-glass" d={boxes([0, 0, width, height])} />
      <path className="paint-shadow" d={boxes([0, 0, width, 5])} />
      <path
        className="line-trim"
        strokeWidth="1.2"
        d={drawBars({ width, height, columns, rows })}
      />
    </>
  )
}

/** The glazing bars, and the meeting rail as a double line. */
function drawBars({ width, height, columns, rows }: Required<WindowProps>) {
  const middle = height / 2
  const uprights = divide(width, columns).map((x) => `M${x} 0v${height}`)
  const levels = [...divide(middle, rows), middle, middle + 1, ...divide(middle, rows, middle)]
  return [...uprights, ...levels.map((y) => `M0 ${y}h${width}`)].join('')
}

const divide = (length: number, parts: number, start = 0) =>
  Array.from({ length: parts - 1 }, (_, i) => Math.round(start + (length / parts) * (i + 1)))
