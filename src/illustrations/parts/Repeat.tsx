import type { ReactNode } from 'react'
import { useId } from 'react'
import type { Point } from './path'
import { pair } from './path'

interface RepeatProps {
  /** Where the drawing's origin goes, once for each instance. */
  readonly at: readonly Point[]
  readonly children: ReactNode
}

/** Draws its content once and instances it at the other points. */
export function Repeat({ at, children }: RepeatProps) {
  const id = useId()
  const [first, ...others] = at
  if (!first) return null
  return (
    <>
      <g transform={`translate(${pair(first)})`}>
        {others.length > 0 ? <g id={id}>{children}</g> : children}
      </g>
      {others.map(([x, y]) => (
        <use key={`${x} ${y}`} href={`#${id}`} x={x} y={y} />
      ))}
    </>
  )
}
