import * as fc from 'fast-check'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stylesOfLook } from '../../../cli/bundle/look-styles.ts'
import { faintPairs } from '../../../cli/site/look/contrast.ts'
import { texts } from '../../../cli/site/look/pairs.ts'
import { isDarkFirst, tokensOf, usualTokens } from '../../../cli/site/look/tokens.ts'
import { sampleRoutes } from '../../site/spec/routes.ts'
import { violationsOn } from '../../support/browser.ts'
import { randomLook } from '../../unit/styles/random-look.ts'
import { describeInBrowser } from './site-in-browser.ts'

const schemes = ['light', 'dark'] as const
/** Styles may be put in, and nothing is still on its way to another color. */
const plain = { bypassCSP: true, reducedMotion: 'reduce' } as const
const look = {
  type: 'besley',
  corners: 'square',
  layout: 'plain',
  drawings: 'line',
  dark: 'auto',
} as const

const passing = fc
  .sample(randomLook, { numRuns: 3000, seed: 20261126 })
  .filter((colors) => Object.keys(colors).length > 2 && faintPairs(colors).next().done)
const twelve = [
  ...passing.filter((colors) => !isDarkFirst(colors)).slice(0, 8),
  ...passing.filter(isDarkFirst).slice(0, 4),
]

/** Each token in a color of its own, so that what a page shows can be told by its name. */
const tokens = Object.keys(usualTokens.light)
const tagged = tokens.map((token, index) => `--color-${token}:rgb(${index + 1},9,9)!important`)
const tokenOf = (value: string) => tokens[Number(/^rgb\((\d+), 9, 9\)$/.exec(value)?.[1]) - 1]

/** The colors of each text with those of what lies behind it, as the browser computes them. */
const colorsOfTexts = (page: Page) =>
  page.evaluate(() => {
    const clear = /^(none|transparent|rgba\(0, 0, 0, 0\))$/
    const groundOf = (element: Element | null): string[] => {
      if (!element) return []
      const { backgroundColor, backgroundImage } = getComputedStyle(element)
      const stops = backgroundImage.match(/rgba?\([^)]*\)/g) ?? []
      if (element.localName !== 'svg' && stops.length > 0) return stops
      return clear.test(backgroundColor) ? groundOf(element.parentElement) : [backgroundColor]
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement
      if (!element?.checkVisibility() || walker.currentNode.textContent?.trim() === '') continue
      const { color, fill, stroke } = getComputedStyle(element)
      const isDrawn = element instanceof SVGElement
      // A number stands in a circle, a name on a map in an outline of its ground.
      const before = element.previousElementSibling
      const around = before?.localName === 'circle' ? getComputedStyle(before).fill : stroke
      const ground = isDrawn && !clear.test(around) ? [around] : groundOf(element)
      for (const on of ground) found.add(`${isDrawn ? fill : color} on ${on}`)
    }
    return [...found]
  })

const known = new Set(
  Object.values(texts).flatMap((pairs) =>
    pairs.flatMap(([token, grounds]) => grounds.map((ground) => `${token} on ${ground}`)),
  ),
)

describeInBrowser('colors of a look', (site) => {
  const shown = new Set<string>()

  test.each(sampleRoutes.map((path, index) => [path, index] as const))(
    '%s has no text that axe finds hard to read in looks that pass, and none but the pairs that looks are asked for',
    async (path, index) => {
      const { page } = await site.walk(path, plain)
      for (const colors of twelve.filter((_, turn) => turn % sampleRoutes.length === index)) {
        const content = stylesOfLook('', { ...look, colors: tokensOf(colors) })
        const styles = await page.addStyleTag({ content })
        for (const colorScheme of isDarkFirst(colors) ? (['dark'] as const) : schemes) {
          await page.emulateMedia({ colorScheme })
          expect(await violationsOn(page, ['color-contrast']), JSON.stringify(colors)).toEqual([])
        }
        await styles.evaluate((element: Element) => element.remove())
      }

      await page.addStyleTag({ content: `:root{${tagged.join(';')}}` })
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme })
        for (const pair of await colorsOfTexts(page)) {
          const [text = '', ground = ''] = pair.split(' on ')
          shown.add(`${tokenOf(text) ?? text} on ${tokenOf(ground) ?? ground}`)
        }
      }
      expect([...shown].filter((pair) => !known.has(pair))).toEqual([])
    },
  )

  test('twelve looks and more than twenty pairs were tried', () => {
    expect(twelve).toHaveLength(12)
    expect(shown.size).toBeGreaterThan(20)
  })
})
