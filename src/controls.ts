import type { OfficeTimes } from '#generated/types'
import { officeNow } from './ui/office-now'

/** The closest element of an event that matches a selector. */
export const elementOf = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

/**
 * Controls that work with and without the application; the listeners are on the window. They set attributes, and
 * lines of text that React does not touch. A firm whose hours are not confirmed has no times, and no such line.
 */
export function runControls(office: OfficeTimes | null): void {
  const settle = () => {
    const lines = office ? officeNow(office, new Date()).split('\n') : []
    for (const line of document.querySelectorAll<HTMLElement>('.office-now')) {
      line.textContent = lines[Number(line.dataset['line'] ?? 0)] ?? ''
    }
    document.querySelectorAll<HTMLInputElement>('input[type=range]').forEach(slide)
  }
  settle()
  setInterval(settle, 60_000)
  // A reload may restore a slider's value; the application fires `pagechange` after a navigation.
  for (const sign of ['input', 'pageshow', 'pagechange']) addEventListener(sign, settle)
  addEventListener('focusin', showInDrawing)
  // A step back may show the page as it was left. Older browsers have no popovers.
  addEventListener('pagehide', () => document.querySelector<HTMLElement>('#menu')?.hidePopover?.())
}

/** Applies the value of a slider between two photos, or through the numbered parts of a plate. */
function slide(slider: HTMLInputElement): void {
  const value = slider.valueAsNumber
  // The policy forbids style attributes in the markup, but not styles set by script.
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

/**
 * Firefox does not scroll to a focused SVG link, and on request only to its visible content; Chrome not to one of which
 * an edge is in view. What is pressed stays below the pointer.
 */
function showInDrawing(event: Event): void {
  const link = elementOf(event, 'svg a:focus-visible')
  link?.querySelector('path')?.scrollIntoView({ block: 'nearest' })
}
