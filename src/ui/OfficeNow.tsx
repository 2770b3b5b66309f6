/** Whether the office is open at this minute; an empty line until the first script says it. */
export function OfficeNow({ className = '' }: { readonly className?: string }) {
  return (
    <p className={`office-now ${className}`.trimEnd()} suppressHydrationWarning>
      {''}
    </p>
  )
}
