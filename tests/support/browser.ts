import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser as launch } from '../../cli/pictures/browser.ts'
import { projectRoot } from './project.ts'

export { findBrowser } from '../../cli/pictures/browser.ts'

/** Fonts that machines have, `other` ones unknown to the pages; a browser sees one set and no others. */
export const fontSets = ['dejavu', 'liberation', 'roboto', 'other'] as const

export type FontSet = (typeof fontSets)[number]

/** Starts a browser that sees the fonts of one set; the machine's own are the same nowhere. */
export async function launchBrowser(path: string, fonts: FontSet = 'liberation'): Promise<Browser> {
  process.env['FONTCONFIG_FILE'] = join(projectRoot, `tests/fixtures/fonts/${fonts}.conf`)
  return launch(path)
}

export const remedies =
  'No browser was found, so its tests are skipped: install chromium-headless-shell, Chromium or Chrome, or name one by BROWSER_PATH.'

/** Starts the application by a sign of intent: a pointer at a link, which leads to no page. */
export const showIntent = (page: Page) =>
  page.locator('a[href="#main"]').dispatchEvent('pointerover', { bubbles: true })

/** Starts the application, and waits until React has taken over. */
export async function hydrate(page: Page): Promise<void> {
  await showIntent(page)
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1')
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
  })
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong with the page, by all rules or some: rule and element. */
export async function violationsOn(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(
    async (runOnly) => {
      const { run } = Reflect.get(window, 'axe') as typeof import('axe-core')
      const { violations } = await run({ runOnly, resultTypes: ['violations'] })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    },
    [...(rules ?? tags)],
  )
}

/** The rules of axe that read colors; in the other scheme the elements are the same. */
const ofColors = ['color-contrast', 'link-in-text-block']

/** The same in the dark scheme, with nothing on its way to another color, of a page that was looked at in the light one. */
export async function violationsInDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const found = await violationsOn(page, ofColors)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
  return found
}
