import type { Mark as MarkOfFirm } from '#generated/types'
import { useIsDrawn } from '../illustrations/sprite/drawings-file'

/** The mark of a firm without a logo; nothing for initials, with which the name begins. */
export function Mark({ mark }: { readonly mark: MarkOfFirm }) {
  const isDrawn = useIsDrawn()
  if (mark.kind === 'picture') {
    return <img src={mark.src} alt="" width="40" height="40" className="flex-none" />
  }
  if (mark.kind === 'initials' || !isDrawn) return null
  return (
    <svg viewBox="0 0 46 38" className="h-8 w-10 flex-none" aria-hidden="true">
      <path d={mark.solid} className="fill-ink" />
      <path d={mark.gaps} className="fill-window" />
      <path d={mark.line} className="fill-none stroke-copper stroke-[4.5]" />
    </svg>
  )
}
