import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { emptyAtlas, loadAtlas } from '../../../cli/load/gazetteer.ts'
import type { DataPath } from '../../../cli/parse/parse.ts'
import { markText } from '../../../cli/reading/marks.ts'
import { ReadingError } from '../../../cli/reading/mark-data.ts'
import { readSite, type Reading } from '../../../cli/reading/read-site.ts'
import { buildState, pagesByPath, type BuiltState } from '../../../cli/site/changes/states.ts'
import { createSiteReader } from '../../../cli/site/reading.ts'
import { dataSchema, type SiteData } from '../../../cli/site/schema/data.ts'
import { buildSite } from '../../../cli/site/pages/build-site.ts'
import { trades } from '../../../cli/site/trades/index.ts'
import { withStraightSigns } from '../../../cli/site/typeset.ts'
import { mapTexts, textsBelow, valueAt } from '../../../cli/validate/fields.ts'
import { sample, words } from '../../support/cases.ts'
import { homeAt, fixtureRoots, projectRoot, rootsOf } from '../../support/project.ts'
import { proofData, citiesOf } from '../../support/fixtures.ts'
import { readState, renderPage } from '../../support/rendered-site.ts'
import { dataIn, siteData } from '../../support/site-model.ts'

interface Read {
  readonly state: BuiltState
  readonly reading: Reading
}

function readData(data: SiteData): Read {
  const state = buildState(data, loadAtlas(fixtureRoots, homeAt(fixtureRoots)))
  return { state, reading: readState(state) }
}

let known: Read | undefined

/** The frozen site with three towns, which have every field that a town has there. */
function readTowns(): Read {
  const cities = citiesOf('New Haven', 'Stratford', 'Branford')
  return (known ??= readData(siteData({ 'data/cities.yaml': cities })))
}

const htmlOf = (state: BuiltState) =>
  [...pagesByPath(state.model)].map(
    ([path, page]) => [path, renderPage(state.model.site, page)] as const,
  )

/** The pages that are not the same where a text of the data is another. */
function pagesChangedBy(state: BuiltState, before: ReadonlyMap<string, string>, path: DataPath) {
  const it = path.join('.')
  const data = mapTexts(state.data, (text, at) => (at.join('.') === it ? `${text} Zz` : text))
  const after = htmlOf(buildState(data, state.atlas))
  return after.flatMap(([page, html]) => (before.get(page) === html ? [] : page))
}

