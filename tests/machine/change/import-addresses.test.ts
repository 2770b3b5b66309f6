import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { parse } from 'yaml'
import { describe, expect, test } from 'vitest'
import { planImport } from '../../../cli/site/entries/old-addresses.ts'
import { readOldAddresses } from '../../../cli/site/entries/read-addresses.ts'
import { siteData } from '../../support/site-model.ts'
import { generatedProject } from '../../support/fixtures.ts'
import { runCli } from '../../support/run-cli.ts'
import { words } from '../../support/cases.ts'

/** What other programs for websites call the pages that this one has. */
const usual: readonly (readonly [from: string, to: string])[] = [
  ['/home', '/'],
  ['/contact-us.html', '/contact'],
  ['/About%20Us.php', '/about'],
  ['/our-services/', '/services'],
  ['/services.aspx', '/services'],
  ['/free-estimate', '/contact'],
  ['/areas-we-serve', '/service-areas'],
  ['/roof-repair', '/services/roof-repairs'],
  ['/StormDamage.php', '/services/storm-damage'],
  ['/emergency-roofing/', '/services/emergency-service'],
  ['/roofing-contractor-guilford-ct/', '/service-areas/guilford'],
  ['/locations/north-haven', '/service-areas/northhaven'],
  ['/service-area/easthampton.php', '/service-areas/easthampton'],
]

const data = siteData()
const read = (text: string) => readOldAddresses('old.txt', text, data.business.url)
const plan = (text: string) => planImport({ data, old: read(text) })
const redirectsOf = (text: string) => plan(text).edits.map((edit) => 'value' in edit && edit.value)

test('thirteen usual forms lead to their pages, from a list, a table and a sitemap', () => {
  const meant = usual.map(([from, to]) => ({ from, to }))
  const urls = usual.map(([from]) => `https://old.example${from}`)
  const sitemap = `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`
  const table = ['Top pages,Clicks', ...urls.map((url, index) => `"${url}",${index}`)].join('\r\n')
  for (const text of [urls.join('\n'), table, sitemap]) expect(redirectsOf(text)).toEqual(meant)
})

test('what no page fits is listed by its clicks, and is not written', () => {
  const table = 'Page\tClicks\n/blog/two-cats\t3\n/?page_id=12\t20\n/gallery\t7\n'
  const asked = ['/?page_id=12 (20 clicks)', '/gallery (7 clicks)', '/blog/two-cats (3 clicks)']
  const { edits, notes = [] } = plan(table)
  expect(edits).toEqual([])
  expect(notes.map((note) => note.split(':')[0])).toEqual(asked)
})

test('a page is not sure where the address lacks the word that tells it from others', () => {
  expect(redirectsOf('/storm-roofing\n/storm-damage-roofing')).toEqual([
    { from: '/storm-damage-roofing', to: '/services/storm-damage' },
  ])
})

