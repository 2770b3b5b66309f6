import * as fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { loadAtlas } from '../../../cli/load/gazetteer.ts'
import { groupBy } from '../../../cli/lib/collections.ts'
import { diffData } from '../../../cli/origins/data-changes.ts'
import { markText, readMarks, withoutMarks } from '../../../cli/origins/marks.ts'
import { mapTexts, textsBelow, valueAt } from '../../../cli/validate/fields.ts'
import { changedDocuments, type Origins } from '../../../cli/origins/origins.ts'
import type { DataPath } from '../../../cli/parse/parse.ts'
import { traceTexts } from '../../../cli/site/changes/describe-change.ts'
import { nameOfEntry } from '../../../cli/site/changes/causes.ts'
import { buildState, type BuiltState } from '../../../cli/site/changes/states.ts'
import { readableTexts } from '../../../cli/site/pages/page-views.ts'
import type { SiteData } from '../../../cli/site/schema/data.ts'
import { all, sample, words } from '../../support/cases.ts'
import { fixtureRoots } from '../../support/project.ts'
import { proofData, citiesOf } from '../../support/fixtures.ts'
import { siteData } from '../../support/site-model.ts'

describe('marks', () => {
  test('tell where each of several texts stands in another, one inside the other', () => {
    const inner = markText('Guilford', 70_000 % 57_121)
    const text = `See ${markText(`roofs in ${inner} now`, 3)}.`
    expect(withoutMarks(text)).toBe('See roofs in Guilford now.')
    expect(readMarks(text)).toEqual([
      { number: 3, offset: 4, length: 21 },
      { number: 12_879, offset: 13, length: 8 },
    ])
  })
})

interface Traced {
  readonly state: BuiltState
  readonly origins: Origins
}

function traceSite(data: SiteData): Traced {
  const state = buildState(data, loadAtlas(fixtureRoots))
  return { state, origins: traceTexts(state) }
}

let traced: Traced | undefined

/** The frozen site with three towns, which have every field that a town has there. */
function traceTowns(): Traced {
  const cities = citiesOf('New Haven', 'Stratford', 'Branford')
  return (traced ??= traceSite(siteData({ 'data/cities.yaml': cities })))
}

const textAt = ({ views }: BuiltState, id: string, path: DataPath) =>
  valueAt(views.find((view) => view.id === id)?.content, path)

/** Pages and places that are not the same where a text of the data is another. */
function changeText(state: BuiltState, path: DataPath) {
  const it = path.join('.')
  const data = mapTexts(state.data, (text, at) => (at.join('.') === it ? `${text} Zz` : text))
  const { views } = buildState(data, state.atlas)
  const pages = changedDocuments(state.views, views)
  const places = views
    .filter(({ id }) => pages.has(id))
    .flatMap(({ id, content }) =>
      textsBelow(content)
        .filter(({ value, path: at }) => textAt(state, id, at) !== value)
        .map(({ path: at }) => [id, ...at].join('/')),
    )
  return { pages, places }
}

/** Words choose drawings, the town of the office is told from others, and marks take the room that the firm's name has in some titles. */
const isAside = (place: string, path: DataPath) =>
  /drawing/i.test(place) ||
  (path.join('.') === 'business.address.locality' &&
    /\/(where|facts\/known\/\d\/\w+)$/.test(place)) ||
  (path.join('.') === 'business.name' && place.endsWith('/head/title'))

