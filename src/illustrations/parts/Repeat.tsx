import type { ReactNode } from 'react'
import type { Point } from './path'
import { pair } from './path'

interface RepeatProps {
  /** The id of the content, unique on the page. */
  readonly name: string
  /** The positions of the drawing's origin, one per instance. */
  readonly at: readonly Point[]
  /** For windows, the room of the first one: instances alternate between three rooms, one of them dark at night. */
  readonly room?: number
  readonly children: ReactNode
}

/** Without a visible pattern. */
const turns = [0, 1, 2, 0, 2, 1, 1, 0, 2]

/** Draws its content at the first position, and reuses it at the others. */
export function Repeat({ name, at, room, children }: RepeatProps) {
  const roomOf = (index: number) =>
    room === undefined ? undefined : (room + (turns[index % turns.length] ?? 0)) % 3
  const [first, ...others] = at
  if (!first) return null
  return (
    <>
      <g transform={`translate(${pair(first)})`} data-room={roomOf(0)}>
        <g id={name}>{children}</g>
      </g>
      {others.map(([x, y], index) => (
        <use key={`${x} ${y}`} href={`#${name}`} x={x} y={y} data-room={roomOf(index + 1)} />
      ))}
    </>
  )
}
