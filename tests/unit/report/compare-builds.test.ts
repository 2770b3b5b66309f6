import { expect, test } from 'vitest'
import { compareBuilds } from '../../../cli/commands/upgrade/compare-builds.ts'

interface Parts {
  readonly title?: string
  readonly head?: string
  readonly body?: string
}

const page = ({ title = 'Roofs', head = '', body = '<p>We mend. You pay.</p>' }: Parts = {}) =>
  `<!doctype html><html><head><title>${title}</title>${head}</head><body>${body}</body></html>`

const compare = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
  redirects: readonly { readonly from: string; readonly to: string }[] = [],
) => {
  const pages = (of: Readonly<Record<string, string>>) => new Map(Object.entries(of))
  return compareBuilds(
    'roof-site 0.1.0',
    { pages: pages(before), redirects: [] },
    { pages: pages(after), redirects },
  )
}

const data = (name: string) =>
  `<script type="application/ld+json">{"@type":"Thing","name":"${name}"}</script>`

test.each<[what: string, before: Parts, after: Parts, told: readonly unknown[]]>([
  ['a sentence', {}, { body: '<p>We mend. You rest.</p>' }, [['You pay.', 'You rest.']]],
  [
    'a title, once',
    { title: 'A &amp; B', head: '<meta property="og:title" content="A &amp; B"/>' },
    { title: 'A &amp; C', head: '<meta property="og:title" content="A &amp; C"/>' },
    [['A & B', 'A & C']],
  ],
  ['structured data', { head: data('A') }, { head: data('B') }, [['"name":"A"', '"name":"B"']]],
  [
    'what stands for a picture',
    { body: '<img src="/a.jpg" alt="A roof">' },
    { body: '<img src="/a.jpg" alt="A house">' },
    [['A roof', 'A house']],
  ],
  ['an element', { body: '<p>We</p>' }, { body: '<div>We</div>' }, []],
])('%s of a page that differs is told', (_, before, after, told) => {
  const { report, differing } = compare({ '/': page(before) }, { '/': page(after) })
  expect(differing).toEqual(['/'])
  expect(report.reloading).toBe(0)
  const parts = told.length === 0 ? ['markup'] : []
  const title = (after.title ?? 'Roofs').replace('&amp;', '&')
  expect(report.pages.changed).toEqual([{ path: '/', title, parts }])
  expect(report.texts.map((text) => [text.before, text.after])).toEqual(told)
})

test.each([
  ['a style', '<style>p{color:red}</style>', '<style>p{color:blue}</style>'],
  ['a script', '<script src="/a.js"></script>', '<script src="/a.js" data-outline="1"></script>'],
  ['the name of a file', '<link href="/assets/a-1.svg"/>', '<link href="/assets/a-2.svg"/>'],
  ['the colour of the browser', '<meta name="theme-color" content="#fff"/>', ''],
  ['a class', '<meta class="a"/>', '<meta class="b"/>'],
])('%s alone is no content', (_, before, after) => {
  const { report, differing } = compare(
    { '/': page({ head: before }), '/about': page() },
    { '/': page({ head: after }), '/about': page() },
  )
  expect(differing).toEqual(['/'])
  expect([report.reloading, report.pages.changed, report.texts]).toEqual([1, [], []])
})

test('the same sentence on several pages is told once, with all of them', () => {
  const [old, fresh] = [page(), page({ body: '<p>We mend. You rest.</p>' })]
  const { report } = compare({ '/': old, '/about': old }, { '/': fresh, '/about': fresh })
  expect(report.texts).toMatchObject([{ after: 'You rest.', pages: ['/', '/about'] }])
})

test('pages come, go and move; what stands in for a redirect is none', () => {
  const one = page({ title: 'One' })
  const redirects = [{ from: '/old', to: '/new' }]
  const { report } = compare(
    { '/': page(), '/404': page(), '/old': one, '/left': one },
    { '/': page(), '/404': page(), '/old': page(), '/new': one },
    redirects,
  )
  expect(report.pages).toEqual({
    total: 2,
    added: [{ path: '/new', title: 'One' }],
    removed: [
      { path: '/old', title: 'One', answer: { kind: 'redirect', to: '/new' } },
      { path: '/left', title: 'One', answer: { kind: 'gone' } },
    ],
    renamed: [],
    changed: [],
  })
})
