import type { Page } from 'playwright-core'

export { findBrowser, launchBrowser } from '../../cli/pictures/browser.ts'

export const remedies = [
  'No browser was found, so the browser tests are skipped. To run them, do one of these:',
  '  - install Chromium or Google Chrome (Debian: apt-get install chromium-headless-shell)',
  '  - name one: BROWSER_PATH=/path/to/chrome npm test',
  '  - npx playwright-core install chromium',
  '  - npm install --no-save @sparticuz/chromium (Linux)',
].join('\n')

/** Starts the application by a sign of intent, and waits until React has taken over. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(200, 200)
  await page.mouse.move(210, 210)
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1')
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
  })
}
