import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { overlap, type Box } from './layout-words.ts'
import { describeInBrowser, hasMark, shows } from './site-in-browser.ts'

const withMap = ['/', '/service-areas', '/service-areas/middlesexcounty', '/service-areas/guilford']

interface Label {
  readonly name: string
  readonly text: Box
  /** Around the outline of the link; the text's own where it is none. */
  readonly area: Box
  readonly isLink: boolean
  /** Whether a click on its middle follows its link, not that of a neighbour. */
  readonly isHit: boolean
  /** Whether the browser sets it at the side of its place that the drawing says. */
  readonly isAsSaid: boolean
}

/** The labels of the page's map as the browser lays them out, in CSS pixels. */
function labelsOf(page: Page): Promise<Label[]> {
  return page.evaluate(async () => {
    await document.fonts.ready
    const boxOf = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return { left, top, right, bottom }
    }
    document.querySelector('.map-labels')?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const atMiddle = ({ left, top, right, bottom }: ReturnType<typeof boxOf>) =>
      document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return [...document.querySelectorAll('.map-labels text')].map((text) => ({
      isHit: atMiddle(boxOf(text))?.closest('a') === text.closest('a'),
      name: text.textContent ?? '',
      text: boxOf(text),
      area: boxOf(text.closest('a')?.querySelector('path') ?? text),
      isLink: text.closest('a') !== null,
      isAsSaid:
        getComputedStyle(text).textAnchor === (text.getAttribute('text-anchor') ?? 'middle'),
    }))
  })
}

const collisions = (labels: readonly Label[]) =>
  labels.flatMap((a, index) =>
    labels
      .slice(index + 1)
      .filter((b) => overlap(a.text, b.text, 0.5))
      .map((b) => `${a.name} / ${b.name}`),
  )

/** A county on its own page, give or take what rounding does. */
const shaded = /^233 209 19[56]$/
const served = '253 251 246'

/** Where a map shows a town that we serve, and no name. */
const inland = (path: string) => {
  if (path.endsWith('middlesexcounty')) return { x: 0.45, y: 0.3 }
  return path.endsWith('guilford') ? { x: 0.1, y: 0.35 } : { x: 0.3, y: 0.42 }
}

/** What the visitor sees at a place of the map, from 0 to 1 across and down: red, green and blue. */
async function colourAt(page: Page, at: { readonly x: number; readonly y: number }) {
  const sheet = page.locator('.map-sheet:visible')
  await sheet.scrollIntoViewIfNeeded()
  await page.locator('.map-ground:visible').evaluate(settle)
  const { x, y, width, height } = (await sheet.boundingBox()) ?? noBox
  const clip = { x: x + at.x * width, y: y + at.y * height, width: 1, height: 1 }
  const shot = [...(await page.screenshot({ clip }))]
  return page.evaluate(async (bytes) => {
    const picture = await createImageBitmap(new Blob([Uint8Array.from(bytes)]))
    const drawing = new OffscreenCanvas(1, 1).getContext('2d')
    drawing?.drawImage(picture, 0, 0)
    return drawing?.getImageData(0, 0, 1, 1).data.slice(0, 3).join(' ')
  }, shot)
}

/** Waits until the land is painted, or cannot come: it is asked for when it is near, and unpacked beside the page. */
async function settle(ground: HTMLImageElement): Promise<void> {
  while (!ground.complete) await new Promise((resolve) => setTimeout(resolve, 20))
  await ground.decode().catch(() => undefined)
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}

const noBox = { x: 0, y: 0, width: 0, height: 0 }

