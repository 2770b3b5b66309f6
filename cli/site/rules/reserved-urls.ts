// What the build writes besides the pages; nothing else may have these addresses.

const files = new Set([
  '/404',
  '/404.html',
  '/index',
  '/index.html',
  '/sitemap.xml',
  '/robots.txt',
  '/_redirects',
  '/_headers',
])

// Further sitemaps, where one cannot hold all pages.
const moreSitemaps = /^\/sitemap-[1-9]\d*\.xml$/

const folders = ['/assets', '/content']

/** Is the address of a file, or in a folder, that every site has. Upper case counts as lower. */
export function isReserved(address: string): boolean {
  const path = address.toLowerCase()
  const inFolder = folders.some((folder) => path === folder || path.startsWith(`${folder}/`))
  // Hosts serve a folder's `index` at the folder's own address.
  return files.has(path) || moreSitemaps.test(path) || inFolder || path.endsWith('/index')
}
