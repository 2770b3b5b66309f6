/** The first stop of the keyboard: past the navigation. */
export function SkipLink() {
  return (
    <a href="#main" className="sr-only skip-link">
      Skip to content
    </a>
  )
}
