import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import type { HostTable } from '../../../cli/hosts/host.ts'
import { hosts } from '../../../cli/hosts/hosts.ts'
import { createHostTable, withNoindex } from '../../../cli/hosts/table.ts'

const input: Parameters<typeof createHostTable>[0] = {
  origin: 'https://www.example.com',
  pages: ['/'],
  redirects: [],
  gone: [],
  ownHtml: [],
  forms: [],
  isHttpsForever: false,
  styles: ['body{margin:0}'],
  immutable: ['/assets/app-1a2b3c4d.js'],
  sitemaps: ['/sitemap.xml'],
}

function headersAt(path: string, change: Partial<typeof input> = {}): Record<string, string> {
  const { headers } = createHostTable({ ...input, ...change })
  const rules = headers.filter((rule) => rule.path === path)
  return Object.assign({}, ...rules.map((rule) => rule.headers))
}

/** The names of csp_evaluator's levels: the lower the number, the worse. */
const highMaybe = 40

test.each(['/*', '/sitemap.xml'])(
  'the policy at %s has no fault that an evaluator knows',
  (path) => {
    const { csp } = new CspParser(headersAt(path)['Content-Security-Policy'] ?? '')
    const findings = new CspEvaluator(csp).evaluate()
    expect(findings.filter(({ severity }) => severity <= highMaybe)).toEqual([])
  },
)

test('an evaluator knows a policy that is too wide', () => {
  const { csp } = new CspParser("script-src * 'unsafe-inline'")
  expect(new CspEvaluator(csp).evaluate().some(({ severity }) => severity <= highMaybe)).toBe(true)
})

test('browsers are told to ask by https alone only when the owner says so', () => {
  expect(headersAt('/*')).not.toHaveProperty('Strict-Transport-Security')
  const promised = headersAt('/*', { isHttpsForever: true })
  expect(promised['Strict-Transport-Security']).toBe('max-age=63072000')
})

test('only files that are named by their content are kept without asking', () => {
  expect(headersAt('/*')['Cache-Control']).toBe('no-cache')
  expect(headersAt('/assets/app-1a2b3c4d.js')).toEqual({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'",
  })
})

test('old addresses are settled: in all spellings that are free, exact ones and the longest first', () => {
  const redirects = [
    ['/old.html', '/about'],
    ['/%C3%BCber%20uns/', '/about'],
    ['/about/index.html', '/about'],
    ['/taken.html', '/about'],
    ['/taken', '/'],
    ['/blog/*', '/'],
    ['/blog.html', '/about'],
    ['/blog/2019/*', '/about'],
    ['/?p=1&q=2', '/about'],
  ].map(([from = '', to = '']) => ({ from, to }))
  const pages = ['/', '/about']
  const gone = ['/sold/']
  const settled = createHostTable({ ...input, pages, redirects, gone })
  expect(settled).toMatchObject({
    redirects: [
      { from: '/old.html', to: '/about' },
      { from: '/über uns/', to: '/about' },
      { from: '/about/index.html', to: '/about' },
      { from: '/taken.html', to: '/about' },
      { from: '/taken', to: '/' },
      { from: '/blog.html', to: '/about' },
      { from: '/blog', to: '/about' },
      { from: '/blog/2019', to: '/about' },
      { from: '/old', to: '/about' },
      { from: '/über uns', to: '/about' },
    ],
    prefixes: [
      { from: '/blog/2019/', to: '/about' },
      { from: '/blog/', to: '/' },
    ],
    queries: [{ from: '/', query: ['p=1', 'q=2'], to: '/about' }],
    gone: ['/sold/', '/sold'],
  })
})

test.each(hosts)(
  '$name is told to keep a draft out of search engines, or takes no headers',
  (host) => {
    const textOf = (of: HostTable) =>
      host.files(of, { root: '/srv', port: 80 }).map(({ content }) => content)
    const table = createHostTable(input)
    expect(textOf(table).join()).not.toContain('noindex')
    const isTold = textOf(withNoindex(table)).some((text) => /X-Robots-Tag.*noindex/s.test(text))
    expect(isTold).toBe(host.takesHeaders !== false)
  },
)
