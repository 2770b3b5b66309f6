import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { planImport } from '../../../cli/site/entries/old-addresses.ts'
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
const plan = (text: string) => planImport(data, text)
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

test('of 1,000 addresses each is a page, leads on, or is in the list', () => {
  const part = fc.oneof(
    fc.constantFrom(
      ...words`roofing Guilford east-haven about blog 2019 storm über quote services index.html`,
    ),
    fc.stringMatching(/^[a-zA-Z0-9_.~-]{1,12}$/),
  )
  const address = fc
    .tuple(
      fc.array(part, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('', '/', '.php', '?p=1', '?utm_source=x', '#top'),
    )
    .map(([parts, end]) => new URL(`https://old.example/${parts.join('/')}${end}`).href)
  const all = fc.sample(address, 1000)
  const change = plan(all.join('\n'))
  const led = change.edits.map((edit) =>
    'value' in edit ? (edit.value as { from: string }).from : '',
  )
  const listed = (change.notes ?? []).map((note) => note.replace(/: [^:]*$/, ''))
  const answered = new Set([...led, ...listed])
  const lost = all.filter((url) => {
    const { pathname, search } = new URL(url)
    return !answered.has(pathname + (search.startsWith('?utm') ? '' : search))
  })
  const pages = /^\/(?:about|services|index\.html)?(?:\/index\.html)?\/?(?:\?utm.*|#top)?$/
  expect(lost.filter((url) => !pages.test(url.replace('https://old.example', '')))).toEqual([])
})

test('the command writes what is sure, and refuses what holds no address', async () => {
  const folder = await generatedProject()
  const text = '/roof-repair\n/gallery\n'
  const { code, stdout } = await runCli(folder, ['import', 'addresses', '-'], undefined, text)
  expect(code, stdout).toBe(0)
  const { redirects } = parse(readFileSync(join(folder, 'data/addresses.yaml'), 'utf8')) as {
    redirects: unknown[]
  }
  expect(redirects.at(-1)).toEqual({ from: '/roof-repair', to: '/services/roof-repairs' })
  const refused = await runCli(folder, ['import', 'addresses', '-'], undefined, 'nothing here')
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('no address in it')])
})
