/** The `aria-current` of a link on the page `path`: itself, or the part of the site it is in. */
export function currentMark(link: string, path: string): 'page' | 'true' | undefined {
  if (link === path) return 'page'
  return link !== '/' && path.startsWith(`${link}/`) ? 'true' : undefined
}
