import type { ReactNode } from 'react'
import { useIsDrawn } from './sprite/drawings-file'

interface DrawingFrameProps {
  readonly viewBox: string
  /** Show the whole drawing, or fill the frame and crop the sides. */
  readonly fit: 'meet' | 'slice'
  readonly className: string
  readonly children: ReactNode
}

/** An inline drawing, aligned with the bottom of its frame; decorative. */
export function DrawingFrame({ viewBox, fit, className, children }: DrawingFrameProps) {
  if (!useIsDrawn()) return null
  return (
    <svg
      className={`drawing ${className}`.trimEnd()}
      viewBox={viewBox}
      preserveAspectRatio={fit === 'meet' ? 'xMidYMax' : 'xMidYMax slice'}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
