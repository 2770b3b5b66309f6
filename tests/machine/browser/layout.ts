import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import {
  cutOff,
  overlap,
  overlapping,
  readWords,
  shortened,
  type Box,
  type Word,
} from './layout-words.ts'

/** A page that is not scrolled, with its words where they lie. */
interface Look {
  readonly page: Page
  readonly width: number
  readonly words: readonly Word[]
}

/** What may be wrong with a layout. */
export const checks = {
  sideways: async ({ page }: Look) => ((await sideways(page)) > 0 ? ['the page'] : []),
  cutOff: async ({ page, width, words }: Look) => [
    ...cutOff(words, width),
    ...(await shortened(page)),
  ],
  broken: ({ page }: Look) => brokenWords(page),
  overlapping: ({ words }: Look) => overlapping(words),
  spilling: ({ page }: Look) => spillingPictures(page),
  underBars: ({ page, words }: Look) => underBars(page, words),
  coveredFocus: ({ page }: Look) => coveredFocus(page),
  smallTargets: ({ page }: Look) => smallTargets(page),
}

export type Fault = keyof typeof checks

/** All that is wrong with the layout of the page at `width`: the check and what it found. */
export async function faultsAt(
  page: Page,
  width: number,
  asked: readonly Fault[],
  height = 800,
): Promise<string[]> {
  await page.setViewportSize({ width, height })
  const look = { page, width, words: await readWords(page) }
  const found: string[] = []
  for (const fault of asked) {
    found.push(...(await checks[fault](look)).map((what) => `${width}: ${fault}: ${what}`))
  }
  return found
}

/** Changes the styles of a page, which its policy would refuse: the page's context bypasses it. */
export const restyle = (page: Page, content: string) =>
  page.addStyleTag({ content: content.replaceAll(' }', ' !important }') })

const wider =
  '* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em } p { margin-bottom: 2em }'

/** What is wrong with the layout where letters are twice as large, or stand wider apart (WCAG 1.4.4, 1.4.12). */
export async function faultsOfLargeText(page: Page): Promise<string[]> {
  const asked = ['sideways', 'cutOff', 'overlapping'] as const
  // 360 by 800 at 32 pixels a letter; heights in rem shrink with the letters.
  const faults = await faultsAt(page, 180, asked, 400)
  // As where only texts are zoomed: the widths at which a layout changes stay as they are.
  const large = await restyle(page, 'html { font-size: 32px }')
  for (const width of [360, 1280]) faults.push(...(await faultsAt(page, width, asked)))
  await large.evaluate((style: Element) => style.remove())
  await restyle(page, wider)
  for (const width of [320, 360, 412, 1280]) faults.push(...(await faultsAt(page, width, asked)))
  return faults
}

/** How far the page can be scrolled sideways. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo({ left: 1000, behavior: 'instant' })
    const { scrollX } = window
    window.scrollTo({ left: 0, behavior: 'instant' })
    return scrollX
  })
}

/**
 * Words that go on in the next line without a hyphen; an address may. On a window narrower than any
 * phone, one of more than fourteen letters may fill more than a line.
 */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = []
    const longest = innerWidth < 320 ? 14 : Infinity
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!parent?.checkVisibility() || parent.closest('svg, .sr-only, a[href^="mailto:"]'))
        continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}’']{2,}/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1 && word.length <= longest) broken.push(word)
      }
    }
    return broken
  })
}

/** Pictures that leave the card or the figure they are in. */
function spillingPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(li, figure) :is(img, svg.drawing)')]
      .filter((picture) => picture.checkVisibility())
      .filter((picture) => {
        const inner = picture.getBoundingClientRect()
        const outer = picture.closest('li, figure')?.getBoundingClientRect()
        if (!outer) return false
        return (
          inner.top < outer.top - 1 ||
          inner.bottom > outer.bottom + 1 ||
          inner.left < outer.left - 1 ||
          inner.right > outer.right + 1
        )
      })
      .map((picture) => picture.getAttribute('src') ?? picture.getAttribute('class') ?? ''),
  )
}

/** Texts under a bar where no scrolling helps: at the start of the page and at its end. */
async function underBars(page: Page, words: readonly Word[]): Promise<string[]> {
  const inPage = words.filter(({ layer }) => layer === 'page')
  const hidden: string[] = []
  for (const end of [0, 1e6]) {
    const scrolled = await page.evaluate((top) => {
      window.scrollTo({ top, behavior: 'instant' })
      return scrollY
    }, end)
    const bars = await readBars(page)
    const half = (page.viewportSize()?.height ?? 0) / 2
    // At the start what lies under the lower bar can be scrolled up, and so on.
    const stuck = bars.filter(({ top }) => top < half === (end === 0))
    const isHidden = ({ ink }: Word) => {
      const moved = { ...ink, top: ink.top - scrolled, bottom: ink.bottom - scrolled }
      return stuck.some((bar) => overlap(moved, bar))
    }
    hidden.push(...inPage.filter(isHidden).map(({ text }) => text))
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  return hidden
}

/** The bars that stay while the page scrolls. */
function readBars(page: Page): Promise<Box[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          /fixed|sticky/.test(getComputedStyle(element).position) && element.checkVisibility(),
      )
      .map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        return { left, top, right, bottom }
      }),
  )
}