test('of 1,000 addresses each leads on, is in the list or is counted with its reason', () => {
  const part = fc.oneof(
    fc.constantFrom(
      ...words`roofing Guilford east-haven about blog 2019 storm über quote services index.html`,
    ),
    fc.stringMatching(/^[a-zA-Z0-9_.~-]{1,12}$/),
  )
  const start = fc.constantFrom(
    'https://old.example/',
    'http://www.old.example/',
    'old.example/',
    '/',
  )
  const end = fc.constantFrom('', '/', '.php', '/index.html', '?p=1', '?utm_source=x', '#top')
  const address = fc
    .tuple(start, fc.array(part, { minLength: 1, maxLength: 3 }), end)
    .map(([before, parts, after]) => before + parts.join('/') + after)
  const odd = fc.constantFrom('about', 'tel:1', '/a b', 'a.html', 'https://else.example/a', 'Total')
  const all = fc.sample(fc.oneof({ weight: 9, arbitrary: address }, odd), 1000)
  const { edits, notes = [], source = [] } = plan(all.join('\n'))
  const counted = source.slice(1).map((line) => Number(/: (\d+)(?: \(|$)/.exec(line)?.[1]))
  expect(edits.length).toBeGreaterThan(10)
  expect(counted.reduce((sum, count) => sum + count, edits.length + notes.length)).toBe(1000)
})

const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const urlset = (...entries: readonly string[]) =>
  `<urlset ${xmlns}>\n${entries.join('\n')}\n</urlset>`
const url = (loc: string) => `<url><loc>${loc}</loc></url>`
const repair = [{ from: '/roof-repair', to: '/services/roof-repairs' }]

test.each([
  ['a text between marks', urlset(url('<![CDATA[ https://old.example/roof-repair ]]>'))],
  ['a text between marks, in part', urlset(url('https://old.example<![CDATA[/roof]]>-repair'))],
  [
    'elements with a prefix',
    `<sm:urlset xmlns:sm="s"><sm:url><sm:loc>/roof-repair</sm:loc></sm:url></sm:urlset>`,
  ],
  [
    'some with a prefix, of one namespace',
    `<urlset xmlns="s" xmlns:b="s"><b:url><loc>/roof-repair</loc></b:url></urlset>`,
  ],
  ['a prefix that nobody declared', urlset('<x:a/>', url('/roof-repair'))],
  ['no namespace', `<urlset>${url('/roof-repair')}</urlset>`],
  ['an escape', urlset(url('/roof&#45;repair'))],
  ['a comment', `<?xml version="1.0"?><!-- a & b -->${urlset('<!-- c -->', url('/roof-repair'))}`],
  ['an empty line before it', `\n\n<?xml version="1.0"?>${urlset(url('/roof-repair'))}`],
  ['carriage returns', urlset(url('\r\n/roof-repair\r\n')).replaceAll('\n', '\r\n')],
  ['a host and no scheme', 'www.old.example/roof-repair'],
  ['no scheme but its slashes', '//old.example/roof-repair'],
  ['capitals in what has none', 'HTTPS://WWW.OLD.EXAMPLE/roof-repair'],
  ['a port', 'old.example:8080/roof-repair'],
  ['marks of advertising', '/roof-repair?utm_source=x&gclid=1'],
  ['a fragment', '/roof-repair#prices'],
  ['semicolons', 'Seite;Klicks\n"https://old.example/roof-repair";"1.204"'],
  ['semicolons that Excel names', 'sep=;\r\nPage;Clicks\r\n/roof-repair;7'],
  ['tabs', 'Page\tClicks\n/roof-repair\t7'],
  ['a line end in a value', 'Title,Page\n"Roof\nrepair, and more",/roof-repair'],
  ['the mark of a quote in a value', 'Title,Page\n"5"" gutters",/roof-repair'],
  ['old ends of lines', 'Page,Clicks\r/roof-repair,7\r'],
  [
    'links from elsewhere',
    'From,To\nhttps://a.example/,/roof-repair\nhttps://b.example/,/roof-repair/',
  ],
])('an address is read from %s', (_, text) => {
  expect(redirectsOf(text)).toEqual(repair)
})

test.each([
  ['a comma', 'https://old.example/index.php/3,gallery', '/index.php/3,gallery: '],
  ['a comma before a number', '/gallery,12.html', '/gallery,12.html: '],
  ['a semicolon', '/gallery;all', '/gallery;all'],
  ['a query', '/?page_id=12', '/?page_id=12: no page is near'],
])('%s in an address stays', (_, text, said) => {
  const { notes = [], source = [] } = plan(text)
  expect([...notes, ...source].join('\n')).toContain(said)
})

/** Files, each with what is said of it before the plan. */
test.each<readonly [what: string, text: string, source: readonly string[]]>([
  [
    'a sitemap with pictures and an entry of none',
    urlset(
      '<url><loc>https://old.example/roof-repair</loc><i:image xmlns:i="i"><i:loc>/a.jpg</i:loc></i:image></url>',
      '<url><lastmod>2024</lastmod></url>',
    ),
    [
      'old.txt is a sitemap: 1 address, at old.example (1)',
      'passed over, a picture or video on a page: 1 (line 2 "/a.jpg")',
      'passed over, an entry without <loc>: 1 (line 3 "<url>")',
    ],
  ],
  [
    'an export of Search Console',
    'Top pages,Clicks,Impressions,CTR,Position\nhttps://old.example/roof-repair,"1,204",9,5%,3\nTotal,9,9,9,9',
    [
      'old.txt is an export of Search Console: 1 address, at old.example (1)',
      'passed over, no address: 1 (line 3 "Total")',
    ],
  ],
  [
    'a table',
    'Address,Status\n/roof-repair,200\n,404',
    [
      'old.txt is a table with addresses in its column "Address": 1 address',
      'passed over, no address: 1 (line 3 ", 404")',
    ],
  ],
  [
    'a list of one page in all its forms',
    'https://www.old.example/roof-repair\nhttp://old.example/roof-repair/\n/roof-repair.html\n/roof-repair/index.html',
    [
      'old.txt is a list: 4 addresses, at old.example (2)',
      'passed over, the same page once more: 3 (line 2 "http://old.example/roof-repair/", line 3 "/roof-repair.html", line 4 "/roof-repair/index.html")',
    ],
  ],
  [
    'what is no address, by reason',
    '# my pages\nabout.html\nmailto:a@b.example\n/about us\n/#!/about\nhttps://old.example:99999/\n/100%-free\n\n/roof-repair',
    [
      'old.txt is a list: 2 addresses',
      'passed over, no address: 1 (line 1 "# my pages")',
      'passed over, no slash at its start: 1 (line 2 "about.html")',
      'passed over, no address of a website: 1 (line 3 "mailto:a@b.example")',
      'passed over, a space in an address, where a browser has %20: 1 (line 4 "/about us")',
      'passed over, a page behind #, of which no host is told: 1 (line 5 "/#!/about")',
      'passed over, no address that a browser opens: 1 (line 6 "https://old.example:99999/")',
      'passed over, characters that not every host sends on: 1 (line 7 "/100%-free")',
    ],
  ],
  [
    'addresses of several sites',
    'https://old.example/roof-repair\nhttps://old.example/contact-us\nhttps://facebook.com/old\nhttps://blog.old.example/a',
    [
      'old.txt is a list: 4 addresses, at old.example (2), facebook.com (1), blog.old.example (1)',
      'passed over, on another site: 2 (line 3 "https://facebook.com/old", line 4 "https://blog.old.example/a")',
    ],
  ],
  [
    'addresses of this site too',
    `${data.business.url}/about\nhttps://old.example/roof-repair\nhttps://old.example/b`,
    [
      `old.txt is a list: 3 addresses, at old.example (2), ${new URL(data.business.url).hostname.replace('www.', '')} (1)`,
      'answered already, by a page, a file or a redirect: 1',
    ],
  ],
])('it is said what a file is, and what of it was passed over: %s', (_, text, source) => {
  expect(plan(text).source).toEqual(source)
})

test('all below an address is more than that address', () => {
  expect(plan('/blog\n/blog/*').notes).toHaveLength(2)
})

test('the clicks of all forms of a page are added up', () => {
  const { notes } = plan('Page,Clicks\n/gallery,"1,200"\n/gallery/,4\n/blog,3000')
  expect(notes).toEqual([
    '/blog (3000 clicks): no page is near',
    '/gallery (1204 clicks): no page is near',
  ])
})

/** Texts that are refused, each with the words. */
test.each([
  [
    'an index of sitemaps',
    `<sitemapindex ${xmlns}><sitemap><loc>https://old.example/a.xml</loc></sitemap><sitemap><loc>https://old.example/b.xml</loc></sitemap></sitemapindex>`,
    'old.txt is an index of 2 sitemaps: it names no page. Save each of them, and import that file: https://old.example/a.xml, https://old.example/b.xml. Nothing was changed.',
  ],
  [
    'a document type',
    `<?xml version="1.0"?>\n<!DOCTYPE urlset [<!ENTITY a "/b">]>${urlset(url('&a;'))}`,
    'old.txt:2:1: a document type',
  ],
  [
    'a single &',
    urlset(url('/a?b=1&amp;c=2'), url('/a?b=1&c=2')),
    'old.txt:3:17: a single & is here, which starts a name in XML. Expected: &amp; in its place.',
  ],
  ['an entity that XML does not have', urlset(url('/a&nbsp;b')), 'old.txt:2:13: a single &'],
  [
    'an end that is missing',
    urlset(url('/a')).replace('</urlset>', ''),
    'old.txt:2:25: the file ends before its elements do',
  ],
  [
    'an element that ends as another',
    urlset('<url><loc>/a</url></loc>'),
    'old.txt:2:18: no XML goes on',
  ],
  [
    'an end that is missing, behind an empty line',
    `\n${urlset(url('/a')).slice(0, -9)}`,
    'old.txt:3:25: the file ends',
  ],
  ['a feed', '<rss version="2.0"/>', 'old.txt is XML, but no sitemap: its first element is <rss>.'],
  ['a page', ' <!-- x --><!DOCTYPE html><p>a', 'old.txt is a web page (HTML)'],
  ['a page of XML', '<?xml version="1.0"?><html xmlns="x"/>', 'old.txt is a web page (HTML)'],
  [
    'a mark of a quote that is not closed',
    'Page,Title\n/a,b\n/c,"d\n/e,f',
    'old.txt:3:4: a quotation mark opens here, and none closes it.',
  ],
  [
    'another export',
    'Top queries,Clicks,CTR\nroofer,3,4%',
    'an export of Search Console, but not that of pages (Pages.csv)',
  ],
  ['nothing', ' \n', 'old.txt holds nothing.'],
  [
    'no address',
    'nothing here',
    'old.txt is a list: it has no address in it.\n  passed over, no address: 1 (line 1 "nothing here")',
  ],
])('it is said what is no list of addresses: %s', (_, text, said) => {
  expect(() => read(text)).toThrow(said)
})

describe('the command', () => {
  const run = async (content: string | Buffer, ...options: readonly string[]) => {
    const folder = await generatedProject()
    writeFileSync(join(folder, 'old.txt'), content)
    const done = await runCli(folder, ['import', 'addresses', 'old.txt', ...options])
    const { redirects } = parse(readFileSync(join(folder, 'data/addresses.yaml'), 'utf8')) as {
      redirects: { from: string }[]
    }
    return { ...done, redirects }
  }

  test('writes what is sure, and refuses what holds no address', async () => {
    const { code, stdout, redirects } = await run('/roof-repair\n/gallery\n')
    expect(code, stdout).toBe(0)
    expect(redirects.at(-1)).toEqual({ from: '/roof-repair', to: '/services/roof-repairs' })
    const refused = await run('nothing here')
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('no address in it')])
  })

  test('says first what the file is, to programs too', async () => {
    const { stdout } = await run('/roof-repair\n', '--dry-run')
    expect(stdout).toMatch(/^Read\n {2}old.txt is a list: 1 address\n/)
    const { stdout: json } = await run('/roof-repair\n', '--dry-run', '--json')
    expect(JSON.parse(json)).toMatchObject({
      written: false,
      plan: { source: ['old.txt is a list: 1 address'] },
    })
  })

  test('leaves out what no redirect can be at, with the reason', async () => {
    const text = '/about-us\n/About-Us.html\n/assets/about.html\n/index\n/prn/about\n'
    const { code, stdout, redirects } = await run(text)
    expect(code, stdout).toBe(0)
    expect(redirects.at(-1)?.from).toBe('/about-us')
    expect(stdout).toContain(
      'passed over, what is the file of a redirect: 1 (line 2 "/About-Us.html")',
    )
    expect(stdout).toContain('passed over, what is a file that every site has: 1 (line 3')
    expect(stdout).toContain('is the name of a device on Windows: 1 (line 5')
  })

  const utf16 = Buffer.from('\uFEFF/roof-repair\r\n', 'utf16le')
  test.each([
    ['UTF-16', utf16],
    ['UTF-16, big end first', Buffer.from(utf16).swap16()],
    ['UTF-8 with its mark', '\uFEFF/roof-repair\r\n'],
  ])('reads %s', async (_, content) => {
    expect((await run(content)).redirects.at(-1)?.from).toBe('/roof-repair')
  })

  test.each([
    ['packed', gzipSync('/roof-repair'), 'old.txt is a packed file (gzip).'],
    [
      'a spreadsheet',
      Buffer.from('PK\u0003\u0004'),
      'old.txt is a spreadsheet or another document.',
    ],
    ['a PDF', '%PDF-1.7', 'old.txt is a PDF.'],
    [
      'in another encoding',
      Buffer.from('/a\n/caf\u00E9', 'latin1'),
      'old.txt:2:5: a character of another',
    ],
    ['too large', Buffer.alloc(50 * 1024 * 1024 + 1, '/a\n'), 'old.txt has 52,428,801 bytes.'],
  ])('refuses a file that is %s', async (_, content, said) => {
    const { code, stderr } = await run(content)
    expect([code, stderr]).toEqual([1, expect.stringContaining(said)])
  })
})
