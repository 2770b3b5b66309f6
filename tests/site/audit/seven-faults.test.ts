import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import type { Finding } from '../../../cli/lib/finding.ts'
import { tablePath } from '../../../cli/prerender/host-table.ts'
import { temporaryFolder } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'

const fixtureSite = inject('fixtureSite')

interface Planted {
  readonly file: string
  readonly change: (text: string, read: (file: string) => string) => string
}

const mainOf = (html: string) => /<main[^]*<\/main>/.exec(html)?.[0] ?? ''

const planted: readonly Planted[] = [
  {
    file: 'service-areas/chester.html',
    change: (html, read) => {
      const clone = mainOf(read('service-areas/essex.html')).replaceAll('Essex', 'Chester')
      return html.replace(mainOf(html), () => clone)
    },
  },
  {
    file: 'service-areas/derby.html',
    change: (html) => html.replace(mainOf(html), (main) => main.replace('555-0142', '555-0143')),
  },
  { file: 'about.html', change: (html) => html.replace('>50+<', '>60+<') },
  {
    file: 'service-areas/guilford.html',
    change: (html) =>
      html.replace('surrounding New Haven County areas', 'surrounding Middlesex County areas'),
  },
  {
    file: 'service-areas/hamden.html',
    change: (html) =>
      html.replace(/"url":"([^"]*)\/service-areas\/hamden"/, '"url":"$1/service-areas/madison"'),
  },
  {
    file: 'service-areas/madison.html',
    change: (html) => {
      const rating =
        '"aggregateRating":{"@type":"AggregateRating","ratingValue":4.9,"reviewCount":127}'
      const others = html.replace(/,?"aggregateRating":\{[^}]*\}/, '')
      return others.replace('"@type":"LocalBusiness",', `"@type":"LocalBusiness",${rating},`)
    },
  },
  {
    file: 'sitemap.xml',
    change: (xml) => xml.replaceAll('</loc>', '</loc><lastmod>2026-01-15</lastmod>'),
  },
]

/** A copy of the built site with the faults in it. */
function plant(): string {
  const folder = temporaryFolder()
  for (const part of ['data', 'dist']) {
    cpSync(join(fixtureSite, part), join(folder, part), { recursive: true })
  }
  cpSync(tablePath(fixtureSite), tablePath(folder))
  const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8')
  for (const { file, change } of planted) {
    const before = read(file)
    const after = change(before, read)
    if (after === before) throw new Error(`${file} is as it was.`)
    writeFileSync(join(folder, 'dist', file), after)
  }
  return folder
}

const expected = [
  ['doorway/own-text', '/service-areas/chester'],
  ['claims/contact', '/service-areas/derby'],
  ['claims/numbers', '/about'],
  ['claims/county', '/service-areas/guilford'],
  ['structured-data/references', '/service-areas/hamden'],
  ['structured-data/visible', '/service-areas/madison'],
  ['links/lastmod', undefined],
]

test('seven faults in one built site are all found, each on its page', async () => {
  const { code, stdout } = await runCli(plant(), ['audit', '--json'])
  const { findings }: { readonly findings: readonly Finding[] } = JSON.parse(stdout)
  const found = expected.map(([rule, page]) =>
    findings.some((finding) => {
      const pages = finding.pages ?? [finding.page]
      return finding.rule === rule && (page === undefined || pages.includes(page))
    }),
  )
  expect(expected.filter((_, index) => !found[index])).toEqual([])
  expect(code).toBe(1)
})

test('those on a single page are not there before', async () => {
  const { stdout } = await runCli(fixtureSite, ['audit', '--json'])
  const { findings }: { readonly findings: readonly Finding[] } = JSON.parse(stdout)
  const before = new Set(findings.map(({ rule }) => rule))
  const own = ['doorway/own-text', 'claims/contact', 'claims/county', 'structured-data/references']
  expect(own.filter((rule) => before.has(rule))).toEqual([])
})
