import type { OfficeTimes } from '#generated/types'
import { officeNow } from './ui/office-now'

/** The element that an event happened in, by a selector. */
export const elementOf = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

/**
 * What works without the application, and in the pages that it shows: the listeners are the
 * window's. They set attributes, and a line that React leaves alone.
 */
export function runControls(office: OfficeTimes): void {
  const settle = () => {
    for (const line of document.querySelectorAll('.office-now')) {
      line.textContent = officeNow(office, new Date())
    }
    document.querySelectorAll('input').forEach(slide)
  }
  settle()
  setInterval(settle, 60_000)
  // A slider may keep its place over a reload; the application says when it has shown another page.
  for (const sign of ['input', 'pageshow', 'pagechange']) addEventListener(sign, settle)
  addEventListener('focusin', showOnMap)
}

/** A slider between two photos, or through the numbered parts of a plate, at its value. */
function slide(slider: HTMLInputElement): void {
  const value = slider.valueAsNumber
  // The policy of the site allows no style attribute in the markup, but styles set by script.
  slider.closest<HTMLElement>('.wipe')?.style.setProperty('--wipe', `${value}%`)
  for (const part of slider.closest('section')?.querySelectorAll<HTMLElement>('[data-part]') ??
    []) {
    part.dataset['ahead'] = `${Math.sign(Number(part.dataset['part']) - value)}`
    const heading = part.querySelector('[data-ahead="0"] h3')
    if (!heading) continue
    const name = `${value + 1}. ${heading.textContent}`
    slider.setAttribute('aria-valuetext', name)
    slider.previousElementSibling?.setAttribute('data-name', name)
  }
}

/** Firefox scrolls to no link of a drawing that gets the focus, and on request only to what is drawn. */
function showOnMap(event: Event): void {
  elementOf(event, '.map-labels a')?.querySelector('path')?.scrollIntoView({ block: 'nearest' })
}
