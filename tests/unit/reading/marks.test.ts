import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dataSchema, type SiteData } from '../../../cli/site/schema/data.ts'
import { words } from '../../support/cases.ts'
import { siteData } from '../../support/site-model.ts'
import { markData, markTexts } from '../../../cli/reading/mark-data.ts'
import {
  isMarked,
  markedNumbers,
  markText,
  readMarks,
  withoutMarks,
} from '../../../cli/reading/marks.ts'

describe('marks', () => {
  test('tell where each of several texts stands in another, one inside the other', () => {
    const inner = markText('Guilford', 1_012_879)
    const text = `See ${markText(`roofs in ${inner} now`, 3)}.`
    expect(withoutMarks(text)).toBe('See roofs in Guilford now.')
    expect(readMarks(text)).toEqual([
      { number: 3, offset: 4, length: 21 },
      { number: 1_012_879, offset: 13, length: 8 },
    ])
    expect([...markedNumbers(text)]).toEqual([3, 1_012_879])
  })

  test('leave the first and the last letter of a text, and what is filled in', () => {
    const text = markText('Tile lasts.', 7)
    expect([text.startsWith('T'), text.endsWith('.'), /^\p{L}/u.test(text)]).toEqual([
      true,
      true,
      true,
    ])
    const filled = markText('{name} in {locality}', 8)
      .replace('{name}', markText('Us', 1))
      .replace('{locality}', markText('X', 2))
    expect(withoutMarks(filled)).toBe('Us in X')
    expect(readMarks(filled)).toEqual([
      { number: 8, offset: 0, length: 7 },
      { number: 1, offset: 0, length: 2 },
      { number: 2, offset: 6, length: 1 },
    ])
  })

  test('of any text are read as they were made', () => {
    const part = fc.record({
      text: fc.string({ minLength: 1, unit: 'grapheme' }),
      number: fc.nat(13_000_000),
    })
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 4 }),
        fc.string({ unit: 'grapheme' }),
        (parts, between) => {
          fc.pre(!isMarked(between) && parts.every(({ text }) => !isMarked(text)))
          const whole = parts.map(({ text, number }) => markText(text, number)).join(between)
          expect(withoutMarks(whole)).toBe(parts.map(({ text }) => text).join(between))
          let at = 0
          const spans = parts.map(({ text, number }) => {
            const span = { number, offset: at, length: text.length }
            at += text.length + between.length
            return span
          })
          expect(readMarks(whole)).toEqual(spans)
        },
      ),
      { seed: 20_261_128, numRuns: 300 },
    )
  })
})

describe('the texts of data that are marked', () => {
  const example = siteData()
  const data: SiteData = {
    ...example,
    business: { ...example.business, trade: ['roofing', 'solar'] },
  }
  const pathsOf = (isLeftOut: (path: readonly PropertyKey[]) => boolean) =>
    markData({ data, schema: dataSchema, isLeftOut }).paths.map((path) => path.join('.'))

  test('are those that may have any form: no kind, no list of kinds, no number, none that is left out', () => {
    const all = new Set(pathsOf(() => false))
    const marked = words`
      business.name business.address.region cities.0.cityName
      cities.0.nearbyAreas.0 site.home.heading`
    expect(marked.filter((path) => !all.has(path))).toEqual([])
    const others = words`
      business.trade.0 business.trade.1 business.phone business.email business.url
      business.address.postalCode services.0.slug cities.0.house addresses.redirects.0.from`
    expect(others.filter((path) => all.has(path))).toEqual([])
    const left = pathsOf(([file]) => file === 'cities')
    expect(left.filter((path) => path.startsWith('cities.'))).toEqual([])
    expect(left).toContain('business.name')
  })

  test('are marked by their place in the list', () => {
    const [at, other] = [
      ['site', 'home', 'heading'],
      ['cities', 1, 'cityName'],
    ]
    const marked = markTexts(data, [at ?? [], other ?? []])
    expect(marked.data.site.home.heading).toBe(markText(data.site.home.heading, 0))
    expect(marked.data.cities[1]?.cityName).toBe(markText(data.cities[1]?.cityName ?? '', 1))
    expect(marked.data.business).toEqual(data.business)
  })
})
