import { JSDOM } from 'jsdom'
import { expect, test, vi } from 'vitest'
import { showWhenFocused } from '../../../src/illustrations/map/show-when-focused'

test('a link of a drawing that gets the focus scrolls into view by what is drawn of it', () => {
  const { window } = new JSDOM('<svg><a href="/guilford"><path d="M0 0h9"/></a></svg>')
  const [drawing, link, path] = ['svg', 'a', 'path'].map((name) =>
    window.document.querySelector<SVGSVGElement>(name),
  )
  if (!drawing || !link || !path) throw new Error('The drawing is not there.')
  vi.stubGlobal('Element', window.Element)
  path.scrollIntoView = vi.fn()
  const stop = showWhenFocused(drawing)
  link.dispatchEvent(new window.Event('focusin', { bubbles: true }))
  expect(path.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
  stop()
  link.dispatchEvent(new window.Event('focusin', { bubbles: true }))
  expect(path.scrollIntoView).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})
