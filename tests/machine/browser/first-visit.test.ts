import { expect, test } from 'vitest'
import { routes } from '../../site/spec/routes.ts'
import { words } from '../../support/cases.ts'
import { describeInBrowser } from './site-in-browser.ts'

const kB = 1000

/** What a first visit on a phone may load, with and without the outlines of maps, which are lazy. */
const budgets = [
  { paths: ['/'], all: 90, withoutOutlines: 76 },
  {
    paths: words`/service-areas/guilford /service-areas/newhaven /service-areas/waterbury
      /service-areas/newhavencounty /service-areas/middlesexcounty`,
    all: 84,
    withoutOutlines: 72,
  },
  { paths: routes.filter((path) => path.startsWith('/services')), all: 68, withoutOutlines: 68 },
  { paths: ['/contact'], all: 62, withoutOutlines: 62 },
].flatMap(({ paths, ...budget }) => paths.map((path) => ({ path, ...budget })))

describeInBrowser('a first visit', ({ url, visit }) => {
  // Transfer sizes with headers, as Lighthouse adds them up.
  test.each(budgets)('$path: at most $all kB', async ({ path, all, withoutOutlines }) => {
    const { page } = await visit('/robots.txt', { width: 360, height: 740, isOwn: true })
    const session = await page.context().newCDPSession(page)
    const sizes = new Map<string, number>()
    const addresses = new Map<string, string>()
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      addresses.set(requestId, request.url)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sizes.set(addresses.get(requestId) ?? '', encodedDataLength)
    })
    await session.send('Network.enable')
    await page.goto(url() + path, { waitUntil: 'networkidle' })
    // A headless browser does not ask for these.
    for (const file of ['/favicon.svg', '/site.webmanifest']) {
      await page.evaluate((address) => fetch(address), file)
      await expect.poll(() => sizes.has(url() + file)).toBe(true)
    }
    const sum = [...sizes].reduce((total, [, size]) => total + size, 0)
    const outlines = [...sizes].find(([address]) => address.includes('/outlines-'))?.[1] ?? 0
    expect(sizes.size).toBeGreaterThan(6)
    expect(sum).toBeLessThanOrEqual(all * kB)
    expect(sum - outlines).toBeLessThanOrEqual(withoutOutlines * kB)
  })
})
