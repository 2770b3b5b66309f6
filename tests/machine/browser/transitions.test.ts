import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { describeInBrowser, go } from './site-in-browser.ts'

/** Keeps how each transition of the page turns out. */
function watchTransitions(page: Page): Promise<void> {
  return page.evaluate(() => {
    const outcomes: string[] = []
    Reflect.set(window, '__transitions', outcomes)
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      transition.ready.then(
        () => outcomes.push('shown'),
        (error: unknown) => outcomes.push(String(error)),
      )
      return transition
    }
  })
}

const transitionsOf = (page: Page) =>
  page.evaluate(() => Reflect.get(window, '__transitions') as string[])

describeInBrowser('a drawing', ({ start }) => {
  test.each([
    ['is carried to the page of its card', 'no-preference', ['shown']],
    ['changes at once where motion is unwanted', 'reduce', []],
  ] as const)('%s', async (_, reducedMotion, outcomes) => {
    const { page } = await start('/services', { reducedMotion })
    await watchTransitions(page)
    await go(page, 'main', '/services/storm-damage')
    await expect.poll(() => transitionsOf(page)).toEqual(outcomes)
  })
})

describeInBrowser('rain', ({ visit }) => {
  test.each([
    ['falls for five seconds at most', 'no-preference', 5000],
    ['hangs in the air where motion is unwanted', 'reduce', 0],
  ] as const)('%s', async (_, reducedMotion, longest) => {
    const { page } = await visit('/services/emergency-service', { reducedMotion })
    expect(await page.locator('.service-picture .line-rain:visible').count()).toBe(3)
    const ends = await page.evaluate(() =>
      document.getAnimations().map((each) => Number(each.effect?.getComputedTiming().endTime)),
    )
    expect(Math.max(0, ...ends)).toBe(longest)
  })
})
