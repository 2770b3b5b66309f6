import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { textIn } from '../../../cli/reading/read-page.ts'
import { groupBy, memoize } from '../../../cli/lib/collections.ts'
import { parseJson } from '../../../cli/lib/json.ts'
import { toPhoneNumber } from '../../../cli/site/schema/phone-number.ts'
import { toSlug } from '../../../cli/lib/slug.ts'
import { toPhone } from '../../../cli/site/pages/business-facts.ts'
import { toDaysText, toRange } from '../../../cli/site/pages/office-hours.ts'
import {
  canonicalOf,
  find,
  onPages,
  type Judgment,
  type JudgedPage,
  type JudgedSite,
} from './site.ts'
import { plainName, statesIn } from './states.ts'
import { words } from '../../support/cases.ts'

/** A thing that structured data tells of. */
interface Thing {
  readonly page: JudgedPage
  readonly types: readonly string[]
  readonly id: string | undefined
  readonly values: Readonly<Record<string, unknown>>
  /** The property that it is a value of; none at the top. */
  readonly role: string | undefined
}

/** One place of a page that is another. */
const plant = (file: string, from: string | RegExp, to: string) => ({ file, from, to })
const essex = 'service-areas/essex.html'
const contact = 'contact.html'

export const structuredDataJudgments: readonly Judgment[] = [
  {
    asks: 'structured data is JSON, and each page marks up what it is about',
    faults: (site) =>
      onPages(site, (page) => {
        const found = blocksOn(page).map((block) => typesOf(block).at(-1))
        const [trade = ''] = [site.data.business.trade ?? ''].flat()
        const firm = firms.get(trade) ?? 'HomeAndConstructionBusiness'
        const expected = blocksOfKind[page.kind].map((type) => type.replace('firm', firm))
        return [`${found}` !== `${expected}` && `${found}, not ${expected}`]
      }),
    planted: [
      plant(essex, '"@context":', '"@context"'),
      plant('about.html', '"BreadcrumbList"', '"ItemList"'),
    ],
  },
  {
    asks: 'structured data uses the words of schema.org, and no type that is shown no longer',
    faults: (site) =>
      ofThings(site, ({ types, values }) => {
        const known = new Set(
          types.flatMap(withAbove).flatMap((type) => vocabulary.get(type)?.properties ?? []),
        )
        return [
          types.length === 0 && 'a thing without a type',
          ...types.filter((type) => !vocabulary.has(type)),
          ...types.filter((type) => /^(FAQPage|HowTo|SearchAction)$/.test(type)),
          ...Object.keys(values).filter((key) => !key.startsWith('@') && !known.has(key)),
        ]
      }),
    planted: [
      plant(essex, '"telephone":', '"phone":'),
      plant(essex, '"RoofingContractor"', '"Roofer"'),
      plant(essex, '"RoofingContractor"', '"FAQPage"'),
    ],
  },
  {
    asks: 'structured data has the fields that search engines ask for',
    faults: (site) =>
      ofThings(site, (thing) => [
        ...missingFields(site, thing),
        ...missingSteps(thing),
        typeAside(thing),
      ]),
    planted: [
      plant(essex, /"name":"Ridge & Eave Roofing",/, ''),
      plant(essex, /"geo":\{[^}]*\},?/, ''),
      plant(essex, '"position":2', '"position":3'),
    ],
  },
  {
    asks: 'the firm is told of in the same words on every page, and they are those of the data',
    faults: (site) => {
      const { business } = site.data
      const { street, locality, region, regionCode, postalCode } = business.address
      const right: Readonly<Record<string, readonly unknown[]>> = {
        telephone: [business.phone],
        email: [business.email],
        streetAddress: [street],
        addressLocality: [locality],
        addressRegion: [region, regionCode],
        postalCode: [postalCode],
        ratingValue: [business.rating?.value, ...site.data.reviews.map(({ rating }) => rating)],
        reviewCount: [business.rating?.count],
      }
      // Each area page tells what the firm does there, at its own address.
      const told = described(site).filter(({ id }) => id !== undefined)
      const differing = [...groupBy(told, ({ id }) => id)].flatMap(([id, same]) =>
        ['name', 'telephone', 'email', 'address', 'openingHoursSpecification']
          .filter(
            (key) =>
              new Set(same.flatMap(({ values }) => JSON.stringify(values[key]) ?? [])).size > 1,
          )
          .map((key) => `${id} has several texts for ${key}`),
      )
      const wrong = ofThings(site, ({ values }) =>
        Object.entries(right).map(
          ([key, known]) =>
            key in values && !known.includes(values[key]) && `${key}: ${String(values[key])}`,
        ),
      )
      return [...differing, ...wrong]
    },
    planted: [
      plant(essex, '"name":"Ridge & Eave Roofing"', '"name":"Ridge Roofing"'),
      plant(essex, '"telephone":"+18605550142"', '"telephone":"+18605550143"'),
      plant(essex, '"addressLocality":"East Haven"', '"addressLocality":"New Haven"'),
      plant(essex, '"ratingValue":4.9', '"ratingValue":5'),
    ],
  },
  {
    asks: 'the hours in structured data are those of the data',
    faults: (site) => {
      const expected = site.data.business.hours.office
        .flatMap(({ days, opens, closes }) =>
          days.map((day) => `${day} ${opens}–${/^(24|00):00$/.test(closes) ? '23:59' : closes}`),
        )
        .join()
      return ofThings(site, (thing) => {
        if (!isA(thing, 'LocalBusiness') || !('openingHoursSpecification' in thing.values))
          return []
        const rows = listOf(thing.values['openingHoursSpecification']).filter(isMap)
        const written = rows.flatMap(({ dayOfWeek, opens, closes }) =>
          listOf(dayOfWeek).map(
            (day) =>
              `${String(day).replace('https://schema.org/', '')} ${String(opens)}–${String(closes)}`,
          ),
        )
        return [written.join() !== expected && written.join()]
      })
    },
    planted: [plant(contact, '"opens":"07:00"', '"opens":"08:00"')],
  },
  {
    asks: 'every address and @id in structured data leads to what it names',
    faults: (site) => {
      const defined = new Set(described(site).map(({ id }) => id))
      const canonicals = new Set(site.pages.flatMap((page) => canonicalOf(page) ?? []))
      return allThings(site).flatMap((thing) => {
        const { page, id, values, role } = thing
        const lost =
          isReference(thing) && !defined.has(id) ? [`${page.path}: ${id} is nowhere`] : []
        const wrong = ['url', 'item', 'mainEntityOfPage'].filter((key) => {
          const url = values[key]
          if (typeof url !== 'string') return false
          if (url !== site.origin && !canonicals.has(url)) return true
          // A thing at the top is what the page is about, or the firm, whose page is Home.
          const own = [canonicalOf(page), `${site.origin}/`, site.origin]
          return role === undefined && !own.includes(url)
        })
        return [...lost, ...wrong.map((key) => `${page.path}: ${key} ${String(values[key])}`)]
      })
    },
    planted: [
      plant(essex, /\/service-areas\/essex(?<="url":"[^"]*)/, '/service-areas/chester'),
      plant(essex, /"item":"([^"]*)"/, '"item":"https://www.example.com/abuot"'),
      plant('index.html', /#business(?<="publisher":\{"@id":"[^"]*)/, '#firm'),
    ],
  },
  {
    asks: 'what structured data tells of a page stands on that page',
    faults: (site) =>
      ofThings(site, (thing) => {
        const text = thing.page.text.toLowerCase()
        return factsOf(thing)
          .filter((forms) => !forms.some((form) => holds(text, form.toLowerCase())))
          .map(([fact]) => `nobody sees ${fact}`)
      }),
    planted: [
      plant('about.html', '"@type":"BreadcrumbList"', '"@type":"BreadcrumbList","name":"Unseen"'),
    ],
  },
  {
    asks: 'a page marks up the breadcrumb that it shows',
    faults: (site) =>
      onPages(site, (page) => {
        const nav = find(page, 'nav', { 'aria-label': 'Breadcrumb' })[0]
        const shown = (page.content.breadcrumb ?? []).map(
          ({ text, to }) => `${text} ${site.origin}${to}`,
        )
        const list = thingsOn(page).find((thing) => isA(thing, 'BreadcrumbList'))
        if (!nav && !list) return []
        const marked = listOf(list?.values['itemListElement'])
          .filter(isMap)
          .map(({ name, item }) => `${String(name)} ${String(item)}`)
        const last = marked.at(-1)?.split(' http')[0] ?? ''
        const isCurrent = find(page, '*', { 'aria-current': 'page' }).some(
          (each) => textIn(each) === last,
        )
        return [
          shown.some((step, index) => step !== marked[index]) && `${marked}, not ${shown}`,
          !isCurrent && 'no step is the page itself',
          !nav && 'no breadcrumb to see',
        ]
      }),
    planted: [plant(essex, '"name":"Service Areas"', '"name":"Areas"')],
  },
  {
    asks: 'the towns that are told as served are served, and that of the page is among them',
    faults: (site) => {
      const { cities, counties, site: texts } = site.data
      const served = new Set(
        [
          ...cities.map(({ cityName }) => cityName),
          ...counties.flatMap(({ alsoServed }) => alsoServed),
          ...texts.contact.served.others.contactOnly,
        ].map((name) => toSlug(plainName(name))),
      )
      return onPages(site, (page) => {
        const areas = thingsOn(page).flatMap(({ values }) =>
          listOf(values['areaServed']).filter(isMap),
        )
        const towns = areas
          .filter((area) => area['@type'] === 'City')
          .map(({ name }) => String(name))
        const { content } = page
        const own = content.kind === 'area' ? plainName(content.cityName) : undefined
        return [
          ...towns.filter((name) => !served.has(toSlug(plainName(name)))),
          own !== undefined && !areas.some(({ name }) => name === own) && `not ${own}`,
        ]
      })
    },
    planted: [plant(essex, /(?<="areaServed":\[\{"@type":"City","name":")Essex/, 'Atlantis')],
  },
  {
    asks: 'each place is told as one of its own state, that of the page always with it',
    faults: (site) => {
      const states = statesIn(site.data)
      return ofThings(site, ({ page: { content }, values, role }) => {
        const { name, containedInPlace: around } = values
        const state = isMap(around) ? around['name'] : undefined
        const known = states.ofAll(String(name)).map(states.nameOf)
        const isOfPage = content.kind === 'area' && role === 'serviceArea'
        const own = states.nameOf(states.ofPage(content) ?? '')
        return [
          state !== undefined &&
            known.length > 0 &&
            !known.some((each) => each === state) &&
            `${String(name)} in ${String(state)}`,
          isOfPage && state !== own && `${String(name)} in ${String(state)}, not ${own}`,
        ]
      })
    },
    planted: [
      plant(essex, /(?<="serviceArea":.*"State","name":")Connecticut/, 'Ohio'),
      plant(essex, /(?<="serviceArea":\{[^}]*),"containedInPlace":\{[^}]*\}/, ''),
    ],
  },
]

/** What schema.org calls a firm of a trade, where not a home and construction business. */
const firms: ReadonlyMap<string, string> = new Map([
  ['roofing', 'RoofingContractor'],
  ['painting', 'HousePainter'],
  ['other', 'LocalBusiness'],
])

const blocksOfKind: Readonly<Record<JudgedPage['kind'], readonly string[]>> = {
  home: ['firm', 'WebSite'],
  contact: ['firm', 'BreadcrumbList'],
  area: ['firm', 'BreadcrumbList'],
  service: ['Service', 'BreadcrumbList'],
  services: ['BreadcrumbList'],
  'service-areas': ['BreadcrumbList'],
  about: ['BreadcrumbList'],
  work: ['BreadcrumbList'],
  job: ['CreativeWork', 'BreadcrumbList'],
  thanks: [],
  own: ['WebPage', 'BreadcrumbList'],
  'not-found': [],
}

const vocabulary = readVocabulary()

/** A type with all types above it: a RoofingContractor is a LocalBusiness and a Thing. */
const withAbove = (type: string): string[] => [
  type,
  ...(vocabulary.get(type)?.above ?? []).flatMap(withAbove),
]

const isA = ({ types }: Thing, type: string) => types.some((each) => withAbove(each).includes(type))

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]

const typesOf = (value: unknown) =>
  listOf(isMap(value) ? value['@type'] : undefined).filter((each) => typeof each === 'string')

/** The blocks of a page; what is no JSON is `undefined`. */
const blocksOn = (page: JudgedPage): unknown[] =>
  find(page, 'script', { type: 'application/ld+json' }).map((script) =>
    parseJson(script.childNodes.map((node) => ('value' in node ? node.value : '')).join('')),
  )

/** All things that a page tells of, those inside others too. */
const thingsOn = memoize((page: JudgedPage) =>
  blocksOn(page).flatMap((block) => thingsIn(block, page, undefined)),
)

function thingsIn(value: unknown, page: JudgedPage, role: string | undefined): Thing[] {
  if (Array.isArray(value)) return value.flatMap((each) => thingsIn(each, page, role))
  if (!isMap(value)) return []
  const inside = Object.entries(value).flatMap(([key, each]) => thingsIn(each, page, key))
  const id = typeof value['@id'] === 'string' ? value['@id'] : undefined
  return [{ page, types: typesOf(value), id, values: value, role }, ...inside]
}

/** It only names a thing that is told of elsewhere. */
const isReference = ({ id, values }: Thing) =>
  id !== undefined && Object.keys(values).every((key) => key.startsWith('@'))

const allThings = ({ pages }: JudgedSite) => pages.flatMap((page) => thingsOn(page))

/** All things that the site tells something of. */
const described = (site: JudgedSite) => allThings(site).filter((thing) => !isReference(thing))

const ofThings = (
  site: JudgedSite,
  faults: (thing: Thing) => readonly (string | false | undefined)[],
) =>
  described(site).flatMap((thing) =>
    faults(thing).flatMap((each) => (each ? `${thing.page.path}: ${each}` : [])),
  )

// developers.google.com/search/docs/appearance/structured-data/local-business, /breadcrumb and
// /site-names. What cannot be had of a local business is not asked for, such as a menu.
const fields: Readonly<Record<string, readonly string[]>> = {
  LocalBusiness: ['name', 'address', 'telephone', 'url', 'geo', 'image', 'logo'],
  BreadcrumbList: ['itemListElement'],
  WebSite: ['name', 'url'],
  Service: ['name'],
  AggregateRating: ['ratingValue', 'bestRating', 'reviewCount'],
}

function missingFields({ data }: JudgedSite, thing: Thing): string[] {
  // Without a street, the middle of a town is no place of a firm.
  const isPlaced = data.business.address.street !== undefined
  const { id, role, values } = thing
  // The provider of a service is told of where it is the subject.
  if (id !== undefined && role !== undefined && role !== 'mainEntity') return []
  return Object.entries(fields)
    .filter(([type]) => isA(thing, type))
    .flatMap(([type, names]) =>
      names
        .filter((name) => isPlaced || name !== 'geo')
        .filter((name) => listOf(values[name]).length === 0 || values[name] === '')
        .map((name) => `${type} without ${name}`),
    )
}

/** Two steps or more, in their order; the last may leave its address out. */
function missingSteps(thing: Thing): string[] {
  if (!isA(thing, 'BreadcrumbList')) return []
  const steps = listOf(thing.values['itemListElement']).filter(isMap)
  const broken = steps.filter(
    (step, index) =>
      step['position'] !== index + 1 ||
      !('name' in step) ||
      !('item' in step || index === steps.length - 1),
  )
  return [
    ...(steps.length < 2 ? ['fewer than two steps'] : []),
    ...broken.map((each) => JSON.stringify(each)),
  ]
}

const typeAside = ({ values }: Thing) =>
  String(values['additionalType']).startsWith('https://schema.org/') && 'a type in additionalType'

/** The forms in which the page may show each fact of a thing. */
function factsOf(thing: Thing): (readonly string[])[] {
  const { values, role } = thing
  const fact = (key: string) =>
    listOf(values[key])
      .filter((value) => typeof value === 'string' || typeof value === 'number')
      .map(String)
  const [opens = '', closes = ''] = [...fact('opens'), ...fact('closes')]
  const ends = closes === '23:59' ? [closes, '24:00'] : [closes]
  return [
    // The name of a list of offers is a label, no fact; what is offered in a town, the specification says.
    ...(isA(thing, 'OfferCatalog') || role === 'itemOffered' ? [] : fact('name')).map((name) => [
      name,
    ]),
    ...fact('telephone').map((each) => [toPhone(toPhoneNumber(each) ?? each).text, each]),
    ...words`
      email areaServed streetAddress addressLocality postalCode ratingValue reviewCount`
      .flatMap(fact)
      .map((each) => [each]),
    ...(role === 'openingHoursSpecification'
      ? [ends.map((end) => toRange({ opens, closes: end }))]
      : []),
    ...(role === 'specialOpeningHoursSpecification'
      ? fact('validFrom').map((from) => [toDaysText(from, fact('validThrough')[0] ?? from)])
      : []),
  ]
}

/** As whole words: 4.9 does not stand in 14.95. */
function holds(text: string, form: string): boolean {
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(`${text[at - 1] ?? ' '}${text[at + form.length] ?? ' '}`)) return true
  }
  return false
}

interface Declared {
  readonly above: readonly string[]
  readonly properties: readonly string[]
}

/** The types of schema.org, as schema-dts declares them: those above each, and what it adds. */
function readVocabulary(): ReadonlyMap<string, Declared> {
  const file = fileURLToPath(new URL('schema.d.ts', import.meta.resolve('schema-dts')))
  return readDeclarations(readFileSync(file, 'utf8'))
}

/** `interface CityLeaf extends PlaceBase {…}`: of a type that others extend, the base has it all. */
function readDeclarations(source: string): ReadonlyMap<string, Declared> {
  const declared = new Map<string, Declared>()
  const pattern = /^(?:export )?interface ([A-Z]\w*)(Base|Leaf) extends ([^{]+) \{\n([^]*?)^\}/gm
  for (const [, name = '', kind, above = '', body = ''] of source.matchAll(pattern)) {
    if (kind === 'Leaf' && declared.has(name)) continue
    declared.set(name, {
      above: [...above.matchAll(/\b([A-Z]\w*)Base/g)].map(([, each = '']) => each),
      properties: [...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, each = '']) => each),
    })
  }
  return declared
}
