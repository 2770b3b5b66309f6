import type { ReactNode } from 'react'
import { useIsDrawn } from './sprite/drawings-file'

interface DrawingFrameProps {
  readonly viewBox: string
  /** Whether all of the drawing shows, or it fills its place and is cut at the sides. */
  readonly fit: 'meet' | 'slice'
  readonly className: string
  readonly children: ReactNode
}

/** A drawing in the page, which stands on the lower edge of its place; decorative. */
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
