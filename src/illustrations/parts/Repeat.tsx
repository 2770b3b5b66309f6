import type { ReactNode } from 'react'
import type { Point } from './path'
import { pair } from './path'

interface RepeatProps {
  /** The id of the content; no other on the page has it. */
  readonly name: string
  /** Where the drawing's origin goes, once for each instance. */
  readonly at: readonly Point[]
  /** Of windows, the room of the first: there are three, in turns, and after dark one is without light. */
  readonly room?: number
  readonly children: ReactNode
}

/** Without a pattern that the eye finds in a front. */
const turns = [0, 1, 2, 0, 2, 1, 1, 0, 2]

/** Draws its content once, at the first point, and instances it at the others. */
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
