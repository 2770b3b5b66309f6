import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { loadAtlas } from '../../../cli/load/gazetteer.ts'
import { readPage } from '../../../cli/reading/read-page.ts'
import { buildState } from '../../../cli/site/changes/states.ts'
import { textsOf } from '../../../src/editor/texts'
import { sample } from '../../support/cases.ts'
import { firmData } from '../../support/fixtures.ts'
import { homeAt, fixtureRoots, rootsOf } from '../../support/project.ts'
import { readState, renderPage } from '../../support/rendered-site.ts'
import { dataIn, pagesToTry, siteData } from '../../support/site-model.ts'

const { window } = new JSDOM('')

beforeAll(() => {
  const { document, Element, Text } = window
  // What is seen depends on styles, of which nothing is known here.
  Object.assign(Element.prototype, {
    checkVisibility(this: Element) {
      return !this.matches('.unseen')
    },
  })
  for (const [name, value] of Object.entries({ document, Element, Text }))
    vi.stubGlobal(name, value)
})
afterAll(() => vi.unstubAllGlobals())

type Told = readonly [text: string, nth: number]

/** As a browser counts them, which sends the number of a text that was clicked. */
function inBrowser(html: string): Told[] {
  const { body } = new window.DOMParser().parseFromString(html, 'text/html')
  return textsOf(body).map(({ text, nth }) => [text, nth])
}

/** The same of the texts that the number is looked up in. */
function counted(shown: readonly { readonly text: string }[]): Told[] {
  const counts = new Map<string, number>()
  return shown.map(({ text }) => {
    const nth = counts.get(text) ?? 0
    counts.set(text, nth + 1)
    return [text, nth]
  })
}

const firm = rootsOf(firmData('denver').replace(/\/data$/, ''))

const sites = [
  ['a firm', firm, () => dataIn(firm, '2027-01-05')],
  ['the frozen site', fixtureRoots, () => siteData()],
] as const

test.each(sample(sites, 2))(
  'a click counts texts that read alike as the reading does: %s',
  (_, roots, open) => {
    const state = buildState(open(), loadAtlas(roots, homeAt(roots)))
    const reading = readState(state)
    const { site } = state.model
    for (const page of pagesToTry(state.model)) {
      const shown = reading.pageAt(page.path)?.shown ?? []
      expect([page.path, inBrowser(renderPage(site, page))]).toEqual([page.path, counted(shown)])
    }
  },
)

test.each([
  ['what is hidden', '<p hidden>A</p><p>A</p><div hidden><p>A</p></div><p>A</p>'],
  ['line breaks and blanks', '<p>A<br>B \n <b>C</b>&nbsp;D</p><p>A B C D</p>'],
  ['comments', '<p>A<!-- -->, B<!--C--></p><p>A, B</p>'],
  ['pictures', '<p>A</p><img alt="A"><img alt=""><img><a href="/"><img alt="B">C</a>'],
  ['elements in a row', '<p><b>A</b> <b>B</b></p><p><b>A</b>, <b>B</b></p><p><b>A</b></p>'],
  ['drawings', '<svg><title>A</title><text><tspan>A</tspan><tspan>B</tspan></text></svg><i>A</i>'],
  ['scripts and templates', '<script>A</script><template>A</template><noscript>A</noscript>A'],
])('nor otherwise: %s', (_, body) => {
  const html = `<!doctype html><html><head><title>A</title></head><body>${body}</body></html>`
  const { shown } = readPage({ path: '/', kind: '', file: '', origin: 'https://a.example', html })
  expect(inBrowser(html)).toEqual(counted(shown))
  expect(shown.length).toBeGreaterThan(0)
})

test('a text that styles hide cannot be pointed at, and counts all the same', () => {
  const html = '<body><p>A</p><p class="unseen">A</p><p>A</p></body>'
  expect(inBrowser(html)).toEqual([
    ['A', 0],
    ['A', 2],
  ])
})
