import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { violationsInDark, violationsOn } from '../../support/browser.ts'
import { faultsOfLargeText, sideways, smallTargets } from './layout.ts'
import { fixtureData, projectRoot } from '../../support/project.ts'
import { citiesOf, layProofOver } from '../../support/fixtures.ts'
import { runCli } from '../../support/run-cli.ts'
import { houseParts } from '../../../src/illustrations/houses/parts'
import { describeInBrowser, hasMark, hydrate } from './site-in-browser.ts'

const names = (page: Page) => page.locator('.house-panel:visible h3').allTextContents()
const inStreet = (page: Page, kind: string) => page.locator(`.street a[href="#house-${kind}"]`)
/** Where something stands in the window. */
const edgesOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`${selector} is not shown.`)
  return { top: box.y, bottom: box.y + box.height }
}
/** How far roofs are lifted, as drawings measure. */
const lift = 44
/** How far the roof of a house is. */
const liftOf = (page: Page, kind: string) =>
  page
    .locator(`#house-${kind} .house-roof`)
    .evaluate((roof) =>
      Math.round(-Number.parseFloat(getComputedStyle(roof).translate.split(' ')[1] ?? '0')),
    )
/** Until a window that is scrolled without a jump has arrived. */
async function arrive(page: Page): Promise<number> {
  const before = await page.evaluate(() => window.scrollY)
  await page.waitForTimeout(150)
  const now = await page.evaluate(() => window.scrollY)
  return now === before ? now : arrive(page)
}
/** From now on; what it returns gives the names of those that have started. */
async function hearAnimations(page: Page): Promise<() => Promise<string[]>> {
  const started = await page.evaluateHandle(() => {
    const list: string[] = []
    document.addEventListener('animationstart', ({ animationName }) => list.push(animationName))
    return list
  })
  return () => started.jsonValue()
}
/** Whether all that moves has ended. */
const isStill = (page: Page) =>
  page.evaluate(() => {
    const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    return Promise.allSettled(moving.map(({ finished }) => finished)).then(() => true)
  })
const kinds = ['ranch', 'cape', 'saltbox', 'colonial', 'victorian', 'triple-decker', 'mill']
const all = ['Ranch', 'Cape', 'Saltbox', 'Colonial', 'Mansard', 'Triple-decker', 'Brick mill']

