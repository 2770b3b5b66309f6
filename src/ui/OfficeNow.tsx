import { site } from '#generated/site'

interface OfficeNowProps {
  readonly className?: string
  /** Which line of what the script says; the first where it is absent. */
  readonly line?: number
}

/** Whether the office is open now; empty until the script fills it in. */
export function OfficeNow({ className = '', line }: OfficeNowProps) {
  if (!site.business.officeTimes) return null
  return (
    <p className={`office-now ${className}`} data-line={line} suppressHydrationWarning>
      {''}
    </p>
  )
}
