import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampleRoutes, unknownPath } from '../../site/spec/routes.ts'
import { cutOff, overlapping, readWords, shortened, type Word } from './layout-words.ts'
import { brokenWords, coveredFocus, sideways, smallTargets, underBars } from './layout.ts'
import { describeInBrowser, matrix, type SiteInBrowser } from './site-in-browser.ts'

// The first is as wide, counted in letters, as a phone on which letters are twice as large.
const widths = [180, 320, 360, 768, 1280, 1920]
/** Pages that are composed as another is differ in their words alone. */
const someWidths = [180, 360, 1280]
const ofWords = ['sideways', 'cutOff', 'broken', 'overlapping', 'smallTargets'] as const

/** A page that is not scrolled, with its words where they lie. */
interface Look {
  readonly page: Page
  readonly width: number
  readonly words: readonly Word[]
}

/** What may be wrong with a layout. */
const checks = {
  sideways: async ({ page }: Look) => ((await sideways(page)) > 0 ? ['the page'] : []),
  cutOff: async ({ page, width, words }: Look) => [
    ...cutOff(words, width),
    ...(await shortened(page)),
  ],
  broken: ({ page }: Look) => brokenWords(page),
  overlapping: ({ words }: Look) => overlapping(words),
  underBars: ({ page, words }: Look) => underBars(page, words),
  coveredFocus: ({ page }: Look) => coveredFocus(page),
  smallTargets: ({ page }: Look) => smallTargets(page),
}

type Fault = keyof typeof checks
const all = Object.keys(checks) as Fault[]

async function lookAt(page: Page, width: number): Promise<Look> {
  await page.setViewportSize({ width, height: 800 })
  return { page, width, words: await readWords(page) }
}

/** All that is wrong with the layout of the page at `width`: the check and what it found. */
async function faultsAt(page: Page, width: number, asked: readonly Fault[]): Promise<string[]> {
  const look = await lookAt(page, width)
  const found: string[] = []
  for (const fault of asked) {
    found.push(...(await checks[fault](look)).map((what) => `${width}: ${fault}: ${what}`))
  }
  return found
}

describeInBrowser('the layout', (site) => {
  test.each([...matrix, unknownPath])('of %s is sound whatever the width', async (path) => {
    const isOfItsKind = sampleRoutes.includes(path) || path === unknownPath
    const [chosen, asked] = isOfItsKind ? [widths, all] : [someWidths, ofWords]
    const { page } = await site.visit(path)
    // Fonts that were late on the first visit are at hand on the second.
    await page.reload()
    for (const width of chosen) expect(await faultsAt(page, width, asked)).toEqual([])
  })
})

describeInBrowser('a line of the longest text', (site) => {
  test.each([768, 1920])('holds 60 to 72 letters at %i pixels', async (width) => {
    const { page } = await site.visit('/service-areas/guilford', { width })
    const texts = await page.locator('main p').evaluateAll((paragraphs) =>
      paragraphs.map((paragraph) => {
        const length = paragraph.textContent?.length ?? 0
        const range = document.createRange()
        range.selectNodeContents(paragraph)
        const lines = [...range.getClientRects()].map((line) => line.width)
        const set = lines.reduce((sum, line) => sum + line, 0)
        return { length, perLine: (Math.max(...lines) / set) * length }
      }),
    )
    const { perLine } = texts.reduce((longest, text) =>
      text.length > longest.length ? text : longest,
    )
    expect(Math.round(perLine)).toBeGreaterThanOrEqual(60)
    expect(Math.round(perLine)).toBeLessThanOrEqual(72)
  })
})

describeInBrowser('where letters are twice as large', (site) => {
  // 360 by 800 at 32 pixels a letter; heights in rem shrink with the letters.
  test.each(['/', '/services/emergency-service'])('%s is whole', async (path) => {
    const { page } = await site.visit(path, { viewport: { width: 180, height: 400 } })
    const words = await readWords(page)
    expect([await sideways(page), cutOff(words, 180)]).toEqual([0, []])
  })

  // As where only texts are zoomed: the widths at which a layout changes stay as they are.
  test.each(['/', '/services/emergency-service', '/contact', '/service-areas/guilford'])(
    '%s has room for them',
    async (path) => {
      const { page } = await visitWith(site, path, 'html { font-size: 32px }')
      for (const width of [360, 1280]) {
        const { words } = await lookAt(page, width)
        const faults = [...cutOff(words, width), ...overlapping(words)]
        expect([await sideways(page), ...faults]).toEqual([0])
      }
    },
  )
})

describeInBrowser('where letters, words and lines stand wider apart (WCAG 1.4.12)', (site) => {
  const wider =
    '* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em } p { margin-bottom: 2em }'
  test.each(['/', '/services/emergency-service', '/contact', '/service-areas/guilford'])(
    '%s is whole',
    async (path) => {
      const { page } = await visitWith(site, path, wider)
      for (const width of [320, 360, 412, 1280]) {
        const { words } = await lookAt(page, width)
        expect([await sideways(page), ...cutOff(words, width)]).toEqual([0])
      }
    },
  )
})

describeInBrowser('a fault that is put in is found:', (site) => {
  test.each<[Fault, string, number, string]>([
    ['sideways', 'a row that is too wide', 320, 'main { min-width: 400px }'],
    ['cutOff', 'a heading beyond its box', 360, 'h1 { height: 10px; overflow: hidden }'],
    ['cutOff', 'a heading beyond the window', 360, 'h1 { position: relative; left: -40px }'],
    [
      'cutOff',
      'an ellipsis',
      360,
      'h1 { white-space: nowrap; overflow: hidden; text-overflow: ellipsis }',
    ],
    ['broken', 'letters that fill a line', 360, 'h1 { width: 3rem; overflow-wrap: anywhere }'],
    ['overlapping', 'a heading over what follows', 768, 'h1 { margin-bottom: -3rem }'],
    ['overlapping', 'lines that are set too tight', 360, 'h1 { line-height: 0.5 }'],
    ['underBars', 'a footer that ends under the bar', 360, 'footer { padding-bottom: 0 }'],
    ['underBars', 'a page that begins under the bar', 1280, 'main { margin-top: -9rem }'],
    ['coveredFocus', 'no margin for the bars', 360, 'html { scroll-padding: 0 }'],
    ['smallTargets', 'links of one line', 768, '.footer-link { min-height: 0; line-height: 1 }'],
    ['smallTargets', 'a low button', 1280, '.button { min-height: 0; padding: 0 }'],
  ])('%s: %s', async (fault, _, width, styles) => {
    const { page } = await visitWith(site, '/contact', styles)
    expect(await checks[fault](await lookAt(page, width))).not.toEqual([])
  })
})

/** A page whose styles are changed, which its policy would refuse. */
async function visitWith(site: SiteInBrowser, path: string, content: string) {
  const visit = await site.visit(path, { bypassCSP: true })
  await visit.page.addStyleTag({ content: content.replaceAll(' }', ' !important }') })
  return visit
}
