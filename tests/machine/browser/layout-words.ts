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
export async function readWords(page: Page): Promise<Word[]> {
  const read = await page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')
    const boxOf = ({ left, top, right, bottom }: DOMRect) => ({ left, top, right, bottom })
    /** How far the glyphs stay below the top, and above the bottom, of their line box. */
    const marginsOf = (text: string) => {
      const size = pen?.measureText(text)
      return {
        above: size ? size.fontBoundingBoxAscent - size.actualBoundingBoxAscent : 0,
        below: size ? size.fontBoundingBoxDescent - size.actualBoundingBoxDescent : 0,
      }
    }
    const ancestorsOf = (element: Element) => {
      const list: Element[] = []
      for (let at: Element | null = element; at; at = at.parentElement) list.push(at)
      return list
    }
    const cuts = (element: Element) =>
      /hidden|clip/.test(getComputedStyle(element).overflow) && element !== document.body
    const scrollsSideways = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) && element !== document.body
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
      const frame = around.find(cuts)?.getBoundingClientRect()
      const row = around.find(scrollsSideways)?.getBoundingClientRect()
      const bar = around.find((each) => /fixed|sticky/.test(getComputedStyle(each).position))
      const { font, textTransform } = getComputedStyle(parent)
      if (pen) pen.font = font
      const range = document.createRange()
      for (const { 0: word, index } of texts.currentNode.textContent?.matchAll(/\S+/g) ?? []) {
        const isUpper = textTransform === 'uppercase'
        const { above, below } = marginsOf(isUpper ? word.toUpperCase() : word)
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + word.length)
        for (const { left, top, right, bottom } of range.getClientRects()) {
          // Scrolling shows it.
          if (row && (left < row.left || right > row.right)) continue
          words.push({
            text: word,
            ink: { left, top: top + above, right, bottom: bottom - below },
            frame: frame ? boxOf(frame) : null,
            layer: bar ? bar.tagName + bar.className : 'page',
          })
        }
      }
    }
    // Playwright takes longer over a thousand objects than the browser over their places.
    return JSON.stringify(words)
  })
  return JSON.parse(read) as Word[]
}

/** Boxes are rounded to parts of a pixel, and hairlines touch. */
const tolerance = 1

/** Whether two boxes share more than an edge. */
export const overlap = (a: Box, b: Box, play = tolerance): boolean =>
  a.left + play < b.right &&
  b.left + play < a.right &&
  a.top + play < b.bottom &&
  b.top + play < a.bottom

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
  const cores = words.map((word) => ({ ...word, core: coreOf(word) }))
  return cores.flatMap((a, index) =>
    cores
      .slice(index + 1)
      .filter((b) => a.layer === b.layer && overlap(a.core, b.core))
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
