import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { JSDOM } from 'jsdom'
import { site } from '#generated/site'
import { page as countyPage } from '#generated/routes/service-areas/newhavencounty'
import { Brand } from '../../../src/layout/Brand'
import { MapKey } from '../../../src/illustrations/map/MapKey'
import { Heading } from '../../../src/ui/Heading'
import { currentMark } from '../../../src/layout/aria-current'
import { runControls } from '../../../src/controls'
import { answeredLine } from '../../../src/pages/answered-line'
import { allPages } from './all-pages.ts'

const show = (text: string) => renderToStaticMarkup(createElement(Heading, { as: 'h2', text }))

test('the name of a town is not parted', () => {
  expect(show('Roofing in East Haven, Where Our Office Is')).toBe(
    '<h2>Roofing in East\u00A0Haven, Where Our Office Is</h2>',
  )
  expect(show('New roofs, old and new')).toBe('<h2>New roofs, old and new</h2>')
})

test('a little word stays with a short last one', () => {
  expect(show('We roof every house on the street.')).toBe(
    '<h2>We roof every house on the\u00A0street.</h2>',
  )
  expect(show('What we do on the Quinnipiac')).toBe('<h2>What we do on the Quinnipiac</h2>')
})

test('a word of twenty letters asks for smaller ones where there is little room', () => {
  expect(show('Roofing in Northumberlandbridge')).toBe(
    '<h2 class="long-word"><span>Roofing in Northumberlandbridge</span></h2>',
  )
  expect(show('Roofing in Guilford, Home of the Henry Whitfield House')).not.toContain('class')
  expect(show('Full Tear-Off and-Clean-Up of-the-Yard')).not.toContain('class')
})

test.each([
  ['Ridge & Eave (made-up)', 'Ridge &amp; Eave <span class="inline-block">(made-up)</span></b>'],
  ['Smith-Hall Roofs', '<span class="inline-block">Smith-Hall</span> Roofs</b>'],
  ['Smith - Hall Roofs', '>Smith - Hall Roofs</b>'],
])('at the top of a page %s is parted at its spaces', (name, shown) => {
  const business = { ...site.business, name }
  expect(
    renderToStaticMarkup(createElement(Brand, { ...site, business, isDark: false })),
  ).toContain(shown)
})

const logoOf = (width: number, saysName: boolean) => {
  const logo = {
    src: '/logo.svg',
    width,
    height: 100,
    alt: 'An eagle',
    sources: [],
    saysName,
  } as const
  const business = { ...site.business, name: 'Ridge Roofs', logo }
  return renderToStaticMarkup(createElement(Brand, { ...site, business, isDark: false }))
}

test('a logo that says the name stands alone and is read as the name', () => {
  const { address } = site.business
  expect(logoOf(300, true)).toContain('alt="Ridge Roofs"')
  expect(logoOf(300, true)).not.toContain('</b>')
  expect(logoOf(300, false)).toContain('alt=""')
  expect(logoOf(300, false)).toContain('Ridge Roofs</b>')
  expect(logoOf(300, false)).toContain(address.locality)
})

test('below a wide logo stands the name alone, on every screen', () => {
  expect(logoOf(500, false)).not.toContain('sm:flex-row')
  expect(logoOf(500, false)).not.toContain(site.business.address.region)
  expect(logoOf(300, false)).toContain('sm:flex-row')
  expect(logoOf(100, false)).not.toContain('flex-col')
})

test.each([
  ['/', '/', 'page'],
  ['/', '/services', undefined],
  ['/services', '/services', 'page'],
  ['/services', '/services/roof-repairs', 'true'],
  ['/services', '/services-else', undefined],
  ['/services/roof-repairs', '/services', undefined],
])('the link %s on the page %s is marked %s', (link, path, mark) => {
  expect(currentMark(link, path)).toBe(mark)
})

test('a link of a drawing that gets the focus by the keyboard scrolls into view by what is drawn of it', () => {
  const link = (to: string) => `<a href="/${to}" tabindex="0"><path d="M0 0h9"/></a>`
  const { window } = new JSDOM(`<svg>${link('guilford')}${link('madison')}</svg><a href="/"></a>`)
  const { document, Element, addEventListener } = window
  Object.entries({ document, Element, addEventListener }).forEach(([name, value]) =>
    vi.stubGlobal(name, value),
  )
  vi.stubGlobal('setInterval', vi.fn())
  // Nor does it need office hours.
  runControls(null)
  const scroll = vi.fn()
  window.Element.prototype.scrollIntoView = function (options) {
    scroll(this.localName, this.parentElement?.getAttribute('href'), options)
  }
  const [pressed, ...focused] = document.querySelectorAll<HTMLElement>('a')
  pressed?.dispatchEvent(new window.Event('focusin', { bubbles: true }))
  for (const each of focused) each.focus()
  expect(scroll).toHaveBeenCalledExactlyOnceWith('path', '/madison', { block: 'nearest' })
  vi.unstubAllGlobals()
})

const pages = await allPages()
const services = pages.flatMap((page) => (page.kind === 'service' ? [page] : []))
const business = { ...site.business, emergency: { days: 'Emergency repairs', hours: '24/7' } }

test('the hours stand beside the first phone button where minutes count, and only there', () => {
  for (const page of services) {
    const hasBanner = page.sections.some(({ kind }) => kind === 'banner')
    const isUrgent = page.tone !== 'standard' || hasBanner
    const line = { now: 'We answer now, day and night.', hours: 'Emergency repairs: 24/7' }
    expect([page.path, answeredLine(page, business)]).toEqual([page.path, isUrgent ? line : null])
  }
})

test('a firm that is not there around the clock does not say so', () => {
  const emergency = { days: 'Emergencies', hours: 'until 10 PM' }
  for (const page of services.filter(({ tone }) => tone === 'emergency')) {
    expect(answeredLine(page, { ...business, emergency })).toEqual({
      now: null,
      hours: 'Emergencies: until 10 PM',
    })
    expect(answeredLine(page, { ...business, emergency: null })).toBeNull()
  }
})

test('the legend of a map says what is shaded, and that a town has a page', () => {
  const { map } = countyPage
  if (!map) throw new Error('The county has no map.')
  const words = { ours: 'Our office' } as Parameters<typeof MapKey>[0]['words']
  const shown = renderToStaticMarkup(createElement(MapKey, { map, place: 'Town', words }))
  const keys = [...shown.matchAll(/>([^<>]+) </g)].map(([, text]) => text)
  expect(keys[0]).toBe(countyPage.cityName)
  expect(keys.includes('Has its own page')).toBe(map.kinds.includes('page'))
  expect(keys).toContain('Not listed')
})
