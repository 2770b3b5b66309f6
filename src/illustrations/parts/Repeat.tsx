import type { ReactNode } from 'react'
import type { Point } from './path'
import { pair } from './path'

interface RepeatProps {
  /** The id of the content; no other on the page has it. */
  readonly name: string
  /** Where the drawing's origin goes, once for each instance. */
  readonly at: readonly Point[]
  readonly children: ReactNode
}

/** Draws its content once, at the first point, and instances it at the others. */
export function Repeat({ name, at, children }: RepeatProps) {
  const [first, ...others] = at
  if (!first) return null
  return (
    <>
      <g transform={`translate(${pair(first)})`}>
        <g id={name}>{children}</g>
      </g>
      {others.map(([x, y]) => (
        <use key={`${x} ${y}`} href={`#${name}`} x={x} y={y} />
      ))}
    </>
  )
}