describeInBrowser('the map', (site) => {
  test.each(withMap)(
    'of %s has labels that do not collide, each on its own link, the land below, and is a picture on a phone',
    async (path) => {
      const { page, complaints, origins } = await site.walk(path)
      for (const width of [768, 1024, 1152, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const labels = await labelsOf(page)
        const links = labels.filter(({ isLink }) => isLink)
        expect(links.length).toBeGreaterThan(5)
        const faults = {
          width,
          collisions: collisions(labels),
          beside: links.filter(({ isHit }) => !isHit),
          notAsSaid: labels.filter(({ isAsSaid }) => !isAsSaid),
          low: links.filter(({ area }) => area.bottom - area.top < 24),
        }
        expect(faults).toEqual({ width, collisions: [], beside: [], notAsSaid: [], low: [] })
      }

      await page.locator('.map-sheet:visible').scrollIntoViewIfNeeded()
      expect(await colourAt(page, inland(path))).toMatch(path.endsWith('county') ? shaded : served)
      const [ground, towns] = ['.map-ground', 'svg.map[role="img"]'].map((part) =>
        page.locator(`${part}:visible`),
      )
      expect(await ground?.boundingBox()).toEqual(await towns?.boundingBox())

      await page.setViewportSize({ width: 360, height: 800 })
      expect(await page.locator('.map-labels').isVisible()).toBe(false)
      const pictures = page.locator('svg.map[role="img"]:visible')
      expect(await pictures.first().getAttribute('aria-label')).toMatch(/^Map of .+ that we serve/)
      expect(await pictures.locator('a, [tabindex]').count()).toBe(0)
      const beside = page.locator('.map-beside, .map-amid')
      expect(await beside.locator('a[href^="/service-areas"]:visible').count()).toBeGreaterThan(1)
      expect([...origins]).toEqual([site.url()])
      expect(complaints).toEqual([])
    },
  )

  test('on a phone each county has a map of its own, with the names of its towns', async () => {
    const { page } = await site.visit('/service-areas', { width: 360 })
    const maps = page.locator('.map-figure:visible')
    expect(await maps.count()).toBe(2)
    const names = maps.last().locator('.map-small text')
    const texts = (await names.allTextContents()).map((text) => text.trim())
    expect(texts).toEqual(expect.arrayContaining(['Essex', 'Haddam']))
    const low = await names.evaluateAll((all) =>
      all.filter((text) => Number.parseFloat(getComputedStyle(text).fontSize) * (360 / 560) < 12),
    )
    expect(low).toEqual([])
  })

  test('only its own county stands out on the page of a county', async () => {
    const { page } = await site.visit('/service-areas/newhavencounty')
    await page.locator('.map-sheet:visible').scrollIntoViewIfNeeded()
    expect(await colourAt(page, { x: 0.69, y: 0.55 })).toMatch(shaded)
    expect(await colourAt(page, { x: 0.05, y: 0.8 })).toBe('230 223 210')
  })

  test('where its land never arrives, towns and links stand on plain ground', async () => {
    const land = '**/assets/outlines-*.svg'
    const { page } = await site.visit('/robots.txt')
    await page.route(land, (route) => route.abort())
    const asked = page.waitForRequest(land)
    await page.goto(`${site.url()}/service-areas`)
    await page.locator('.map-sheet:visible').scrollIntoViewIfNeeded()
    expect(await (await asked).response()).toBeNull()
    expect(await colourAt(page, { x: 0.05, y: 0.8 })).toBe('205 218 214')
    await page.locator('.map-labels a[href="/service-areas/guilford"]').click()
    await page.waitForURL('**/service-areas/guilford')
  })

  test('in forced colours the land is lines alone, on the ground that the visitor chose', async () => {
    // Of one file under two fragments the browser names the one that its window fetched first.
    const { page } = await site.visit('/service-areas', { forcedColors: 'active', isOwn: true })
    const ground = page.locator('.map-ground:visible')
    // Until it is near, the browser has chosen none.
    await ground.scrollIntoViewIfNeeded()
    await ground.evaluate(settle)
    const chosen = () => ground.evaluate((image: HTMLImageElement) => image.currentSrc)
    const lines = await page.locator('.map-sheet:visible source').getAttribute('srcset')
    await expect.poll(chosen).toBe(site.url() + lines)
    expect(await colourAt(page, { x: 0.3, y: 0.3 })).toBe('255 255 255')
  })

  test('its links lead on without a page load', async () => {
    const { page } = await site.start('/service-areas')
    await page.locator('.map-labels a[href="/service-areas/guilford"] text').click()
    await shows(page, '/service-areas/guilford')
    expect(await hasMark(page)).toBe(true)
  })

  test('its links can be reached and followed by keyboard', async () => {
    const { page } = await site.visit('/service-areas', { javaScriptEnabled: false })
    const names = await page
      .locator('.map-labels a')
      .evaluateAll((links) =>
        links.map((link) => [link.ariaLabel, (link.textContent ?? '').trim()]),
      )
    for (const [name, shown] of names) expect(name).toBe(shown)
    await page.locator('.map-labels a[href="/service-areas/essex"]').focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/service-areas/essex')
  })
})
