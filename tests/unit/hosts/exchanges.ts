import { words } from '../../support/cases.ts'

/** What is asked, and what every host that follows the table answers. */
export interface Exchange {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Several where the standard leaves it open, or a server answers before it reads its files. */
  readonly status: number | readonly number[]
  /** Where the answer leads. */
  readonly location?: string
  /** The file of dist/ that is the body. */
  readonly file?: string
  readonly type?: string
  readonly cache?: string
  readonly encoding?: 'gzip' | 'none'
  /** A server may refuse it before it knows the site, in words and with headers of its own. */
  readonly isEarly?: boolean
}

export interface SiteFacts {
  readonly pages: readonly string[]
  readonly aliases: Readonly<Record<string, string>>
  readonly gone: string
  readonly ownHtml: string
  readonly hidden: readonly string[]
  readonly immutable: readonly string[]
  /** Pictures whose names do not tell their content. */
  readonly shared: readonly string[]
}

const html = 'text/html; charset=utf-8'
const htmlFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)
const page = (path: string): Exchange => ({ path, status: 200, file: htmlFile(path), type: html })
const missing = (path: string): Exchange => ({ path, status: 404, file: '404.html', type: html })
const moved = (path: string, location: string): Exchange => ({ path, status: 308, location })
const forGood = (path: string, location: string): Exchange => ({ path, status: 301, location })

const tooOdd = [400, 403, 404, 414, 431]
const refused = (path: string): Exchange => ({ path, status: tooOdd, isEarly: true })

const forever = 'public, max-age=31536000, immutable'

/** The table of requests for a built site. */
export function requestsFor(site: SiteFacts): Exchange[] {
  const script = site.immutable.find((path) => path.endsWith('.js')) ?? ''
  const inner = site.pages.filter((path) => path !== '/')
  const aliases = Object.entries(site.aliases)
  return [
    ...site.pages.map(page),
    ...inner.map((path) => moved(`${path}/`, path)),
    ...inner.map((path) => moved(`${path}.html`, path)),
    ...aliases.map(([from, to]) => forGood(from, to)),
    ...aliases.map(([from]) => moved(`${from}/`, from)),
    ...aliases.map(([from]) => moved(`${from}.html`, from)),
    ...site.hidden.map((path) => ({ ...missing(path), status: [403, 404] })),
    ...site.immutable.map((path) => ({ ...file(path), cache: forever })),
    ...site.shared.map((path) => file(path)),
    ...old(),
    ...addresses(site),
    ...oddAddresses,
    ...methods,
    ...ranges(script),
    ...packing(script),
    ...files,
  ]
}

/** What comes to the addresses of `oldAddresses`: exact ones count before what holds for all. */
const old = (): Exchange[] => [
  forGood('/contact-us.html', '/contact'),
  forGood('/contact-us.html?a=1', '/contact?a=1'),
  forGood('/contact-us', '/contact'),
  moved('/contact-us/', '/contact-us'),
  forGood('/About-Us/', '/about'),
  forGood('/About-Us', '/about'),
  missing('/about-us'),
  forGood('/%C3%BCber-uns', '/about'),
  forGood('/our%20work.php', '/services'),
  forGood('/%7Ejo/menu%20(1),+a&b=%27c%27.htm', '/'),
  forGood('/?p=12&cat=a', '/contact?p=12&cat=a'),
  forGood('/?x&cat=a&p=12', '/contact?x&cat=a&p=12'),
  { ...page('/'), path: '/?p=12' },
  { ...page('/'), path: '/?p=123&cat=a' },
  forGood('/index.php?id=3', '/services?id=3'),
  missing('/index.php'),
  forGood('/blog', '/about'),
  forGood('/blog/', '/about'),
  forGood('/blog/2019/A-Post.html?x=1', '/about?x=1'),
  { path: '/blog/gone', status: 410, file: '404.html', type: html },
  missing('/blogs'),
  { path: '/old.html', status: 410, file: '404.html', type: html },
  { path: '/old', status: 410, file: '404.html', type: html },
  forGood('/services/index.html', '/services'),
]

