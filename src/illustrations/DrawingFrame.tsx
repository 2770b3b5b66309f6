import type { ReactNode } from 'react'
import { useIsDrawn } from './sprite/drawings-file'

interface DrawingFrameProps {
  readonly viewBox: string
  /** Show the whole drawing, or fill the frame and crop the sides. */
  readonly fit: 'meet' | 'slice'
  readonly className: string
  /** What its links are, if it has some. */
  readonly label?: string | undefined
  readonly children: ReactNode
}

/** An inline drawing, aligned with the bottom of its frame; decorative unless it has links. */
export function DrawingFrame({ viewBox, fit, className, label, children }: DrawingFrameProps) {
  if (!useIsDrawn()) return null
  return (
    <svg
      className={`drawing ${className}`.trimEnd()}
      viewBox={viewBox}
      preserveAspectRatio={fit === 'meet' ? 'xMidYMax' : 'xMidYMax slice'}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'group', 'aria-label': label })}
    >
      {children}
    </svg>
  )
}
