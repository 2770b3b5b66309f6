import type { ReactNode } from 'react'
import { useIsDrawn } from './sprite/drawings-file'

interface DrawingFrameProps {
  readonly viewBox: string
  /** Show the whole drawing, at the end or at the top of the frame, or fill the frame and crop the sides. */
  readonly fit: 'meet' | 'top' | 'slice'
  readonly className: string
  /** What its links are, if it has some. */
  readonly label?: string | undefined
  readonly children: ReactNode
}

const ratios = { meet: 'xMidYMax', top: 'xMidYMin', slice: 'xMidYMax slice' } as const

/** An inline drawing; decorative unless it has links. */
export function DrawingFrame({ viewBox, fit, className, label, children }: DrawingFrameProps) {
  if (!useIsDrawn()) return null
  return (
    <svg
      className={`drawing ${className}`.trimEnd()}
      viewBox={viewBox}
      preserveAspectRatio={ratios[fit]}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'group', 'aria-label': label })}
    >
      {children}
    </svg>
  )
}