const addresses = (site: SiteFacts): Exchange[] => [
  moved('/index.html', '/'),
  moved('/index', '/'),
  moved('/index.html?from=mail', '/?from=mail'),
  moved('/about/?a=1&b=2', '/about?a=1&b=2'),
  moved('/about.html?a=1', '/about?a=1'),
  forGood('/services/repairs?ref=card', '/services/roof-repairs?ref=card'),
  { path: site.gone, status: 410, file: '404.html', type: html },
  moved(`${site.gone}/`, site.gone),
  file(site.ownHtml, html),
  { ...page('/about'), path: '/about?utm_source=x' },
  { ...page('/about'), path: '/%61bout' },
  { ...page('/'), path: '/?a' },
  moved('/404/', '/404'),
  moved('/nothing.html', '/nothing'),
  moved('/nothing/', '/nothing'),
  moved('/assets/', '/assets'),
  ...words`
    /nothing /services/nothing /services/roof-repairs/nothing /About /404 /404.html /%34%30%34 /404?x
    /assets /assets/gone-12345678.js /content/service-areas/nowhere.js /favicon.png/x /.git/HEAD /.env
    /services/.hidden`.map(missing),
]

/** Tricks, slips and attacks: nothing but a page may come of them, and none leads elsewhere. */
const oddAddresses: readonly Exchange[] = [
  ...words`
    //evil.example //evil.example/ //evil.example/%2e%2e ///about /services//roof-repairs /about//
    /services/../about /./about /about/. /about/.. /services/%2e%2e/about /%2E/about
    /services%5croof-repairs /\evil.example /%5c%5cevil.example`.map(missing),
  ...words`
    /about%00 /about%00.html /% /%zz /%e0%a4%a /about%0 /../../etc/passwd /%2e%2e/etc/passwd
    /..%2fetc/passwd /services%2froof-repairs /<script>`.map(refused),
  ...[300, 4000, 100_000].map((length) => refused(`/${'a'.repeat(length)}`)),
  { path: '/about%0d%0aSet-Cookie:%20a=b.html', status: [308, 404] },
  { path: '/about%0d%0aSet-Cookie:%20a=b/', status: [308, 404] },
  ...words`
    /%68ttp://evil.example /http:/evil.example /about;x=1 /about%20 /caf%C3%A9 /about&x /%5fheaders
    /%6eginx.conf`.map((path) => ({ path, status: 404 })),
  { path: '/nginx.conf/', status: 308, location: '/nginx.conf' },
]

const methods: readonly Exchange[] = [
  ...words`POST PUT DELETE PATCH OPTIONS PROPFIND`.map((method) => {
    return { path: '/about', method, status: 405 }
  }),
  { path: '/nothing', method: 'POST', status: 405 },
  { path: '/about', method: 'TRACE', status: [400, 405], isEarly: true },
  { path: '/about', method: 'HEAD', status: 200 },
  { path: '/nothing', method: 'HEAD', status: 404 },
  { path: '/services/repairs', method: 'HEAD', status: 301, location: '/services/roof-repairs' },
]

function ranges(path: string): Exchange[] {
  const ask = (range: string, status: Exchange['status'], cache = forever) => ({
    path,
    headers: { Range: range },
    status,
    cache,
    encoding: 'none' as const,
  })
  return [
    ...['bytes=0-9', 'bytes=-5', 'bytes=10-'].map((range) => ask(range, 206)),
    { ...ask('bytes=99999999-', 416), cache: 'any' },
    // Not in order: a range that means nothing may be passed over or refused (RFC 9110, 14.2).
    ...['bytes=5-2', 'bytes=a-b', 'bytes=', 'bytes', 'lines=1-2'].map((range) => ({
      ...ask(range, [200, 416]),
      cache: 'any',
    })),
  ]
}

function packing(path: string): Exchange[] {
  const headers = (accept: string) => ({ headers: { 'Accept-Encoding': accept }, cache: 'any' })
  const packed = [file(path), file('/sitemap.xml'), file('/content/about.js'), page('/about')]
  return [
    ...packed.map((each) => ({ ...each, ...headers('gzip'), encoding: 'gzip' as const })),
    ...['gzip;q=0', 'identity'].flatMap((accept) =>
      packed.map((each) => ({ ...each, ...headers(accept), encoding: 'none' as const })),
    ),
    { ...file('/share.png'), ...headers('gzip'), cache: 'no-cache', encoding: 'none' },
    {
      ...forGood('/services/repairs', '/services/roof-repairs'),
      ...headers('gzip'),
      encoding: 'none',
    },
  ]
}

const file = (path: string, type?: string): Exchange => {
  const sent = { path, status: 200, file: path.slice(1) }
  return type === undefined ? sent : { ...sent, type }
}

const files: readonly Exchange[] = [
  file('/site.webmanifest', 'application/manifest+json'),
  file('/favicon.svg', 'image/svg+xml'),
  file('/favicon.png', 'image/png'),
  file('/robots.txt', 'text/plain; charset=utf-8'),
  file('/sitemap.xml'),
  file('/content/about.js', 'text/javascript; charset=utf-8'),
  file('/.well-known/security.txt'),
]