describeInBrowser('which house is yours', (site) => {
  const folder = mkdtempSync(join(tmpdir(), 'roof-site-houses-'))
  beforeAll(async () => {
    cpSync(fixtureData, join(folder, 'data'), { recursive: true })
    const towns = citiesOf('Branford', 'Guilford', 'Hamden', 'Middletown', 'Wallingford')
    writeFileSync(join(folder, 'data/cities.yaml'), towns)
    layProofOver(folder)
    cpSync(join(projectRoot, 'data/houses.yaml'), join(folder, 'data/houses.yaml'))
    const { code, stderr } = await runCli(projectRoot, ['build', '--cwd', folder])
    if (code !== 0) throw new Error(stderr)
  }, 60_000)
  beforeEach(() => site.deploy(join(folder, 'dist')))
  afterAll(() => rmSync(folder, { recursive: true }))

  test.each([1280, 320])('no barrier at %i px, and nothing complains', async (width) => {
    const { page, complaints } = await site.walk('/', { width })
    await hydrate(page)
    expect(await violationsOn(page)).toEqual([])
    for (const kind of ['colonial', 'cape']) {
      await inStreet(page, kind).click()
      expect(await names(page)).toHaveLength(1)
      await isStill(page)
      expect(await violationsOn(page)).toEqual([])
    }
    expect(await violationsInDark(page)).toEqual([])
    expect(await sideways(page)).toBe(0)
    expect(await smallTargets(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('nothing is open until a house of the street is chosen, and the street stays in view', async () => {
    const { page } = await site.walk('/', {
      height: 900,
      javaScriptEnabled: false,
      reducedMotion: 'reduce',
    })
    expect(await names(page)).toEqual([])
    const { bottom } = await edgesOf(page, '.street')
    expect((await edgesOf(page, '#proof')).top - bottom).toBeLessThan(24)
    await inStreet(page, 'saltbox').click()
    expect(await names(page)).toEqual(['Saltbox'])
    const scrolled = await arrive(page)
    const street = await edgesOf(page, '.street')
    const { top } = await edgesOf(page, '#house-saltbox')
    expect(top - street.bottom).toBeCloseTo(4, 0)
    expect(top).toBeLessThan(500)
    for (const [kind, name] of [
      ['mill', 'Brick mill'],
      ['ranch', 'Ranch'],
    ] as const) {
      await inStreet(page, kind).click()
      expect(await names(page)).toEqual([name])
      expect(await arrive(page)).toBe(scrolled)
    }
    await page.goBack()
    expect(await names(page)).toEqual(['Brick mill'])
    await page.locator('.house-close:visible').click()
    await expect.poll(() => names(page)).toEqual([])
    // Where the question is.
    expect(await arrive(page)).toBe(0)
  })

  test('a wide window goes to the answer, and no farther', async () => {
    const { page } = await site.walk('/', { height: 800 })
    const scrolled = await page.evaluateHandle(() => {
      const heights: number[] = []
      addEventListener('scroll', () => heights.push(window.scrollY))
      return heights
    })
    await inStreet(page, 'ranch').click()
    await expect.poll(() => scrolled.evaluate(({ length }) => length)).toBeGreaterThan(0)
    const end = await arrive(page)
    expect(Math.max(...(await scrolled.jsonValue()))).toBeCloseTo(end, 0)
  })

  /** Where the houses of the street lie in the window. */
  const rectsOf = (page: Page) =>
    page
      .locator('.street .house-link > path')
      .evaluateAll((frames) =>
        frames.map((frame): { left: number; right: number } =>
          frame.getBoundingClientRect().toJSON(),
        ),
      )

  test('on phones roofs are on the first screen, and what speaks for the firm gives way to an answer', async () => {
    const { page } = await site.walk('/', { width: 360, height: 740 })
    expect((await edgesOf(page, '.street a[href="#house-cape"]')).top).toBeLessThan(740)
    const bullets = page.locator('.hero-bullets')
    expect(await bullets.isVisible()).toBe(true)
    await inStreet(page, 'cape').click()
    expect(await bullets.isVisible()).toBe(false)
  })

  test('on phones the street goes by whole houses', async () => {
    const { page } = await site.walk('/', { width: 360, height: 740 })
    const walk = page.locator('.street-walk')
    // It rests at houses as soon as it has begun.
    const rests = () => walk.evaluate((each) => getComputedStyle(each).scrollSnapType)
    await expect.poll(rests).toContain('x')
    for (const left of [100, 250, 400, 560]) {
      await walk.evaluate((each, to) => each.scrollTo({ left: to, behavior: 'instant' }), left)
      const nearest = async () =>
        Math.min(...(await rectsOf(page)).map((rect) => Math.abs(rect.left)))
      await expect.poll(nearest).toBeLessThan(20)
    }
  })

  test.each(all.map((name, index) => [name, index] as const))(
    'on phones the street begins with the %s that is chosen',
    async (name, index) => {
      const { page } = await site.walk(`/#house-${kinds[index]}`, { width: 360, height: 740 })
      expect(await names(page)).toEqual([name])
      const isWhole = async () => {
        const { left = NaN, right = NaN } = (await rectsOf(page))[index] ?? {}
        return left > -8 && right < 368
      }
      await expect.poll(isWhole).toBe(true)
    },
  )

  test('on phones a house that is chosen by its edge comes into the window', async () => {
    const { page } = await site.walk('/', { width: 360, height: 740, reducedMotion: 'reduce' })
    await hydrate(page)
    const saltbox = page.locator('.street .house-link').nth(all.indexOf('Saltbox'))
    const edges = () =>
      saltbox.locator('> path').evaluate((frame) => {
        const { left, right } = frame.getBoundingClientRect()
        return { left, right }
      })
    await saltbox.scrollIntoViewIfNeeded()
    await page
      .locator('.street-walk')
      .evaluate((walk) => walk.scrollTo({ left: 0, behavior: 'instant' }))
    const { left, right } = await edges()
    expect(left).toBeLessThan(360)
    expect(right).toBeGreaterThan(400)
    await page.goto(`${page.url().split('#')[0]}#house-saltbox`)
    expect(await names(page)).toEqual(['Saltbox'])
    await expect.poll(async () => (await edges()).right).toBeLessThan(368)
    expect((await edges()).left).toBeGreaterThan(-8)
  })

  test.each([
    [360, 740],
    [390, 844],
  ])(
    'at %i by %i px a house is drawn once, with its numbers, above what they mean',
    async (width, height) => {
      const { page } = await site.walk('/', { width, height, reducedMotion: 'reduce' })
      const { top: bar } = await edgesOf(page, '.call-bar')
      for (const kind of kinds) {
        await inStreet(page, kind).click()
        await arrive(page)
        expect(await page.locator(`#house-${kind} .house-drawing`).isVisible()).toBe(false)
        const marks = await page
          .locator(`.street a[href="#house-${kind}"] [href^="#part-"]`)
          .evaluateAll((drawn) =>
            drawn.map((mark): { top: number; left: number; right: number } =>
              mark.getBoundingClientRect().toJSON(),
            ),
          )
        const parts = page.locator(`#house-${kind} .house-part`)
        expect(marks, kind).toHaveLength(await parts.count())
        expect(Math.min(...marks.map(({ top }) => top)), kind).toBeGreaterThan(0)
        expect(Math.min(...marks.map(({ left }) => left)), kind).toBeGreaterThan(-8)
        expect(Math.max(...marks.map(({ right }) => right)), kind).toBeLessThan(width + 8)
        const last = await parts.last().boundingBox()
        expect((last?.y ?? NaN) + (last?.height ?? NaN), kind).toBeLessThan(bar)
      }
    },
  )

  test('wide windows have the numbers in the larger drawing alone', async () => {
    const { page } = await site.walk('/#house-cape')
    const inPanel = page.locator('#house-cape [href^="#part-"]')
    expect(await inPanel.count()).toBeGreaterThan(0)
    expect(await inPanel.first().isVisible()).toBe(true)
    expect(await page.locator('.street [href^="#part-"]').first().isVisible()).toBe(false)
  })

  test('on phones closing returns to the question, and back to where one was', async () => {
    const { page } = await site.walk('/', { width: 360, height: 740, reducedMotion: 'reduce' })
    // The application goes back by its own record of where one was.
    await hydrate(page)
    await inStreet(page, 'cape').click()
    const chosen = await arrive(page)
    // Playwright would scroll while the link that closes takes no click.
    await isStill(page)
    await page.locator('.house-close:visible').click()
    await expect.poll(() => names(page)).toEqual([])
    const closed = await arrive(page)
    expect(closed).toBeLessThan(chosen)
    const { top } = await edgesOf(page, '.street-question:visible')
    expect(top).toBeGreaterThan((await edgesOf(page, '.site-header')).bottom)
    expect((await edgesOf(page, '.street')).bottom).toBeLessThan(740)
    // Nor has it left with the street.
    const left = await page
      .locator('.street-question:visible')
      .evaluate((question) => question.getBoundingClientRect().left)
    expect(left).toBe(20)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(chosen)
    expect(await names(page)).toEqual(['Cape'])
    await page.goForward()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(closed)
  })

  test('a house that was chosen before shows its answer again, from the start', async () => {
    const { page } = await site.walk('/', { reducedMotion: 'reduce' })
    await hydrate(page)
    await inStreet(page, 'cape').click()
    const first = await arrive(page)
    const read = first + 150
    await page.evaluate((to) => window.scrollTo(0, to), read)
    // A pointer would first scroll back to the house.
    await inStreet(page, 'ranch').dispatchEvent('click')
    const second = await arrive(page)
    await inStreet(page, 'cape').click()
    expect(await arrive(page)).toBe(first)
    for (const y of [second, read]) {
      await page.goBack()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y)
    }
    // Nor does it matter where an earlier visit ended.
    await page.evaluate((to) => window.scrollTo(0, to), read)
    await page.goto(new URL('/about', page.url()).href)
    await page.goto(new URL('/', page.url()).href)
    await hydrate(page)
    await inStreet(page, 'cape').click()
    expect(await arrive(page)).toBe(first)
  })

  test('the link to Home closes a house, and a step back from another page finds it open', async () => {
    const { page } = await site.walk('/', { reducedMotion: 'reduce' })
    await hydrate(page)
    await inStreet(page, 'cape').click()
    await page.locator('#house-cape .house-links a').first().click()
    await page.waitForURL('**/services/**')
    await page.goBack()
    await expect.poll(() => names(page)).toEqual(['Cape'])
    await hydrate(page)
    await page.locator('.site-header a[href="/"]').first().click()
    await expect.poll(() => names(page)).toEqual([])
    expect(new URL(page.url()).hash).toBe('')
  })

  test.each([1280, 360])('at %i px nothing lies over a link', async (width) => {
    for (const path of ['/', '/#house-cape']) {
      const { page } = await site.walk(path, { width, reducedMotion: 'reduce' })
      await isStill(page)
      const links = await page.locator('main a:not(svg a)').filter({ visible: true }).all()
      expect(links.length).toBeGreaterThan(10)
      const hits = links.map((link) =>
        link.evaluate((each) => {
          each.scrollIntoView({ block: 'center' })
          const { left, top, width: wide, height } = each.getBoundingClientRect()
          const hit = document.elementFromPoint(left + wide / 2, top + height / 2)
          return hit && (each.contains(hit) || hit.contains(each)) ? '' : each.textContent
        }),
      )
      expect((await Promise.all(hits)).filter(Boolean)).toEqual([])
    }
  })

  test('a house that is clicked twice stays open', async () => {
    const { page } = await site.walk('/', { height: 800, reducedMotion: 'reduce' })
    // The link that closes it comes to lie below the pointer.
    await inStreet(page, 'mill').dblclick({ position: { x: 80, y: 210 } })
    await arrive(page)
    expect(await names(page)).toEqual(['Brick mill'])
    await page.locator('.house-close:visible').click()
    await expect.poll(() => names(page)).toEqual([])
  })

  test('a step back from a house that was chosen before React ran returns to where one was', async () => {
    const { page } = await site.walk('/', { reducedMotion: 'reduce' })
    await page.evaluate(() => window.scrollTo(0, 120))
    await inStreet(page, 'cape').dispatchEvent('click')
    await arrive(page)
    await hydrate(page)
    await page.goBack()
    await expect.poll(() => names(page)).toEqual([])
    expect(await arrive(page)).toBe(120)
  })

  test.each([
    [1280, 800],
    [1440, 900],
  ])(
    'at %i by %i px the call of each house is in the first view of it, below its whole roof',
    async (width, height) => {
      const { page } = await site.walk('/', { width, height, reducedMotion: 'reduce' })
      for (const kind of [
        'ranch',
        'cape',
        'saltbox',
        'colonial',
        'victorian',
        'triple-decker',
        'mill',
      ] as const) {
        await inStreet(page, kind).click()
        await arrive(page)
        const { bottom } = await edgesOf(page, `#house-${kind} .house-call > a`)
        expect(bottom, kind).toBeLessThan(height)
        const ridge = houseParts[kind].roof.span[2] - lift
        const above = await page
          .locator(`#street-${kind}`)
          .evaluate(
            (house: SVGGElement, y) =>
              new DOMPoint(0, y).matrixTransform(house.getScreenCTM() ?? undefined).y,
            ridge,
          )
        expect(above, kind).toBeGreaterThan(0)
      }
    },
  )

  test('the window goes to what is chosen without a jump, and at once with reduced motion', async () => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const { page } = await site.walk('/', { height: 900, reducedMotion })
      await inStreet(page, 'cape').hover()
      const behavior = () => getComputedStyle(document.documentElement).scrollBehavior
      const isCalm = reducedMotion === 'no-preference'
      expect(await page.evaluate(behavior)).toBe(isCalm ? 'smooth' : 'auto')
      const started = await hearAnimations(page)
      await inStreet(page, 'cape').click()
      await arrive(page)
      expect((await started()).includes('house-unfold')).toBe(isCalm)
    }
  })

  test.each([360, 768, 1024, 1152, 1280, 1440, 1920])(
    'at %i px the question is read above the houses, and covers none',
    async (width) => {
      for (const height of [730, 880, 1000]) {
        const { page } = await site.walk('/', { width, height })
        const covered = await page.evaluate(() => {
          const boxOf = (each: Element) => each.getBoundingClientRect()
          const questions = [...document.querySelectorAll('.street-question')].map(boxOf)
          const [question, ...others] = questions.filter((box) => box.width > 0)
          if (!question || others.length > 0) throw new Error('There is not one question.')
          const { left, right, bottom } = question
          // A house is narrower at its top.
          const houses = [...document.querySelectorAll('.street .house-link [id^="street-"]')]
          return houses
            .map(boxOf)
            .filter((house) => house.left + 12 < right && house.right > left && house.top < bottom)
            .length
        })
        expect(covered).toBe(0)
      }
    },
  )

  test.each([
    [1024, 96],
    [1280, 40],
  ])('at %i px panels are about as tall, but for jobs', async (width, most) => {
    const { page } = await site.walk('/', { width })
    const heights = await page.evaluate(() =>
      [...document.querySelectorAll('.house-panel')].map(({ id }) => {
        location.hash = id
        return document.querySelector(`#${id} .house-words`)?.getBoundingClientRect().height ?? 0
      }),
    )
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(most)
  })

  test('without a form each house says what to mention in a call', async () => {
    const { page } = await site.walk('/#house-mill')
    expect(await page.locator('#house-mill').innerText()).toContain(
      'Mention “Brick mill” when you call.',
    )
  })

  test.each([360, 768])('at %i px one goes along the street, and chooses in it', async (width) => {
    const { page } = await site.walk('/', { width, height: 740 })
    expect(await names(page)).toEqual([])
    const firstOf = () => page.locator('.street-walk').evaluate((street) => street.scrollLeft)
    expect(await firstOf()).toBe(0)
    for (const [kind, name] of [
      ['ranch', 'Ranch'],
      ['mill', 'Brick mill'],
    ] as const) {
      await inStreet(page, kind).click()
      expect(await names(page)).toEqual([name])
      await arrive(page)
      // Its name in the street is in the window, above what is known of it.
      const inside = await edgesOf(page, `.street a[href="#house-${kind}"] text`)
      expect(inside.top).toBeGreaterThan(60)
      expect(inside.bottom).toBeLessThan((await edgesOf(page, `#house-${kind}`)).top)
    }
    expect(await firstOf()).toBeGreaterThan(200)
    expect(await sideways(page)).toBe(0)
  })

  test('the roof of the chosen house is lifted in the street, too', async () => {
    const { page } = await site.walk('/', { reducedMotion: 'reduce' })
    const lifted = () =>
      page
        .locator('.street .house-open')
        .evaluateAll((roofs) =>
          roofs
            .filter((roof) => getComputedStyle(roof).display !== 'none')
            .map((roof) => roof.querySelector('.house-roof > use')?.getAttribute('href')),
        )
    expect(await lifted()).toEqual([])
    await inStreet(page, 'cape').click()
    expect(await lifted()).toEqual(['#street-cape'])
    await inStreet(page, 'mill').click()
    expect(await lifted()).toEqual(['#street-mill'])
  })

  test('the call is repeated only below what is open', async () => {
    const { page } = await site.walk('/')
    const call = page.locator('#house-cape .house-call')
    expect(await call.isVisible()).toBe(false)
    await inStreet(page, 'cape').click()
    expect(await call.isVisible()).toBe(true)
  })

  test('the chosen house is marked in the street, and the others are paler', async () => {
    const { page } = await site.walk('/#house-cape', { reducedMotion: 'reduce' })
    const named = await page.locator('.street .house-link').evaluateAll((links) =>
      links.flatMap((link) => {
        const name = link.querySelector('text')
        if (!name) return []
        const { fill, textDecorationLine: line } = getComputedStyle(name)
        return [{ fill, line, to: link.getAttribute('href') }]
      }),
    )
    // Each looks like a link, and one is in another color.
    expect(new Set(named.map(({ line }) => line))).toEqual(new Set(['underline']))
    const isAlone = ({ fill }: (typeof named)[number]) =>
      named.filter((other) => other.fill === fill).length === 1
    expect(named.filter(isAlone).map(({ to }) => to)).toEqual(['#house-cape'])
    const light = await page
      .locator('.street .house-link > g')
      .evaluateAll((houses) => houses.map((house) => getComputedStyle(house).filter))
    expect(light).toHaveLength(all.length)
    expect(light.filter((each) => each === 'none')).toHaveLength(1)
  })

  test('a house steps forward when it is pointed at', async () => {
    const { page } = await site.walk('/', { reducedMotion: 'reduce' })
    const house = inStreet(page, 'saltbox').locator('> g')
    const sizeOf = () => house.evaluate((each) => getComputedStyle(each).scale)
    const before = await sizeOf()
    await inStreet(page, 'saltbox').hover()
    expect(Number(await sizeOf())).toBeGreaterThan(Number(before))
  })

  test('by the keyboard, from the street to the part and on to its links', async () => {
    const { page } = await site.start('/')
    const link = page.locator('.home-hero a[href="#house-colonial"]')
    await link.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => names(page)).toEqual(['Colonial'])
    // The address of a part is no page of the application.
    expect(await hasMark(page)).toBe(true)
    const scrolled = await arrive(page)
    await page.keyboard.press('Tab')
    const close = page.locator('#house-colonial .house-close')
    expect(await close.evaluate((each) => each === document.activeElement)).toBe(true)
    expect(await arrive(page)).toBe(scrolled)
    await page.keyboard.press('Enter')
    await expect.poll(() => names(page)).toEqual([])
    // Back in the street.
    await page.keyboard.press('Tab')
    const isInStreet = () => document.activeElement?.closest('.street') !== null
    expect(await page.evaluate(isInStreet)).toBe(true)
  })

  test.each([360, 640])('at %i px the focus is on a house in the window', async (width) => {
    const { page } = await site.walk('/', { width, height: 740, reducedMotion: 'reduce' })
    const focused = page.locator('.street a:focus > path')
    const isWhole = async () => {
      const { x, width: wide } = (await focused.boundingBox()) ?? { x: NaN, width: NaN }
      return x > -8 && x + wide < width + 8
    }
    await inStreet(page, 'ranch').focus()
    for (const key of [...Array(6).fill('Tab'), ...Array(6).fill('Shift+Tab')]) {
      await page.keyboard.press(key)
      await expect.poll(isWhole).toBe(true)
    }
  })

  test('the houses of the street are links by their names, not by their drawing', async () => {
    const { page } = await site.walk('/')
    const street = page.getByRole('group', { name: 'Which house is yours?' })
    const links = await street.getByRole('link').allTextContents()
    expect(links.map((name) => name.trim())).toContain('Colonial')
    expect(links).toHaveLength(all.length)
  })

  test('the roof is lifted in one movement, which another choice ends', async () => {
    const { page } = await site.walk('/')
    const movements = await page.evaluate(() =>
      ['cape', 'ranch'].map((kind) => {
        location.hash = `house-${kind}`
        const roof = document.querySelector(`#house-${kind} .house-roof`)
        return roof?.getAnimations().map((each) => each.effect?.getTiming().duration)
      }),
    )
    expect(movements).toEqual([[400], [400]])
    await expect.poll(() => liftOf(page, 'ranch')).toBe(lift)
  })

  test('with reduced motion it is lifted at once', async () => {
    const { page } = await site.walk('/', { reducedMotion: 'reduce' })
    await inStreet(page, 'cape').click()
    expect(await liftOf(page, 'cape')).toBe(lift)
  })

  test('the front house of a town leads to its part', async () => {
    const { page } = await site.walk('/service-areas/guilford')
    const link = page.locator('.town-street a')
    const part = (await link.getAttribute('href')) ?? ''
    await link.click()
    await page.waitForURL(`**${part}`)
    await expect.poll(() => page.locator('.house-panel:visible').count()).toBe(1)
    expect(`/#${await page.locator('.house-panel:visible').getAttribute('id')}`).toBe(part)
  })

  test('on a phone that comes from a town the name of its house is in the window', async () => {
    const { page } = await site.walk('/service-areas/guilford', { width: 320, height: 640 })
    const part = (await page.locator('.town-street a').getAttribute('href')) ?? ''
    await page.goto(new URL(part, page.url()).href)
    const { top, bottom } = await edgesOf(page, '.house-panel:visible h3')
    expect(top).toBeGreaterThan(60)
    expect(bottom).toBeLessThan(560)
  })

  test.each(['/', '/#house-colonial'])('%s: letters of twice the size are whole', async (path) => {
    const { page } = await site.walk(path, { bypassCSP: true })
    expect(await faultsOfLargeText(page)).toEqual([])
  })

  test.each(['/', '/#house-cape'])(
    '%s: all of them are printed, and the last job with its customer',
    async (path) => {
      const { page } = await site.walk(path)
      await page.emulateMedia({ media: 'print' })
      expect(await names(page)).toEqual(all)
      for (const panel of await page.locator('.house-panel').all()) {
        expect((await panel.boundingBox())?.height).toBeGreaterThan(200)
        expect(await panel.evaluate((each) => getComputedStyle(each).opacity)).toBe('1')
      }
      expect(await page.locator('.house-question').isVisible()).toBe(true)
      const job = page.locator('#house-colonial .house-job')
      expect(await job.locator('a[href^="/work/"]').isVisible()).toBe(true)
      expect(await job.locator('blockquote').isVisible()).toBe(true)
    },
  )

  test('in forced colors the chosen one is open', async () => {
    const { page } = await site.walk('/#house-cape', { width: 360, forcedColors: 'active' })
    const open = await page
      .locator('.street .house-open')
      .evaluateAll((each) => each.map((house) => getComputedStyle(house).display !== 'none'))
    expect(open).toEqual(all.map((name) => name === 'Cape'))
  })

  test('Home has 4 kB more by them at most, packed, jobs apart; without them names look like no links', async () => {
    const page = join(folder, 'dist/index.html')
    // Jobs are the firm's own, with the words of its customers.
    const job = /<div class="house-job.*?<\/div>/gs
    const sizeOf = () =>
      gzipSync(readFileSync(page, 'utf8').replaceAll(job, ''), { level: 9 }).length
    const size = sizeOf()
    rmSync(join(folder, 'data/houses.yaml'))
    const { code, stderr } = await runCli(projectRoot, ['build', '--cwd', folder])
    expect(code, stderr).toBe(0)
    expect(size - sizeOf()).toBeGreaterThan(2000)
    expect(size - sizeOf()).toBeLessThanOrEqual(4000)
    const visited = await site.walk('/')
    const lines = await visited.page
      .locator('.street .house-name')
      .evaluateAll((texts) => texts.map((name) => getComputedStyle(name).textDecorationLine))
    expect(new Set(lines)).toEqual(new Set(['none']))
  }, 60_000)
})
