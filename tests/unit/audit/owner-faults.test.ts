import { expect, test } from 'vitest'
import { parseDocument, type Document } from 'yaml'
import { type AuditFinding, runRules } from '../../../cli/audit/run-rules.ts'
import type { DataFileName } from '../../../cli/load/load-data.ts'
import { audits } from '../../../cli/site/audits/index.ts'
import type { AuditedSite } from '../../../cli/site/audits/texts.ts'
import { toExpected } from './audit-fault.ts'
import { frozenFiles, renderSite } from '../../support/rendered-site.ts'
import { firstCities } from '../../support/fixtures.ts'
import { auditFaults } from './all-faults.ts'

/** A value of the data that an owner changes. */
type Edit = readonly [file: DataFileName, path: readonly (string | number)[], value: unknown]

/** What an owner may write: `validate` accepts both, and `audit` one of them. */
interface OwnerFault {
  readonly rule: string
  readonly faulty: readonly Edit[]
  readonly finds: string | RegExp
  readonly clean: readonly Edit[]
}

const told = (text: string): Edit => ['site', ['about', 'story', 0], text]
const city = (index: number, values: Readonly<Record<string, unknown>>): Edit[] =>
  Object.entries(values).map(([key, value]) => ['cities', [index, key], value])

const anywhere = [
  'A good crew covers the garden first, and takes every nail away before it leaves the house.',
  'The gutters want to be cleaned twice a year, once when the leaves are down and once in spring.',
  'Whoever waits too long pays twice, for the roof above and for the wet ceiling below it.',
]
const anyTown = {
  description: `An old roof should be looked at before the winter comes and not only when it leaks. ${anywhere.join(' ').replaceAll('the ', 'your ')}`,
  localChallenges: anywhere,
  places: [],
}

/** A county of which no town has a page. */
const tolland = {
  ...anyTown,
  name: 'Tolland County',
  county: 'Connecticut',
  pageTitle: 'Roofs in Tolland County',
  metaDescription:
    'Roof repair and replacement in Tolland County, Connecticut, for houses on hills and for farms.',
  nearbyAreas: ['Vernon', 'Tolland', 'Mansfield', 'Coventry', 'Bolton'],
  alsoServed: ['Vernon'],
}

interface Texts {
  readonly description: string
  readonly localChallenges: readonly (string | { readonly text: string })[]
}
const [newHaven, waterbury] = parseDocument(firstCities(2)).toJS() as [Texts, Texts]

const ofNewHaven = () => {
  const text = (words: string) => words.replaceAll('New Haven', 'Waterbury')
  return {
    description: text(newHaven.description),
    localChallenges: newHaven.localChallenges.map((each) =>
      text(typeof each === 'string' ? each : each.text),
    ),
  }
}

/** A sentence of its own more. */
const more = city(1, {
  description: `${waterbury.description} Ask us on Grand Street, or below Pine Hill.`,
})

const short = (name: string) => {
  return {
    description: `We repair roofs in ${name}, and the office is not far away. Call us and we come to look.`,
    localChallenges: [`Ice in ${name}.`, `Wind in ${name}.`, `Shade in ${name}.`],
    places: [],
  }
}

const job = (town: string) => {
  return {
    slug: town.toLowerCase().replace(' ', '-'),
    title: `A roof in ${town}`,
    city: town,
    services: ['roof-repairs'],
    finished: '2025-11',
    house: 'cape',
    found: `A leak at a chimney of a house in ${town}.`,
    did: `We closed it in ${town} with new flashing.`,
    permission: 'Signed by the owner on 2025-12-02',
  }
}
const towns = ['New Haven', 'Waterbury', 'Meriden', 'West Haven']
const jobs = (some: readonly string[]): Edit[] => [['projects', [], some.map(job)]]

/** Words of About alone in which a rule finds something, as an owner writes them. */
const onAbout = auditFaults.flatMap(({ rule, faulty, finds, clean }): OwnerFault[] => {
  const last = finds.at(-1)
  if (typeof faulty !== 'string' || typeof clean !== 'string' || last === undefined) return []
  const words = (html: string) =>
    html
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  return [{ rule, faulty: [told(words(faulty))], finds: last, clean: [told(words(clean))] }]
})
/** The words of all of them, each a paragraph of one page. */
const together = (kind: 'faulty' | 'clean'): Edit => [
  'site',
  ['about', 'story'],
  onAbout.flatMap((fault) => fault[kind].map(([, , text]) => text)),
]

const row = (
  rule: string,
  finds: string,
  faulty: readonly Edit[],
  clean: readonly Edit[],
): OwnerFault => ({ rule, finds, faulty, clean })

