import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Page } from '../../../templates/types.ts'
import { emptyAtlas, loadAtlas } from '../../../cli/load/gazetteer.ts'
import { isMarked, markText, withoutMarks } from '../../../cli/reading/marks.ts'
import type { SiteModel } from '../../../cli/render/site-model.ts'
import { buildState } from '../../../cli/site/changes/states.ts'
import { buildSite } from '../../../cli/site/pages/build-site.ts'
import { hasWords, typeset } from '../../../cli/site/typeset.ts'
import { valueAt } from '../../../cli/validate/fields.ts'
import { firmData, proofData } from '../../support/fixtures.ts'
import { homeAt, rootsOf } from '../../support/project.ts'
import { readState } from '../../support/rendered-site.ts'
import { dataIn, frozenModel, siteData } from '../../support/site-model.ts'

describe('of typed signs become typographic ones', () => {
  test.each([
    [
      'apostrophes',
      "Don't see your roofers' town? It's in O'Brien's list.",
      'Don’t see your roofers’ town? It’s in O’Brien’s list.',
    ],
    ['years', "in the '60s and the 1920's", 'in the ’60s and the 1920’s'],
    [
      'words without their start',
      "'Tis rock 'n' roll in Town 'n' Country",
      '’Tis rock ’n’ roll in Town ’n’ Country',
    ],
    ['what follows bold words', "'s crew", '’s crew'],
    ['names that end with a point', "the U.S.'s roofs", 'the U.S.’s roofs'],
    [
      'words in single marks',
      "called 'the green,' then 'the village'",
      'called ‘the green,’ then ‘the village’',
    ],
    [
      'words in double marks',
      'goes by "the village." ("Up" there)',
      'goes by “the village.” (“Up” there)',
    ],
    [
      'one kind in the other',
      `"We don't say 'maybe'," she said`,
      '“We don’t say ‘maybe’,” she said',
    ],
    ['marks behind a number', '"built in 1920" and "2"', '“built in 1920” and “2”'],
    ['years from and to', 'of 1759-60, 1920-1935', 'of 1759–60, 1920–1935'],
    [
      'numbers from and to',
      '3-5 days, 5-10 years, $9,000-12,000, $900-$950',
      '3–5 days, 5–10 years, $9,000–12,000, $900–$950',
    ],
    ['dashes', 'Open - and closed at noon', 'Open – and closed at noon'],
  ])('%s', (_, typed, shown) => {
    expect(typeset(typed)).toBe(shown)
  })
})

describe('as they are typed stay', () => {
  test.each([
    ['phone numbers', 'Call 860-555-0142, 555-0142, 1-860-555-0142 or 860 - 555 - 0142.'],
    ['ZIP codes', 'East Haven, CT 06513-1234'],
    ['dates', 'from 2026-11-05 to 2026-12'],
    [
      'sections of laws',
      'General Statutes, section 20-42, sections 20-427 and 20-429; ORS 70-75; § 7-14',
    ],
    ['numbers of licenses', 'License 12-34, No. 123-456, HIC.0012-0034, CCB 123-456'],
    ['rooms and models', 'Suite 3-5, Unit 12-14, R905-12'],
    ['feet and inches', `6'2", 12" of snow, 4' x 8', 5/12`],
    ['pitches', 'a 4-12 pitch'],
    ['compounds', 'Full Tear-Off, 24/7, 5-star, 20-year, 3-tab-12'],
    [
      'addresses',
      "o'neil@roofs.example.com https://roofs.example.com/a'b www.roofs.example.com/3-5",
    ],
    ['marks that have no other', 'a " b, "c, d" and \' e'],
  ])('%s', (_, typed) => {
    expect(typeset(typed)).toBe(typed)
  })

  test('words that are kept, in any text, and no others', () => {
    const kept = ["12-34 O'Brien St", '55-66']
    expect(typeset("It's 12-34 O'Brien St, number 55-66, for 55-60 days", kept)).toBe(
      "It’s 12-34 O'Brien St, number 55-66, for 55–60 days",
    )
  })
})

/** Texts in which those signs are frequent. */
const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "'",
        '"',
        '-',
        ' - ',
        ' ',
        '12',
        '1920',
        '3-5',
        'roofers',
        "don't",
        's',
        '.',
        '’',
        '“',
        '–',
      ),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))
  .filter((text) => !isMarked(text))

