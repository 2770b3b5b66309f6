import { words } from '../../support/cases.ts'

interface HostAnswer {
  readonly status: number
  readonly location?: string | undefined
  /** The file that is sent. */
  readonly file?: string | undefined
}

export type Ask = (path: string) => HostAnswer | Promise<HostAnswer>

const asking = words`/?p=12&cat=a /?utm=b&cat=a&p=12`
const page = 'services/roof-repairs.html'

/** Requests, each with the file that is sent in the end; `→` where a permanent redirect leads there. */
export const requests: Readonly<Record<string, string>> = {
  ...each('index.html', words`/ /?utm=a`),
  ...each('→ index.html', words`/index /index.html /index.html?utm=a /index.php /index.php?id=3`),
  ...each(page, words`/services/roof-repairs /services/roof-repairs?utm=a&b=`),
  ...each(
    `→ ${page}`,
    words`
      /services/roof-repairs/ /services/roof-repairs/?utm=a /services/roof-repairs.html
      /services/roof-repairs.html?utm=a /services/repairs /services/repairs?utm=a /services/repairs/
      /services/repairs.html /old.html /old.html?id=3`,
  ),
  // Exact ones first, in all spellings that a host may lead to or a browser send.
  ...each(`→ ${page}`, words`/old /old/ /%C3%9Cber%20uns/ /%C3%9Cber%20uns`),
  ...each(
    '→ index.html',
    words`
      /~jo/menu%20(1),+a.pdf /blog /blog/ /blog/2019/05/A-Post.php?id=3 /blog/a-post/
      /blog/a-post.html`,
  ),
  ...each(`→ ${page}`, asking),
  ...each('index.html', words`/?p=12 /?p=123&cat=a`),
  ...each(
    '410 404.html',
    words`/offers /offers?utm=a /sold /sold.html /sold.html?utm=a /blog/gone`,
  ),
  ...each('site.webmanifest', words`/site.webmanifest /site.webmanifest?v=2`),
  '/google1234.html': 'google1234.html',
  '/sitemap.xml': 'sitemap.xml',
  '/assets/app-x1.js': 'assets/app-x1.js',
  '/logo.webp': 'logo.webp',
  '/.well-known/security.txt': '.well-known/security.txt',
  ...each(
    '404 404.html',
    words`
      /nowhere /nowhere?utm=a /nowhere/ /nowhere.html /services /services/ /services.html
      /services/roof-repairs/more /Services/Roof-Repairs /assets /assets/ /assets/nothing.js
      /content/nothing.js /offers/2019 /blogs /robots.txt /%C3%A9 /a%20b /_headers /_redirects`,
  ),
}

/** The same answer to several requests. */
function each(answer: string, paths: readonly string[]): Record<string, string> {
  return Object.fromEntries(paths.map((path) => [path, answer]))
}

/** Where a host reads no query, Home answers. */
export const withoutQueries = each('index.html', asking)

/** Follows redirects, of which only permanent ones count. */
export async function follow(ask: Ask, path: string, hops = 0): Promise<string> {
  const { status, location, file } = await ask(path)
  if (hops > 3) return 'a loop'
  if ([301, 308].includes(status) && location) return follow(ask, location, hops + 1)
  if (status !== 200) return `${status} ${file ?? ''}`.trim()
  return `${hops === 0 ? '' : '→ '}${file}`
}
