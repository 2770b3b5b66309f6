import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { site } from '#generated/site'
import { Brand } from '../../../src/layout/Brand'
import { Heading } from '../../../src/ui/Heading'

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
  expect(renderToStaticMarkup(createElement(Brand, { ...site, business }))).toContain(shown)
})
