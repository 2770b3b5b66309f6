import { boxes, type Box } from './path'

interface RoomWindowProps {
  /** Its frame. */
  readonly box: Box
  readonly hasSill?: boolean
}

/** A window of two panes as seen from the room, from which it is dark at night. */
export function RoomWindow({ box: [x, y, width, height], hasSill = false }: RoomWindowProps) {
  const pane = (width - 20) / 2
  const [top, high] = [y + 8, height - 16]
  const sill: Box = [x - 6, y + height, width + 12, 7]
  const glint = `l${pane - 12}-${high - 14}h6v14l-${pane - 12} ${high - 14}h-6z`
  return (
    <>
      <path
        className="paint-trim line-medium"
        d={boxes([x, y, width, height], ...(hasSill ? [sill] : []))}
      />
      <path
        className="palette-indoors paint-glass"
        d={boxes([x + 8, top, pane, high], [x + 12 + pane, top, pane, high])}
      />
      <path
        className="paint-light"
        d={`M${x + 12} ${top + high - 4}${glint}M${x + 16 + pane} ${top + high - 4}${glint}`}
      />
    </>
  )
}