describe('what pages show, and from where', () => {
  test('a text of the data that is changed changes the pages that it is said to reach, and no other', () => {
    // Without maps, on which a place of another name is not found.
    const state = buildState(readTowns().state.data, emptyAtlas)
    const reading = readState(state)
    // The name of a town is in its address: by another name it is another page.
    const texts = textsBelow(state.data).filter(
      ({ path }) => reading.isMarked(path) && path.at(-1) !== 'cityName',
    )
    // Entries of a list are read alike: of each field the text that stands last.
    const fields = new Map(texts.map((text) => [text.path.join('.').replaceAll(/\d+/g, '*'), text]))
    expect(fields.size).toBeGreaterThan(130)
    const before = new Map(htmlOf(state))
    for (const { path } of sample([...fields.values()], 12)) {
      expect([path, pagesChangedBy(state, before, path)]).toEqual([path, reading.pagesWith(path)])
    }
  })

  test('texts of jobs, reviews, people and credentials are found where they are read', () => {
    const { reading } = readData(proofData())
    const shown = words`
      projects.0.title projects.0.found projects.0.did projects.0.facts.material
      projects.0.photos.0.alt reviews.0.quote reviews.0.by reviews.2.disclosure people.0.name
      people.0.languages.1 business.insurance.insurer business.certificates.0.name
      business.payment.deposit business.leadTime
      services.3.questions.0.answer services.3.price.unit site.work.lead
      site.words.workCall.title site.words.jobCall.text site.words.street
      site.contact.after.steps.0.title`.map((path) =>
      path.split('.').map((key) => (/^\d$/.test(key) ? Number(key) : key)),
    )
    expect(shown.filter((path) => reading.pagesWith(path).length === 0)).toEqual([])
    expect(reading.pagesWith(['projects', 0, 'permission'])).toEqual([])
  })

  test('what stands at the place of an origin is the text of the data', () => {
    const { state, reading } = readTowns()
    const wrong = reading.paths.flatMap((path) =>
      (reading.pageAt(path)?.shown ?? []).flatMap(({ text, isDrawn, origins }) =>
        origins.filter(({ offset, length, source }) => {
          if (!reading.isMarked(source)) return false
          const there = withStraightSigns(text.slice(offset, offset + length)).toLowerCase()
          const value = withStraightSigns(String(valueAt(state.data, source))).toLowerCase()
          // A text on a drawing is set in lines.
          const isSame = isDrawn ? value.includes(there) && there !== '' : there === value
          return !value.includes('{') && !isSame
        }),
      ),
    )
    expect(wrong).toEqual([])
  })

  test('a text with a count in it is known where it begins with the count', () => {
    const title = readTowns()
      .reading.pageAt('/')
      ?.shown.find(({ text }) => text.startsWith('Six kinds of work'))
    const source = ['site', 'home', 'services', 'title']
    expect(title?.origins).toEqual([{ offset: 0, length: title?.text.length, source }])
  })

  test('most of what is read has its origin', () => {
    const { reading } = readTowns()
    let [read, covered] = [0, 0]
    for (const path of reading.paths) {
      for (const { text, origins } of reading.pageAt(path)?.shown ?? []) {
        const at = origins.flatMap(({ offset, length }) =>
          Array.from({ length }, (_, i) => offset + i),
        )
        read += text.length
        covered += new Set(at).size
      }
    }
    expect(covered / read).toBeGreaterThan(0.89)
  })

  test('what cannot hold a mark is known by its letters, where no mark covers it', () => {
    const { state, reading } = readData(proofData())
    const sourcesOf = (page: string, text: string) =>
      (reading.pageAt(page)?.shown ?? [])
        .filter((each) => each.text === text)
        .map(({ origins }) => origins.map(({ source }) => source.join('.')).join(' '))
    const { model } = state
    const { phone, email, address } = model.site.business
    expect(new Set(sourcesOf('/contact', phone.text))).toEqual(new Set(['business.phone']))
    expect(new Set(sourcesOf('/contact', email))).toEqual(new Set(['business.email']))
    const codes = (reading.pageAt('/contact')?.shown ?? []).filter(({ text }) =>
      text.endsWith(address.postalCode),
    )
    for (const { origins } of codes) {
      expect(origins.map(({ source }) => source.at(-1)).slice(-2)).toEqual([
        'regionCode',
        'postalCode',
      ])
    }
    expect(codes.length).toBeGreaterThan(0)
    const [county] = state.data.counties
    expect(sourcesOf('/service-areas', county?.name ?? '')).toContain('counties.0.name')
    // A month that several jobs have is that of the job whose texts stand beside it.
    const months = model.pages.flatMap((page) => {
      if (page.kind !== 'job') return []
      const index = state.data.projects.findIndex(({ title }) => title === page.heading)
      return [[page.path, page.month, `projects.${index}.finished`] as const]
    })
    expect(months.length).toBeGreaterThan(2)
    for (const [path, month, source] of months) expect(sourcesOf(path, month)[0]).toBe(source)
  })

  test('what Home says of the trade and the town is of business.yaml', () => {
    const data = siteData()
    const { business, site } = data
    const { bullets: _, ...others } = site.home
    const home = { ...others, heading: 'Water where you want it', lead: 'Tell us.' }
    const { reading } = readData({
      ...data,
      business: { ...business, trade: 'plumbing' },
      site: { ...site, home },
    })
    const { locality, region } = business.address
    const line = reading
      .pageAt('/')
      ?.shown.find(({ text }) => text === `Plumbing in ${locality}, ${region}`)
    expect(line?.origins.map(({ source }) => source.join('.'))).toEqual([
      'business.trade',
      'business.address.locality',
      'business.address.region',
    ])
  })

  test('a page that stays the same is rendered once, whatever entries came before it', () => {
    const { state } = readTowns()
    let rendered = 0
    const read = createSiteReader((site, page) => {
      rendered += 1
      return renderPage(site, page)
    })
    const path = '/service-areas/branford'
    const lineOf = (of: BuiltState) => read(of).pageAt(path)?.title?.origins[0]?.source
    expect(lineOf(state)).toEqual(['cities', 2, 'pageTitle'])
    const once = rendered
    const { data, atlas } = state
    const [first, ...others] = data.cities
    if (!first) throw new Error('There is no town.')
    const edited = [{ ...first, lead: 'Another lead.' }, ...others]
    expect(lineOf(buildState({ ...data, cities: edited }, atlas))).toEqual([
      'cities',
      2,
      'pageTitle',
    ])
    expect(rendered).toBe(once)
    expect(lineOf(buildState({ ...data, cities: others }, atlas))).toEqual([
      'cities',
      1,
      'pageTitle',
    ])
  })
})