/** One for each rule, or more. */
const ownerFaults: readonly OwnerFault[] = [
  ...onAbout.map((each) => ({ ...each, faulty: [together('faulty')], clean: [together('clean')] })),
  row(
    'claims/contact',
    '/about has another phone number on it: 860-555-0143.',
    [told('Call 860-555-0143 now.')],
    [told('Call {phone} now.')],
  ),
  row(
    'claims/landmark',
    '"more than 1,000 feet" is said where East Peak is named; its height is 976 feet.',
    [told('Castle Craig stands on a ridge more than 1,000 feet up.')],
    [told('Castle Craig stands 976 feet up.')],
  ),
  row(
    'honesty/superlative',
    '"best roofers" has no evidence in the data.',
    [told('The best roofers of the state work here.')],
    [told('Roofers of this state work here.')],
  ),
  row(
    'links/redirect',
    'answers with a redirect to /services/roof-repairs',
    [['site', ['quote', 'to'], '/services/repairs']],
    [['site', ['quote', 'to'], '/services/roof-repairs']],
  ),
  row(
    'links/orphan',
    '2 pages link directly to /service-areas/tollandcounty: /, /service-areas.',
    [['counties', [2], tolland]],
    [
      ['counties', [2], tolland],
      ['site', ['footer', 'columns', 0, 'links', 0, 'to'], '/service-areas/tollandcounty'],
      ['site', ['footer', 'columns', 0, 'links', 1, 'to'], '/service-areas/middlesexcounty'],
    ],
  ),
  row(
    'links/two-words',
    '"Ask for a bid" asks for a bid, the button in the header for an estimate.',
    [
      ['site', ['quote', 'text'], 'Ask for an estimate'],
      ['site', ['home', 'estimate', 'text'], 'Ask for a bid'],
    ],
    [
      ['site', ['quote', 'text'], 'Ask for an estimate'],
      ['site', ['home', 'estimate', 'text'], 'Your free Estimate'],
    ],
  ),
  row('doorway/local-names', 'The text of New Haven names no place in it.', city(0, anyTown), more),
  row(
    'doorway/own-text',
    'of the text of Waterbury itself stands on the page of New Haven too',
    city(1, ofNewHaven()),
    more,
  ),
  row('doorway/own-words', 'words of its own.', city(1, short('Waterbury')), more),
  row(
    'doorway/same-sentence',
    'But for names, this sentence of Meriden is one of Waterbury',
    [1, 2].map((index): Edit => {
      const sentence = `In ${towns[index]} salt wind wears the roofs.`
      return ['cities', [index, 'localChallenges', 0], sentence]
    }),
    [['cities', [1, 'localChallenges', 0], 'In Waterbury salt wind wears the roofs.']],
  ),
  row('doorway/swap', 'of the text of New Haven stays true', city(0, anyTown), more),
  row(
    'doorway/whole-page',
    'of the page of Waterbury stands on that of',
    towns.flatMap((name, index) => city(index, short(name))),
    more,
  ),
  row(
    'doorway/same-title',
    'is that of / too.',
    [
      ['site', ['home', 'pageTitle'], 'Roofs of New Haven, CT'],
      ['cities', [0, 'pageTitle'], 'Roofs of New Haven'],
    ],
    [
      ['site', ['home', 'pageTitle'], 'Roofs of New Haven, CT'],
      ['cities', [0, 'pageTitle'], 'New Haven roofs'],
    ],
  ),
  row(
    'doorway/next-job',
    'Of the towns without a finished job, New Haven would gain most from one',
    jobs(towns.slice(1)),
    jobs(towns),
  ),
  row(
    'claims/county',
    'The page of Waterbury names Middlesex County on it; Waterbury is in New Haven County.',
    [['site', ['areaPage', 'servingLine'], 'Serving {city} and all Middlesex County areas']],
    [['site', ['areaPage', 'servingLine'], 'Serving {city} and all {county} areas']],
  ),
]

type Kinds = readonly string[] | undefined

/** The small site, changed so; of the pages those of some kinds, where not all are asked for. */
function siteWith(edits: readonly Edit[], kinds: Kinds): AuditedSite {
  const files = frozenFiles({ cities: firstCities(4) }).map((file) => {
    const own = edits.filter(([name]) => name === file.name)
    if (own.length === 0) return file
    const document: Document = parseDocument(file.text)
    for (const [, path, value] of own) {
      if (path.length === 0) document.contents = document.createNode(value)
      else document.setIn(path, document.createNode(value))
    }
    return { ...file, text: String(document) }
  })
  return renderSite(files, ({ kind }) => kinds?.includes(kind) ?? true)
}

/** Several rows ask for the same. */
const rendered = new Map<string, AuditedSite>()

function findingsOf(rule: string, edits: readonly Edit[], kinds?: Kinds): AuditFinding[] {
  const key = JSON.stringify([edits, kinds])
  const site = rendered.get(key) ?? siteWith(edits, kinds)
  rendered.set(key, site)
  const rules = audits.filter(({ id }) => id === rule)
  return runRules({ site, rules, settings: {} }).flatMap(({ findings }) => findings)
}

/** What was not there before. */
function newFindings(rule: string, edits: readonly Edit[]): AuditFinding[] {
  const kinds = /^doorway|county/.test(rule) ? ['area'] : ['about']
  const isOfAll = /^links|same-title$/.test(rule)
  const found = findingsOf(rule, edits, isOfAll ? undefined : kinds)
  const known = findingsOf(rule, [])
  // On how many pages it stands depends on those that are asked for.
  const words = ({ message }: AuditFinding) => message.replace(/ \(\d+ pages\)$/, '')
  const isSame = (a: AuditFinding, b: AuditFinding) => words(a) === words(b) && a.line === b.line
  return found.filter((each) => !known.some((other) => isSame(each, other)))
}

const rows = ownerFaults.map((fault) => [fault.rule, fault] as const)

test.each(rows)('%s is broken by data that validate accepts', (rule, { faulty, finds }) => {
  const found = newFindings(rule, faulty)
  const lines = found.map(({ severity, message }) => `${severity} /about: ${message}`)
  const isFound = typeof finds === 'string' ? expect.stringContaining(finds) : toExpected(finds)
  expect(lines).toContainEqual(isFound)
  // It can be mended there.
  expect(found.filter(({ file }) => !file.startsWith('data/'))).toEqual([])
})

test.each(rows)('%s is not broken by the clean twin', (rule, { clean }) => {
  expect(newFindings(rule, clean)).toEqual([])
})

test('each rule has a row', () => {
  const shown = new Set(ownerFaults.map(({ rule }) => rule))
  expect(audits.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([])
})
