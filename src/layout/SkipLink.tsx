/** The first stop of the keyboard: past the navigation. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-30 bg-ink font-semibold text-paper focus:not-sr-only focus:fixed focus:left-2 focus:top-2 focus:px-5 focus:py-3"
    >
      Skip to content
    </a>
  )
}
