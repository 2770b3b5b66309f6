import type { Mark as MarkOfFirm } from '#generated/types'
import { markPaths } from '../brand/mark-paths'

/** The firm's mark while it has no logo of its own: a gable and its windows, or its own icon; no initials beside the name. */
export function Mark({ mark }: { readonly mark: MarkOfFirm }) {
  if (mark.kind === 'initials') return null
  if (mark.kind === 'picture') {
    return <img src={mark.src} alt="" width="40" height="40" className="flex-none" />
  }
  return (
    <svg viewBox="0 0 46 38" className="h-8 w-10 flex-none" aria-hidden="true">
      <path d={markPaths.wall} className="fill-ink" />
      <path d={markPaths.windows} className="fill-window" />
      <path d={markPaths.roof} className="fill-none stroke-copper stroke-[4.5]" />
    </svg>
  )
}
