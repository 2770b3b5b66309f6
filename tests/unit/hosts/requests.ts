interface Answer {
  readonly status: number
  readonly location?: string | undefined
  /** The file that is sent. */
  readonly file?: string | undefined
}

export type Ask = (path: string) => Answer | Promise<Answer>

const page = 'services/roof-repairs.html'
const notFound = '404 404.html'

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

/** Follows redirects, of which only permanent ones count. */
export async function follow(ask: Ask, path: string, hops = 0): Promise<string> {
  const { status, location, file } = await ask(path)
  if (hops > 3) return 'a loop'
  if ([301, 308].includes(status) && location) return follow(ask, location, hops + 1)
  if (status !== 200) return `${status} ${file ?? ''}`.trim()
  return `${hops === 0 ? '' : '→ '}${file}`
}
