/** The `aria-current` of a link on the page `path`: `page` for itself, `true` for its section. */
export function currentMark(link: string, path: string): 'page' | 'true' | undefined {
  if (link === path) return 'page'
  return link !== '/' && path.startsWith(`${link}/`) ? 'true' : undefined
}
