import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser as launch } from '../../cli/pictures/browser.ts'
import { projectRoot } from './project.ts'

export { findBrowser } from '../../cli/pictures/browser.ts'

/** Sets of installed fonts; the pages do not know the `other` ones. A browser sees one set only. */
export const fontSets = ['dejavu', 'liberation', 'roboto', 'other'] as const

export type FontSet = (typeof fontSets)[number]

/** Launches a browser with the fonts of one set, as each machine's own differ. */
export async function launchBrowser(path: string, fonts: FontSet = 'liberation'): Promise<Browser> {
  process.env['FONTCONFIG_FILE'] = join(projectRoot, `tests/fixtures/fonts/${fonts}.conf`)
  return launch(path)
}

export const remedies =
  'No browser was found, so its tests are skipped: install chromium-headless-shell, Chromium or Chrome, or name one by BROWSER_PATH.'

/** Starts the application by a pointer event at a link to a missing page, once somebody listens. */
export async function showIntent(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded')
  await page.locator('a[href="#main"]').dispatchEvent('pointerover', { bubbles: true })
}

/** Starts the application, and waits for hydration; a page with a form has none. */
export async function hydrate(page: Page): Promise<void> {
  await showIntent(page)
  await page.waitForFunction(() => {
    if (document.querySelector('form')) return true
    const heading = document.querySelector('h1')
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
  })
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The violations that axe finds on the page, by all rules or some: rule and element. */
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

/** The axe rules that depend on colors; only these can differ in the other scheme. */
const ofColors = ['color-contrast', 'link-in-text-block']

/** The same in the dark scheme, without color transitions, for a page that was checked in the light one. */
export async function violationsInDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const found = await violationsOn(page, ofColors)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
  return found
}
