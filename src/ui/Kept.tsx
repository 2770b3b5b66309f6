import type { ReactElement } from 'react'

/**
 * Around a part that many pages show alike: prerendering renders it for the first of them, and its
 * markup goes into the others where all its props are the very same, as with `memo`. So it is for a
 * part of some size that shows its props and the site's own data, and nothing of the page besides.
 * It changes nothing but the time that a build takes.
 */
export function Kept({ children }: { readonly children: ReactElement }) {
  return children
}
