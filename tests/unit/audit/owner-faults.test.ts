import { expect, test } from 'vitest'
import { parseDocument, type Document } from 'yaml'
import { type AuditFinding, runRules } from '../../../cli/audit/run-rules.ts'
import type { DataFileName } from '../../../cli/load/load-data.ts'
import { audits } from '../../../cli/site/audits/index.ts'
import type { BuiltSite } from '../../../cli/site/audits/site-audit-rule.ts'
import { toExpected } from '../../support/audit-fault.ts'
import { frozenFiles, renderSite } from '../../support/rendered-site.ts'
import { firstCities } from '../../support/small-city.ts'
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

const gutters = {
  slug: 'gutter-guards',
  name: 'Gutter Guards',
  summary: 'Leaves stay out of the gutter, and water finds the outlet.',
  features: ['Fitted to the gutter'],
  pageTitle: 'Gutter Guards in Connecticut',
  metaDescription:
    'Gutter guards for Connecticut houses under trees, fitted to the gutters that you have, so that leaves stay out.',
  heading: 'Gutters that stay open',
  lead: 'We fit guards to the gutters that you have.',
  tone: 'standard',
  callLabel: 'Call',
  sections: [{ kind: 'call', title: 'Ask about your gutters', text: 'The estimate is free.' }],
}

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

/** One for each rule, or more. */
const ownerFaults: readonly OwnerFault[] = [
  ...onAbout,
  {
    rule: 'claims/contact',
    faulty: [told('Call 860-555-0143 now.')],
    finds: '/about has another phone number on it: 860-555-0143.',
    clean: [told('Call {phone} now.')],
  },
  {
    rule: 'claims/landmark',
    faulty: [told('Castle Craig stands on a ridge more than 1,000 feet up.')],
    finds: '"more than 1,000 feet" is said where East Peak is named; its height is 976 feet.',
    clean: [told('Castle Craig stands 976 feet up.')],
  },
  {
    rule: 'honesty/superlative',
    faulty: [told('The best roofers of the state work here.')],
    finds: '"best roofers" has no evidence in the data.',
    clean: [told('Roofers of this state work here.')],
  },
  {
    rule: 'links/redirect',
    faulty: [['site', ['quote', 'to'], '/services/repairs']],
    finds: 'answers with a redirect to /services/roof-repairs',
    clean: [['site', ['quote', 'to'], '/services/roof-repairs']],
  },
  {
    rule: 'links/orphan',
    faulty: [['services', [6], gutters]],
    finds: '2 pages link directly to /services/gutter-guards: /, /services.',
    clean: [
      ['services', [6], gutters],
      ['site', ['footer', 'columns', 0, 'links', 0, 'to'], '/services/gutter-guards'],
    ],
  },
  {
    rule: 'doorway/local-names',
    faulty: city(0, anyTown),
    finds: 'The text of New Haven names no place in it.',
    clean: more,
  },
  {
    rule: 'doorway/own-text',
    faulty: city(1, ofNewHaven()),
    finds: 'of the text of Waterbury itself stands on the page of New Haven too',
    clean: more,
  },
  {
    rule: 'doorway/own-words',
    faulty: city(1, short('Waterbury')),
    finds: 'words of its own.',
    clean: more,
  },
  {
    rule: 'doorway/same-sentence',
    faulty: [1, 2].map((index): Edit => {
      const sentence = `In ${towns[index]} salt wind wears the roofs.`
      return ['cities', [index, 'localChallenges', 0], sentence]
    }),
    finds: 'But for names, this sentence of Meriden is one of Waterbury',
    clean: [['cities', [1, 'localChallenges', 0], 'In Waterbury salt wind wears the roofs.']],
  },
  {
    rule: 'doorway/swap',
    faulty: city(0, anyTown),
    finds: 'of the text of New Haven stays true',
    clean: more,
  },
  {
    rule: 'doorway/whole-page',
    faulty: towns.flatMap((name, index) => city(index, short(name))),
    finds: 'of the page of Waterbury stands on that of',
    clean: more,
  },
  {
    rule: 'doorway/next-job',
    faulty: jobs(towns.slice(1)),
    finds: 'Of the towns without a finished job, New Haven would gain most from one',
    clean: jobs(towns),
  },
  {
    rule: 'claims/county',
    faulty: [
      ['site', ['areaPage', 'servingLine'], 'Serving {city} and all Middlesex County areas'],
    ],
    finds: 'The page of Waterbury names Middlesex County on it; Waterbury is in New Haven County.',
    clean: [['site', ['areaPage', 'servingLine'], 'Serving {city} and all {county} areas']],
  },
]

type Kinds = readonly string[] | undefined

/** The small site, changed so; of the pages those of some kinds, where not all are asked for. */
function siteWith(edits: readonly Edit[], kinds: Kinds): BuiltSite {
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
const rendered = new Map<string, BuiltSite>()

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
  const found = findingsOf(rule, edits, rule.startsWith('links') ? undefined : kinds)
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