test('what is edited around a page is read on it, too', () => {
  const { state } = readTowns()
  const read = createSiteReader(renderPage)
  const textsOf = (of: BuiltState) =>
    (read(of).pageAt('/about')?.shown ?? []).map(({ text }) => text)
  const { data, atlas } = state
  const { quote } = data.site
  const before = textsOf(state)
  expect(before).toContain(quote.text)
  const site = { ...data.site, quote: { ...quote, text: 'Ask for a price' } }
  const after = textsOf(buildState({ ...data, site }, atlas))
  expect(after).toEqual(before.map((text) => (text === quote.text ? 'Ask for a price' : text)))
})

test('of some pages those are named that hold a value, and no other', () => {
  const { reading } = readTowns()
  const path = ['site', 'shared', 'whyChooseUs', 'title']
  expect(reading.pagesWith(path)).toEqual(['/', '/about'])
  expect(reading.pagesWith(path, ['/about', '/contact'])).toEqual(['/about'])
})

describe('the frozen site, read in other ways', () => {
  const state = buildState(siteData(), emptyAtlas)
  const { data, model } = state
  const input = {
    data,
    schema: dataSchema,
    isLeftOut: () => false,
    unmarked: [],
    build: (marked: SiteData) => buildSite(marked, state.atlas),
    render: renderPage,
    cache: new Map(),
  }
  const source = ['site', 'home', 'lead']

  test('leads from a text without a mark to the value that it is now', () => {
    const cache = new Map()
    const { text } = model.site.business.phone
    const leadsTo = (unmarked: DataPath) => {
      const reading = readSite({ ...input, cache, unmarked: [{ text, source: unmarked }] })
      const shown = reading.pageAt('/contact')?.shown.find((each) => each.text === text)
      return shown?.origins.map((origin) => origin.source)
    }
    expect(leadsTo(['business', 'phone'])).toEqual([['business', 'phone']])
    expect(leadsTo(['people', 0, 'phone'])).toEqual([['people', 0, 'phone']])
  })

  test('names the field whose mark stops the model', () => {
    const build = (marked: SiteData) => {
      if (marked.site.home.lead !== data.site.home.lead) throw new Error('no such lead')
      return model
    }
    expect(() => readSite({ ...input, build })).toThrow(expect.objectContaining({ source }))
    expect(() => readSite({ ...input, build })).toThrow(ReadingError)
  })

  test('names the field whose mark stops the rendering', () => {
    const { heading } = data.site.about
    const render: typeof renderPage = (site, page) => {
      if (page.kind === 'about' && page.heading !== heading) throw new Error('no such heading')
      return renderPage(site, page)
    }
    const reading = readSite({ ...input, render })
    expect(() => reading.pageAt('/about')).toThrow(
      expect.objectContaining({ source: ['site', 'about', 'heading'] }),
    )
    expect(reading.pageAt('/contact')).not.toBeNull()
  })

  test('names the field at which the schema takes nothing else', () => {
    const odd = { ...data, site: { ...data.site, tagline: markText('x', 1) } }
    expect(() =>
      readSite({ ...input, data: odd, schema: dataSchema.refine(() => false) as never }),
    ).toThrow(ReadingError)
  })
})

test('each trade alone, and each with its neighbor in the table, has its origins', () => {
  const all = Object.keys(trades) as (keyof typeof trades)[]
  const { data, atlas } = readTowns().state
  const pairs = all.map((trade, index) => [trade, all[(index + 1) % all.length] ?? trade])
  for (const trade of sample([...all, ...pairs], 4)) {
    const state = buildState({ ...data, business: { ...data.business, trade } }, atlas)
    const page = readState(state).pageAt('/')
    const followed = page?.shown.filter(({ origins }) => origins.length > 0) ?? []
    expect([trade, followed.length > 60]).toEqual([trade, true])
  }
})

const firms = join(projectRoot, 'tests/fixtures/firms')

test.each(readdirSync(firms).filter((name) => !name.includes('.')))(
  'the made-up firm in %s has its origins, notices, forms and pages of its own among them',
  (firm) => {
    const data = dataIn(rootsOf(join(firms, firm)), '2026-11-26')
    const read = readState(buildState(data, emptyAtlas))
    const originsOn = (path: string) =>
      read
        .pageAt(path)
        ?.shown.flatMap(({ origins }) => origins.map(({ source }) => source.join('.'))) ?? []
    expect(originsOn('/').length).toBeGreaterThan(30)
    const [notice] = data.site.notices ?? []
    if (notice) expect(originsOn('/')).toContain('site.notices.0.text')
    if (data.site.contact.form) expect(originsOn('/contact')).toContain('site.contact.form.lead')
  },
)
