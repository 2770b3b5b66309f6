import type { Link } from '../../generated/types'

/** The `aria-current` of a link on the page `path`: itself, or the part of the site it is in. */
export function currentMark(link: string, path: string): 'page' | 'true' | undefined {
  if (link === path) return 'page'
  return link !== '/' && path.startsWith(`${link}/`) ? 'true' : undefined
}

/** The part of `path` that tells which links are marked: pages that mark the same have it alike. */
export function pathAmong(links: readonly Link[], path: string): string {
  const marked = links.filter(({ to }) => currentMark(to, path)).map(({ to }) => to)
  // Each is the beginning of the next.
  const nearest = marked.toSorted().at(-1) ?? ''
  return nearest === '' || nearest === path ? nearest : `${nearest}/`
}
