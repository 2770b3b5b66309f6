/** What names others comes after them: these steps, and before them all other files. */
const steps: readonly ((path: string, isNew: (path: string) => boolean) => boolean)[] = [
  (path) => path.startsWith('content/') || path.endsWith('.webmanifest'),
  // Nothing leads to a new page yet, while pages that were there may link to it from now on.
  (path, isNew) => isPage(path) && isNew(path),
  (path, isNew) => isPage(path) && !isNew(path),
  // What search engines and hosts read: `_redirects`, `.htaccess`, `sitemap-1.xml`.
  (path) => /^([._][^/]*|[^./]+|[^/]+\.(conf|json|txt|xml))$/.test(path),
  (path) => path === 'sitemap.xml',
  (path) => path === 'robots.txt',
]

const isPage = (path: string) => path.endsWith('.html')

/** Sorts paths so that a file finds all that it names; to be removed, they go the other way. */
export function inOrder(paths: readonly string[], isNew: (path: string) => boolean): string[] {
  const ranked = paths.map((path) => {
    return { path, step: steps.findLastIndex((has) => has(path, isNew)) }
  })
  return ranked.toSorted((one, other) => one.step - other.step).map(({ path }) => path)
}
