/** Whether the office is open now; empty until the script fills it in. */
export function OfficeNow({ className }: { readonly className: string }) {
  return (
    <p className={`office-now ${className}`} suppressHydrationWarning>
      {''}
    </p>
  )
}