describe('the origins of the texts of a site', () => {
  test('a text of the data that is changed changes the pages that it is said to reach, and no other', () => {
    const { state, origins } = traceTowns()
    const texts = textsBelow(state.data)
      .filter(({ path }) => origins.documentsOf(path))
      // Whether it says 24/7 is heard on every page: there "office closed" has other words.
      .filter(({ path }) => path.join('.') !== 'business.hours.emergency.text')
    // Entries of a list are read alike: of each field the text that stands last.
    const fields = new Map(texts.map((text) => [text.path.join('.').replaceAll(/\d+/g, '*'), text]))
    expect(fields.size).toBeGreaterThan(140)
    const every = state.views.flatMap(({ id }) =>
      origins.originsOf(id).map((each) => ({ id, ...each })),
    )
    const bySource = groupBy(every, ({ source }) => source.join('.'))
    for (const { path } of sample([...fields.values()], 4)) {
      const { pages, places } = changeText(state, path)
      expect([path, pages]).toEqual([path, origins.documentsOf(path)])
      const found = bySource.get(path.join('.')) ?? []
      const mapped = new Set(found.map(({ id, path: at }) => [id, ...at].join('/')))
      const astray = places.filter((place) => !mapped.has(place) && !isAside(place, path))
      expect([path, astray]).toEqual([path, []])
    }
  })

  test('texts of jobs, reviews, people and credentials are found where they are read', () => {
    const { origins } = traceSite(proofData())
    const shown = words`
      projects.0.title projects.0.found projects.0.did projects.0.facts.material
      projects.0.photos.0.alt reviews.0.quote reviews.0.by reviews.2.disclosure people.0.name
      people.0.languages.1 business.insurance.insurer business.certificates.0.name
      business.warranties.1.by business.payment.deposit business.leadTime
      services.3.questions.0.answer services.3.price.unit site.work.lead
      site.words.workCall.title site.words.jobCall.text site.words.street
      site.contact.after.steps.0.title`.map((path) =>
      path.split('.').map((key) => (/^\d$/.test(key) ? Number(key) : key)),
    )
    expect(shown.filter((path) => !origins.documentsOf(path)?.size)).toEqual([])
    expect([...(origins.documentsOf(['projects', 0, 'permission']) ?? [])]).toEqual([])
  })

  test('what stands at the place of an origin is the text of the data', () => {
    const { state, origins } = traceTowns()
    const wrong = state.views.flatMap(({ id }) =>
      origins.originsOf(id).filter(({ path, offset, length, source }) => {
        const there = String(textAt(state, id, path)).slice(offset, offset + length)
        const text = String(valueAt(state.data, source))
        return !text.includes('{') && there.toLowerCase() !== text.toLowerCase()
      }),
    )
    expect(wrong).toEqual([])
  })

  test('a text with a count in it is found where it begins with the count', () => {
    const { state, origins } = traceTowns()
    const source = ['site', 'home', 'services', 'title']
    const [at = []] = origins.readAt('/', source)
    expect(textAt(state, '/', at)).toMatch(/^Six kinds of work/)
    const origin = origins.originsOf('/').find((each) => isDeepStrictEqual(each.source, source))
    expect(origin).toMatchObject({ offset: 0, length: String(textAt(state, '/', at)).length })
  })

  test('most of what is read has its origin', () => {
    const { state, origins } = traceTowns()
    let [read, known] = [0, 0]
    for (const { id, content } of state.views) {
      const covered = new Set(
        origins
          .originsOf(id)
          .flatMap(({ path, offset, length }) =>
            Array.from({ length }, (_, index) => [...path, offset + index].join('/')),
          ),
      )
      for (const { path, text } of readableTexts(content)) {
        read += text.length
        known += Array.from(text, (_, at) => at).filter((at) =>
          covered.has([...path, at].join('/')),
        ).length
      }
    }
    expect(known / read).toBeGreaterThan(0.88)
  })
})

describe('what was edited in data', () => {
  const diff = (before: unknown, after: unknown) =>
    diffData(before, after, nameOfEntry).map(({ kind, before: from, after: to }) => [
      kind,
      from,
      to,
    ])
  const [a, b, c] = ['Ash', 'Elm', 'Oak'].map((name) => ({ name, lead: `In ${name}.`, rank: 1 }))

  test.each([
    ['a value', { phone: '1' }, { phone: '2' }, [['changed', ['phone'], ['phone']]]],
    ['a field that is new', { a: 1 }, { a: 1, b: 2 }, [['added', null, ['b']]]],
    ['a field that is gone', { a: 1, b: 2 }, { a: 1 }, [['removed', ['b'], null]]],
    ['an entry before others', [b, c], [a, b, c], [['added', null, [0]]]],
    ['an entry that is gone', [a, b, c], [a, c], [['removed', [1], null]]],
    [
      'a value behind an entry that is new',
      [b],
      [a, { ...b, rank: 2 }],
      [
        ['added', null, [0]],
        ['changed', [0, 'rank'], [1, 'rank']],
      ],
    ],
    ['another name', [a, b], [a, { ...b, name: 'Beech' }], [['changed', [1, 'name'], [1, 'name']]]],
    ['another order', [a, b, c], [c, a, b], [['moved', [], []]]],
    ['an item of a list of texts', ['x', 'y', 'z'], ['x', 'w', 'z'], [['changed', [1], [1]]]],
  ])('%s', (_, before, after, expected) => {
    expect(diff(before, after)).toEqual(expected)
  })

  const entry = fc.record(
    { name: fc.constantFrom('a', 'b', 'c', 'd', 'e'), text: fc.nat(2) },
    { noNullPrototype: true },
  )
  const plain = { noNullPrototype: true }
  const data = fc.record(
    {
      list: fc.uniqueArray(entry, { selector: ({ name }) => name, maxLength: 4 }),
      words: fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 4 }),
      map: fc.dictionary(fc.constantFrom('k', 'l', 'm'), fc.nat(1), plain),
    },
    plain,
  )

  test('there is something edited exactly where two states differ, and each edit stands where it says', () => {
    fc.assert(
      fc.property(data, data, (before, after) => {
        const changes = diffData(before, after, nameOfEntry)
        expect(changes.length === 0).toBe(isDeepStrictEqual(before, after))
        const astray = changes.filter(({ kind, before: from, after: to, around }) => {
          const [old, fresh] = [from && valueAt(before, from), to && valueAt(after, to)]
          return (
            isDeepStrictEqual(old, fresh) ||
            (from === null) !== (kind === 'added') ||
            (to === null) !== (kind === 'removed') ||
            (around.length > 0 && valueAt(after, around) === undefined)
          )
        })
        expect(astray).toEqual([])
      }),
      { seed: 20_260_301, numRuns: all ? 20_000 : 1000 },
    )
  })
})
