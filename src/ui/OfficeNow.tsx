import { site } from '#generated/site'

/** Whether the office is open now; empty until the script fills it in. */
export function OfficeNow({ className }: { readonly className: string }) {
  if (!site.business.officeTimes) return null
  return (
    <p className={`office-now ${className}`} suppressHydrationWarning>
      {''}
    </p>
  )
}
