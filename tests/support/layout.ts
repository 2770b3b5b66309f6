import type { Page } from 'playwright-core'

/** Where something lies in the window, in CSS pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A word as it is painted. */
export interface Word {
  readonly text: string
  /** The glyphs, without the empty rest of the line box. */
  readonly ink: Box
  /** The part of the page that can show it: an ancestor that cuts off what reaches beyond. */
  readonly frame: Box | null
  /** The bar that it stands in, `page` where in none: bars lie over the page on purpose. */
  readonly layer: string
}

/**
 * All words of visible text of the HTML. Text in SVG is left out: labels of maps have a test of
 * their own.
 */
export function readWords(page: Page): Promise<Word[]> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')
    const boxOf = ({ left, top, right, bottom }: DOMRect) => ({ left, top, right, bottom })
    /** How far the glyphs stay below the top, and above the bottom, of their line box. */
    const marginsOf = (text: string, { font, textTransform }: CSSStyleDeclaration) => {
      if (!pen) return { above: 0, below: 0 }
      pen.font = font
      const size = pen.measureText(textTransform === 'uppercase' ? text.toUpperCase() : text)
      return {
        above: size.fontBoundingBoxAscent - size.actualBoundingBoxAscent,
        below: size.fontBoundingBoxDescent - size.actualBoundingBoxDescent,
      }
    }
    const ancestorsOf = (element: Element) => {
      const list: Element[] = []
      for (let at: Element | null = element; at; at = at.parentElement) list.push(at)
      return list
    }
    const cuts = (element: Element) =>
      /hidden|clip/.test(getComputedStyle(element).overflow) && element !== document.body
    const isForReadersOnly = (element: Element) =>
      ancestorsOf(element).some((each) => getComputedStyle(each).clipPath === 'inset(50%)')

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words = []
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement
      if (!parent || parent.closest('svg, script, style')) continue
      if (!parent.checkVisibility({ visibilityProperty: true })) continue
      if (isForReadersOnly(parent)) continue
      const around = ancestorsOf(parent)
      const frame = around.find(cuts)
      const bar = around.find((each) => /fixed|sticky/.test(getComputedStyle(each).position))
      const styles = getComputedStyle(parent)
      const range = document.createRange()
      for (const { 0: word, index } of texts.currentNode.textContent?.matchAll(/\S+/g) ?? []) {
        const { above, below } = marginsOf(word, styles)
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + word.length)
        for (const { left, top, right, bottom } of range.getClientRects()) {
          words.push({
            text: word,
            ink: { left, top: top + above, right, bottom: bottom - below },
            frame: frame ? boxOf(frame.getBoundingClientRect()) : null,
            layer: bar ? bar.tagName + bar.className : 'page',
          })
        }
      }
    }
    return words
  })
}

/** Boxes are rounded to parts of a pixel, and hairlines touch. */
const tolerance = 1

const overlap = (a: Box, b: Box): boolean =>
  a.left + tolerance < b.right &&
  b.left + tolerance < a.right &&
  a.top + tolerance < b.bottom &&
  b.top + tolerance < a.bottom

const isInside = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left - tolerance &&
  inner.right <= outer.right + tolerance &&
  inner.top >= outer.top - tolerance &&
  inner.bottom <= outer.bottom + tolerance

/** Texts that reach beyond the window's sides, or beyond an ancestor that cuts them off. */
export function cutOff(words: readonly Word[], width: number): string[] {
  return words
    .filter(
      ({ ink, frame }) =>
        ink.left < -tolerance ||
        ink.right > width + tolerance ||
        (frame !== null && !isInside(ink, frame)),
    )
    .map(({ text }) => text)
}

/** In tight headlines a descender reaches beside an ascender of the line below. */
function coreOf({ ink }: Word): Box {
  const play = (ink.bottom - ink.top) * 0.06
  return { ...ink, top: ink.top + play, bottom: ink.bottom - play }
}

/** Pairs of texts whose glyphs lie over each other. */
export function overlapping(words: readonly Word[]): string[] {
  return words.flatMap((a, index) =>
    words
      .slice(index + 1)
      .filter((b) => a.layer === b.layer && overlap(coreOf(a), coreOf(b)))
      .map((b) => `${a.text} / ${b.text}`),
  )
}

/** Texts shortened by an ellipsis or a line clamp, whose boxes do not tell it. */
export function shortened(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflow, textOverflow, webkitLineClamp } = getComputedStyle(element)
        const canShorten = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
        const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element
        const isFull = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1
        return /hidden|clip/.test(overflow) && canShorten && isFull && element.checkVisibility()
      })
      .map((element) => element.textContent ?? ''),
  )
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

/** Texts under a bar where no scrolling helps: at the start of the page and at its end. */
export async function underBars(page: Page): Promise<string[]> {
  const hidden: string[] = []
  for (const end of [0, 1e6]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), end)
    const bars = await readBars(page)
    const half = (page.viewportSize()?.height ?? 0) / 2
    // At the start what lies under the lower bar can be scrolled up, and so on.
    const stuck = bars.filter(({ top }) => top < half === (end === 0))
    const words = (await readWords(page)).filter(({ layer }) => layer === 'page')
    hidden.push(
      ...words.filter(({ ink }) => stuck.some((bar) => overlap(ink, bar))).map(({ text }) => text),
    )
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
export function coveredFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCovered = (element: HTMLElement, alignToTop: boolean) => {
      element.scrollIntoView({ block: alignToTop ? 'start' : 'end', behavior: 'instant' })
      const { top, bottom } = element.getBoundingClientRect()
      // To the very edge, past any margin that scrolling keeps.
      window.scrollBy({ top: alignToTop ? top : bottom - innerHeight, behavior: 'instant' })
      element.focus()
      const box = element.getClientRects()[0] ?? element.getBoundingClientRect()
      const onTop = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      element.blur()
      return onTop !== null && !element.contains(onTop) && !onTop.contains(element)
    }
    const inPage = [...document.querySelectorAll<HTMLElement>('main a, main button, footer a')]
    const covered = inPage.filter(
      (element) =>
        element.checkVisibility() && (isCovered(element, false) || isCovered(element, true)),
    )
    window.scrollTo({ top: 0, behavior: 'instant' })
    return covered.map((element) => element.textContent ?? '')
  })
}

/** The least height and width of a target: WCAG 2.2, 2.5.8 and, for calls to action, 2.5.5. */
const least = { any: 24, call: 44 }

/**
 * Targets that are too small. Calls to action are buttons and phone numbers; a link within a
 * sentence is as high as its line.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(({ any, call }) => {
    const inSentence = (target: Element) => {
      const around = target.closest('p, li, dd, td')
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
        const size = isCall ? call : any
        // Half a pixel is lost where a drawing is scaled.
        const isSmall = height < size - 0.5 || width < size - 0.5
        return isSmall ? [`${target.textContent} ${Math.round(width)}×${Math.round(height)}`] : []
      })
  }, least)
}

/** Counts from now on how far things move by themselves; for before the page is loaded. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const before = Number(Reflect.get(window, '__shift') ?? 0)
        Reflect.set(window, '__shift', before + Number(Reflect.get(entry, 'value')))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Number(Reflect.get(window, '__shift') ?? 0))
}