/**
 * Links and buttons of which something covers the middle when they get the focus. Each is first
 * brought to the window's lower edge and then to its upper one, where the bars are.
 */
function coveredFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The application would fetch the page of each link.
    const keep = (event: Event) => event.stopImmediatePropagation()
    addEventListener('focusin', keep, { capture: true })
    const isCovered = (element: HTMLElement, alignToTop: boolean) => {
      element.scrollIntoView({ block: alignToTop ? 'start' : 'end', behavior: 'instant' })
      const { top, bottom } = element.getBoundingClientRect()
      // To the very edge, past any margin that scrolling keeps.
      window.scrollBy({ top: alignToTop ? top : bottom - innerHeight, behavior: 'instant' })
      element.focus()
      // The middle of a town's outline may lie in the town that it bends around.
      const shown = element.matches('svg a') ? (element.querySelector('text') ?? element) : element
      const box = shown.getClientRects()[0] ?? shown.getBoundingClientRect()
      const onTop = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      return onTop !== null && !element.contains(onTop) && !onTop.contains(element)
    }
    const inPage = [
      ...document.querySelectorAll<HTMLElement>('main a, main button, footer a'),
    ].filter((element) => element.checkVisibility())
    // One after the other: the focus goes from each to the next, and comes to each twice.
    const covered = [false, true].flatMap((alignToTop) =>
      inPage.filter((element) => isCovered(element, alignToTop)),
    )
    inPage.at(-1)?.blur()
    removeEventListener('focusin', keep, { capture: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
    return [...new Set(covered)].map((element) => element.textContent ?? '')
  })
}

/** The least height and width of a target: WCAG 2.2, 2.5.8 and, for calls to action, 2.5.5. */
const least = { other: 24, call: 44 }

/**
 * Targets that are too small. Calls to action are buttons and phone numbers; a link within a
 * sentence is as high as its line.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(({ other, call }) => {
    const inSentence = (target: Element) => {
      const around = target.closest('p, li, dd, td, figcaption')
      const words = around?.textContent?.replace(target.textContent ?? '', '').trim() ?? ''
      return getComputedStyle(target).display === 'inline' && words.length > 0
    }
    const boxOf = (target: Element) => {
      const stretched = getComputedStyle(target, '::after').position === 'absolute'
      const area = stretched ? (target.closest('.relative') ?? target) : target
      return area.getBoundingClientRect()
    }
    return [...document.querySelectorAll('a, button, input, select, summary')]
      .filter((target) => target.checkVisibility() && !inSentence(target))
      .filter((target) => !target.matches('.sr-only:not(:focus)'))
      .flatMap((target) => {
        const { width, height } = boxOf(target)
        const isCall = target.matches('.button, a[href^="tel:"]')
        const size = isCall ? call : other
        // Half a pixel is lost where a drawing is scaled.
        const isSmall = height < size - 0.5 || width < size - 0.5
        return isSmall ? [`${target.textContent} ${Math.round(width)}×${Math.round(height)}`] : []
      })
  }, least)
}

/** Counts until the test ends how far things move by themselves; for before the page is loaded. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const script = await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const before = Number(Reflect.get(window, '__shift') ?? 0)
        Reflect.set(window, '__shift', before + Number(Reflect.get(entry, 'value')))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  onTestFinished(() => script.dispose())
  return () =>
    page.evaluate(async () => {
      // What has just moved is told after it is painted.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      return Number(Reflect.get(window, '__shift') ?? 0)
    })
}

/** How far a page may move while its fonts come; browsers call less than 0.1 good. */
export const mostShift = 0.05

/** Opens the page once more, its fonts late; gives how many were asked for. */
export async function openWithLateFonts(page: Page, path: string): Promise<number> {
  const fonts = { asked: 0 }
  await page.unrouteAll()
  await page.route('**/*.woff2', async (route) => {
    fonts.asked += 1
    await new Promise((resolve) => setTimeout(resolve, 350))
    await route.continue()
  })
  await page.goto(new URL(path, page.url()).href)
  await page.evaluate(() => document.fonts.ready)
  return fonts.asked
}
