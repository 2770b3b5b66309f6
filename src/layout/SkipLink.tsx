/** The first focusable element: skips the navigation. */
export function SkipLink() {
  return (
    <a href="#main" className="sr-only skip-link">
      Skip to content
    </a>
  )
}