const withoutSigns = (text: string) => text.replaceAll(/['"‘’“”–-]/g, '-')

describe('any text', () => {
  test('keeps its length and every other sign, and changes once', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const shown = typeset(text)
        expect(shown).toHaveLength(text.length)
        expect(withoutSigns(shown)).toBe(withoutSigns(text))
        expect(typeset(shown)).toBe(shown)
      }),
    )
  })

  test('changes alike with and without marks', () => {
    const parts = fc.array(fc.record({ text: texts, number: fc.nat(10_000) }), { maxLength: 3 })
    fc.assert(
      fc.property(parts, fc.nat(10_000), (inner, number) => {
        const marked = inner.map((each) => (each.text ? markText(each.text, each.number) : ''))
        const whole = marked.join('') && markText(marked.join(''), number)
        const plain = inner.map(({ text }) => text).join('')
        expect(withoutMarks(typeset(whole))).toBe(typeset(plain))
      }),
    )
  })
})

/** The strings of a value with the keys that lead to them. */
function stringsIn(value: unknown, path: readonly string[] = []): (readonly [string, string])[] {
  if (typeof value === 'string') return [[path.join('.'), value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => stringsIn(each, [...path, key]))
}

const shownIn = ({ site, pages }: SiteModel) =>
  [site, ...pages]
    .flatMap((part) => stringsIn(part))
    .filter(([path]) => !/(^|\.)(head|structuredData|quote|hidden|address|fields)(\.|$)/.test(path))

describe('the pages', () => {
  const modelOfFirm = (firm: string) => () => {
    const roots = rootsOf(firmData(firm).replace(/\/data$/, ''))
    return buildSite(dataIn(roots, '2027-01-05'), loadAtlas(roots, homeAt(roots)))
  }
  const fixed = ["Connecticut's Top-Rated Roofers", "Don't Wait - Call Now!"]

  test.each([
    { firm: 'the example', open: frozenModel, stay: fixed },
    { firm: 'the demo', open: () => buildSite(proofData()), stay: fixed },
    { firm: 'Columbus', open: modelOfFirm('columbus'), stay: [] },
    { firm: 'Portland', open: modelOfFirm('portland'), stay: [] },
    { firm: 'Tampa', open: modelOfFirm('tampa'), stay: [] },
  ])('of $firm have no straight mark beside a letter', ({ open, stay }) => {
    const straight = shownIn(open()).flatMap(([, text]) =>
      /\p{L}['"]|['"]\p{L}/u.test(text) ? text : [],
    )
    expect([...new Set(straight)]).toEqual(stay)
  })

  test('keep the words of customers, heads and structured data as they are typed', () => {
    const [review] = proofData().reviews
    if (!review) throw new Error('The demo has no review.')
    const quote = `It's "done" in 3-5 days - that's all.`
    const name = "O'Neil & Sons' Roofing"
    const lead = "It's what we're for."
    const { business, site } = siteData()
    const model = buildSite({
      ...proofData(),
      reviews: [{ ...review, quote }],
      business: {
        ...business,
        name,
        address: { ...business.address, street: "12-34 O'Brien St" },
      },
      site: { ...site, home: { ...site.home, lead, metaDescription: lead } },
    })
    const of = (kind: Page['kind']) => model.pages.find((page) => page.kind === kind)
    const home = of('home')
    expect(home).toMatchObject({ lead: 'It’s what we’re for.', head: { description: lead } })
    expect(model.site.business).toMatchObject({
      name: 'O’Neil & Sons’ Roofing',
      address: { street: "12-34 O'Brien St" },
    })
    expect(JSON.stringify(home?.structuredData)).toContain(name)
    const quotes = model.pages
      .flatMap((page) => stringsIn(page))
      .filter(([path]) => path.endsWith('quote'))
    expect(new Set(quotes.map(([, text]) => text))).toEqual(new Set([quote]))
  })

  test('lead to unmarked values', () => {
    const data = siteData()
    const rename = (name: string) => (name === 'Middlesex County' ? "Queen Anne's County" : name)
    const counties = data.counties.map((county) => ({ ...county, name: rename(county.name) }))
    const cities = data.cities.map((city) => ({ ...city, county: rename(city.county) }))
    const state = buildState({ ...data, counties, cities }, emptyAtlas)
    const found = readState(state)
      .pageAt('/contact')
      ?.shown.filter(({ text }) => text.startsWith('Queen Anne'))
    const values = found?.map(({ text, origins }) => [
      text,
      origins.map(({ offset, length, source }) => [offset, length, valueAt(state.data, source)]),
    ])
    expect(values).toEqual([['Queen Anne’s County', [[0, 19, "Queen Anne's County"]]]])
  })
})

test('words of the data are found in texts of pages, whichever signs they have', () => {
  expect(hasWords('In Queen Anne’s County, 3–5 “days”', `Queen Anne's County, 3-5 "days"`)).toBe(
    true,
  )
  expect(hasWords("In Queen Anne's County", 'Anne’s')).toBe(true)
  expect(hasWords('In Queen Annes County', 'Anne’s')).toBe(false)
})
