import { JSDOM } from 'jsdom'
import { expect, test, vi } from 'vitest'
import { runControls } from '../../../src/controls'

test('a link of a drawing that gets the focus scrolls into view by what is drawn of it', () => {
  const { window } = new JSDOM(
    '<div class="map-labels"><a href="/guilford"><path d="M0 0h9"/></a></div><a href="/"></a>',
  )
  const { document, Element, addEventListener } = window
  Object.entries({ document, Element, addEventListener }).forEach(([name, value]) =>
    vi.stubGlobal(name, value),
  )
  vi.stubGlobal('setInterval', vi.fn())
  runControls(['UTC', [], []])
  const path = document.querySelector('path')
  if (!path) throw new Error('The drawing is not there.')
  path.scrollIntoView = vi.fn()
  for (const link of document.querySelectorAll('a')) {
    link.dispatchEvent(new window.Event('focusin', { bubbles: true }))
  }
  expect(path.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
  vi.unstubAllGlobals()
})
