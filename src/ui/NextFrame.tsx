import { createContext, useContext, type ReactNode } from 'react'

/** Whether pages are shown whole; in the first frame after a link was followed they are not. */
export const ShowsWhole = createContext(true)

interface NextFrameProps {
  readonly children: ReactNode
  /** What stands in its place until then. */
  readonly instead?: ReactNode
}

/** Around a part of a page that may come one frame after the rest, so that this comes sooner. */
export function NextFrame({ children, instead }: NextFrameProps) {
  return useContext(ShowsWhole) ? children : instead
}

/** Around all that begins below the first screen. Until it comes, the footer stays below too. */
export function BelowFold({ children }: Pick<NextFrameProps, 'children'>) {
  return <NextFrame instead={<div className="min-h-screen" />}>{children}</NextFrame>
}
