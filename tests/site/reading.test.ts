import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { loadAtlas } from '../../cli/load/gazetteer.ts'
import { pathsOf } from '../../cli/commands/edit/state.ts'
import { withoutMarks } from '../../cli/reading/marks.ts'
import { htmlFile } from '../../cli/lib/paths.ts'
import type { ReadPage } from '../../cli/reading/page.ts'
import { readPage, readPageWithPlaces } from '../../cli/reading/read-page.ts'
import { buildState } from '../../cli/site/changes/states.ts'
import { all, sample } from '../support/cases.ts'
import { firmData, proofData } from '../support/fixtures.ts'
import { homeAt, fixtureRoots, rootsOf } from '../support/project.ts'
import { readState, renderPage } from '../support/rendered-site.ts'
import { dataIn, pagesToTry, siteData } from '../support/site-model.ts'

/** On this day all that the made-up firms have done is over. */
const day = '2027-01-05'

const firms = ['columbus', 'denver', 'phoenix', 'portland', 'tampa'].map((firm) => {
  const roots = rootsOf(firmData(firm).replace(/\/data$/, ''))
  return [firm, () => ({ roots, data: dataIn(roots, day) })] as const
})

/** Where two pages begin to differ, but for the sum of their markup, and for spaces that do not break. */
function differenceOf(one: string, other: string): string {
  const [own, theirs] = [one, other].map((html) =>
    html.replace(/ data-outline="[^"]*"/, '').replaceAll('\u00A0', ' '),
  )
  if (own === undefined || theirs === undefined || own === theirs) return ''
  const at = own.split('').findIndex((letter, index) => letter !== theirs[index])
  return `${own.slice(at - 60, at + 40)} | ${theirs.slice(at - 60, at + 40)}`
}

/** In a short run the example, and a firm with two trades. */
const sites = [
  ['the example', () => ({ roots: fixtureRoots, data: siteData() })],
  ['the demo', () => ({ roots: fixtureRoots, data: proofData() })],
  ...firms,
] as const

test.each(sample(sites, 5))('of %s each text leads to the value that it is', (_, open) => {
  const { roots, data } = open()
  const built = buildState(data, loadAtlas(roots, homeAt(roots)))
  const reading = readState(built)
  const wrong: unknown[] = []
  let whole = 0
  for (const shown of pagesToTry(built.model)) {
    const { path, kind } = shown
    const page = reading.pageAt(path)
    const about = { path, kind, file: path, origin: data.business.url }
    const marked = readPage({ ...about, html: reading.htmlOf(path), paths: reading.sources })
    const html = renderPage(built.model.site, shown)
    const plain = readPage({ ...about, html })
    // Nor of its markup.
    expect([path, differenceOf(withoutMarks(reading.htmlOf(path)), html)]).toEqual([path, ''])
    // A mark changes nothing of what a page says.
    const texts = [page, plain].map((each) => {
      const { title, description, shown: said = [], pictures = [] } = each ?? {}
      return [title, description, ...said, ...pictures].map((placed) => placed?.text)
    })
    expect([path, texts[0]]).toEqual([path, texts[1]])
    const counts = new Map<string, number>()
    for (const { text, origins } of marked.shown) {
      const nth = counts.get(text) ?? 0
      counts.set(text, nth + 1)
      const [first, second] = origins
      if (!first || second || first.length !== text.length) continue
      whole += 1
      const found = pathsOf({ findings: [], sources: [], built }, readState, {
        page: path,
        text,
        nth,
      })
      const [led, truth] = [found.map((each) => each.join('.')), first.source.join('.')]
      if (led.length !== 1 || led[0] !== truth) wrong.push([path, text, led, truth])
    }
  }
  expect(wrong).toEqual([])
  expect(whole).toBeGreaterThan(all ? 700 : 200)
})

test('texts have their places in the files of a build', () => {
  const dist = join(inject('fixtureSite'), 'dist')
  const reading = readState(buildState(siteData(), loadAtlas(fixtureRoots, homeAt(fixtureRoots))))
  for (const path of reading.paths) {
    const built = { file: htmlFile(path), html: readFileSync(join(dist, htmlFile(path)), 'utf8') }
    const about = { path, kind: '', origin: 'https://www.example.com', html: built.html }
    const placesOf = ({ title, description, shown, links }: ReadPage) =>
      [title, description, ...shown, ...links].map((placed) => [placed?.text, placed?.place])
    const own = placesOf(reading.pageInFile(path, built))
    expect([path, own]).toEqual([path, placesOf(readPageWithPlaces(about, built))])
  }
})
