import type { Business } from '#generated/types'

interface OfficeNowProps {
  readonly business: Business
  readonly className: string
}

/** Whether the office is open now; empty until the script fills it in. Only what can be said at any time is bold. */
export function OfficeNow({ business: { officeTimes, emergency }, className }: OfficeNowProps) {
  if (!officeTimes) return null
  const weight = emergency?.hours === '24/7' ? 'font-semibold ' : ''
  return (
    <p className={`office-now ${weight}${className}`} suppressHydrationWarning>
      {''}
    </p>
  )
}
