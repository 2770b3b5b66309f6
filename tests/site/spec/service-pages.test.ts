import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { partHeaded, readBuiltPage, textOf, textsOf } from '../../support/built-site.ts'
import { routes } from './routes.ts'
import { replacementSteps, serviceCards } from './texts.ts'

const tel = 'tel:+18605550142'
const read = (path: string) => readBuiltPage(join(inject('fixtureSite'), 'dist'), path)
const hrefs = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '')

describe('service pages', () => {
  test.each(routes.filter((path) => path.startsWith('/services/')))(
    '%s has four cards with benefit lists and a call by phone',
    (path) => {
      const { document } = read(path)
      const cards = [...document.querySelectorAll('main li:has(ul)')]
      expect(cards).toHaveLength(4)
      const titles = cards.flatMap((card) => textsOf(card, 'h3'))
      expect(titles).toEqual(serviceCards[path] ?? titles)
      expect(titles).toHaveLength(4)
      for (const card of cards)
        expect(card.querySelectorAll('ul li').length).toBeGreaterThanOrEqual(2)
      const hero = document.querySelector('h1')?.closest('section') ?? document
      expect(hrefs(hero, 'a')).toContain(tel)
    },
  )

  test('commercial roofing adds three reasons to choose us', () => {
    const part = partHeaded(read('/services/commercial-roofing'), 'Why businesses choose us')
    expect(textsOf(part, 'li h3')).toHaveLength(3)
  })

  test('roof repairs adds a banner with the phone number', () => {
    const part = partHeaded(read('/services/roof-repairs'), 'Is water coming in right now?')
    expect(hrefs(part, 'a')).toEqual([tel])
  })

  test('each card of roof replacement has four benefits', () => {
    const { document } = read('/services/roof-replacement')
    const cards = [...document.querySelectorAll('main li:has(ul)')]
    expect(cards.map((card) => card.querySelectorAll('ul li').length)).toEqual([4, 4, 4, 4])
  })

  test('roof replacement has four numbered steps, then a call by phone', () => {
    const { document } = read('/services/roof-replacement')
    const list = document.querySelector('main ol')
    expect(list && textsOf(list, 'li h3')).toEqual(replacementSteps)
    expect(
      list &&
        textsOf(list, 'li')
          .map((text) => text.slice(0, 2))
          .join(''),
    ).toBe('1 2 3 4 ')
    const next = list?.closest('section')?.nextElementSibling
    expect(next?.querySelector(`a[href="${tel}"]`)).toBeTruthy()
  })

  test('roof replacement takes the roof apart, part by part, between its cards and its steps', () => {
    const { document } = read('/services/roof-replacement')
    expect(textsOf(document, 'main h2')).toEqual([
      'What a replacement includes',
      'Take the roof apart',
      'Four steps to a new roof',
      'Find out what yours would cost',
    ])
    const apart = partHeaded(read('/services/roof-replacement'), 'Take the roof apart')
    const parts = [...apart.querySelectorAll('li')]
    const named = parts.map((part) => `${textOf(part.firstElementChild)} ${textsOf(part, 'h3')}`)
    expect(named.join(', ')).toBe(
      '1 Shingles, 2 Underlayment, 3 Ice and water membrane, 4 Drip edge, 5 Deck, 6 Vents and the air path',
    )
    for (const part of parts)
      expect(textsOf(part, 'b')).toEqual(['What it does:', 'How it fails:', 'From below:'])
  })

  test('roof repairs leads from the stain to the source in five numbered places', () => {
    const part = partHeaded(read('/services/roof-repairs'), 'From the stain to the source')
    expect(textsOf(part, 'li h3').join(', ')).toBe(
      'The stain, The wet patch above it, The track on the rafter, The seam in the boards, The flashing',
    )
    expect(textsOf(part, 'svg text')).toEqual(['1', '2', '3', '4', '5'])
  })

  test('storm damage has call buttons in several places', () => {
    const links = hrefs(read('/services/storm-damage').document, 'main a')
    expect(links.filter((to) => to === tel).length).toBeGreaterThanOrEqual(3)
  })

  test('storm damage never offers to negotiate or file a claim', () => {
    const text = textOf(read('/services/storm-damage').document.querySelector('main'))
    expect(text).not.toMatch(/\bwe (will )?(negotiate|file|prepare|settle)\b/i)
  })

  test('the emergency block calls by phone', () => {
    const part = partHeaded(read('/services/emergency-service'), "Don't Wait - Call Now!")
    expect(hrefs(part, 'a')).toEqual([tel])
  })
})
