import { markPaths } from '../brand/mark-paths'
import { useIsDrawn } from '../illustrations/sprite/drawings-file'

/** The firm's mark while it has no logo of its own: a gable and its windows. */
export function Mark() {
  if (!useIsDrawn()) return null
  return (
    <svg viewBox="0 0 46 38" className="h-8 w-10 flex-none" aria-hidden="true">
      <path d={markPaths.wall} className="fill-ink" />
      <path d={markPaths.windows} className="fill-window" />
      <path d={markPaths.roof} className="fill-none stroke-copper stroke-[4.5]" />
    </svg>
  )
}
