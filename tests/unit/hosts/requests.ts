interface Answer {
  readonly status: number
  readonly location?: string | undefined
  /** The file that is sent. */
  readonly file?: string | undefined
}

export type Ask = (path: string) => Answer | Promise<Answer>

const page = 'services/roof-repairs.html'
export const notFound = '404 404.html'

/** Requests, each with the file that is sent in the end; `→` where a permanent redirect leads there. */
export const requests: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/?utm=a': 'index.html',
  '/index': '→ index.html',
  '/index.html': '→ index.html',
  '/index.html?utm=a': '→ index.html',
  '/services/roof-repairs': page,
  '/services/roof-repairs?utm=a&b=': page,
  '/services/roof-repairs/': `→ ${page}`,
  '/services/roof-repairs/?utm=a': `→ ${page}`,
  '/services/roof-repairs.html': `→ ${page}`,
  '/services/roof-repairs.html?utm=a': `→ ${page}`,
  '/services/repairs': `→ ${page}`,
  '/services/repairs?utm=a': `→ ${page}`,
  '/services/repairs/': `→ ${page}`,
  '/services/repairs.html': `→ ${page}`,
  '/old.html': `→ ${page}`,
  '/old.html?id=3': `→ ${page}`,
  '/index.php': '→ index.html',
  '/index.php?id=3': '→ index.html',
  // Exact ones first, in all spellings that a host may lead to or a browser send.
  '/old': `→ ${page}`,
  '/old/': `→ ${page}`,
  '/%C3%9Cber%20uns/': `→ ${page}`,
  '/%C3%9Cber%20uns': `→ ${page}`,
  '/~jo/menu%20(1),+a.pdf': '→ index.html',
  '/blog': '→ index.html',
  '/blog/': '→ index.html',
  '/blog/2019/05/A-Post.php?id=3': '→ index.html',
  '/blog/a-post/': '→ index.html',
  '/blog/a-post.html': '→ index.html',
  '/blog/gone': '410 404.html',
  '/blogs': notFound,
  '/?p=12': 'index.html',
  '/?p=12&cat=a': `→ ${page}`,
  '/?utm=b&cat=a&p=12': `→ ${page}`,
  '/?p=123&cat=a': 'index.html',
  '/sold': '410 404.html',
  '/sold.html': '410 404.html',
  '/sold.html?utm=a': '410 404.html',
  '/offers': '410 404.html',
  '/offers?utm=a': '410 404.html',
  '/google1234.html': 'google1234.html',
  '/site.webmanifest': 'site.webmanifest',
  '/site.webmanifest?v=2': 'site.webmanifest',
  '/sitemap.xml': 'sitemap.xml',
  '/assets/app-x1.js': 'assets/app-x1.js',
  '/logo.webp': 'logo.webp',
  '/.well-known/security.txt': '.well-known/security.txt',
  '/nowhere': notFound,
  '/nowhere?utm=a': notFound,
  '/nowhere/': notFound,
  '/nowhere.html': notFound,
  '/services': notFound,
  '/services/': notFound,
  '/services.html': notFound,
  '/services/roof-repairs/more': notFound,
  '/Services/Roof-Repairs': notFound,
  '/assets': notFound,
  '/assets/': notFound,
  '/assets/nothing.js': notFound,
  '/content/nothing.js': notFound,
  '/offers/2019': notFound,
  '/robots.txt': notFound,
  '/%C3%A9': notFound,
  '/a%20b': notFound,
  '/_headers': notFound,
  '/_redirects': notFound,
}

/** Where a host reads no query, Home answers. */
export const withoutQueries = { '/?p=12&cat=a': 'index.html', '/?utm=b&cat=a&p=12': 'index.html' }

/** Follows redirects, of which only permanent ones count. */
export async function follow(ask: Ask, path: string, hops = 0): Promise<string> {
  const { status, location, file } = await ask(path)
  if (hops > 3) return 'a loop'
  if ([301, 308].includes(status) && location) return follow(ask, location, hops + 1)
  if (status !== 200) return `${status} ${file ?? ''}`.trim()
  return `${hops === 0 ? '' : '→ '}${file}`
}
