import { plural } from '../../lib/plural.ts'
import { nearest } from '../../lib/suggest.ts'
import {
  fieldAt,
  isMap,
  listAt,
  textAt,
  textsAt,
  textsBelow,
  valueAt,
} from '../../validate/fields.ts'
import { show, type Breach, type Field } from '../../validate/rule.ts'
import { lawOf } from './registration.ts'
import { respellName } from './respell.ts'
import { sectionTrades, tradeNames } from '../trades/index.ts'
import type { DataRule, DataIndex } from './view.ts'

export const referenceRules = [
  {
    id: 'service/unknown',
    check: (view) => {
      const slugs = serviceSlugs(view)
      const { site, houses } = view.files
      const references = view.knowsAllServices
        ? [site, houses].flatMap((file) => textsNamed(file, 'service'))
        : []
      const expected = `one of ${slugs.join(', ')}; of a service that is gone, no entry`
      return unknownNames(
        references,
        slugs,
        (name) => `services.yaml has no service ${name}.`,
        expected,
      )
    },
    fix: (fault, view) => respellName(fault, view, serviceSlugs(view)),
  },
  {
    id: 'service/section-trade',
    severity: 'notice',
    check: ({ files, isWhole }) => {
      const trade = fieldAt(files.business, 'trade')
      const own: readonly unknown[] = [trade.value ?? []].flat()
      // Unreadable files and unknown trades have their own findings.
      if (!isWhole('business') || own.some((name) => !tradeNames.some((each) => each === name)))
        return []
      const drawn = [files.services, files.pages]
        .flatMap((file) => textsNamed(file, 'kind'))
        .find(({ value }) => sectionTrades.has(value) && !own.includes(sectionTrades.get(value)))
      return drawn ? [{ at: own.length > 0 ? trade : drawn, message: drawnWords(drawn) }] : []
    },
    expected: 'that trade too, or sections of other kinds',
  },
  {
    id: 'service/no-questions',
    severity: 'warning',
    check: ({ files, services, isWhole }) => {
      const hasQuestions = services.some((service) => listAt(service, 'questions').length > 0)
      if (!isWhole('services') || hasQuestions) return []
      return [files.services, files.pages]
        .flatMap((file) => textsNamed(file, 'kind'))
        .filter(({ value }) => value === 'all-questions')
    },
    message: () => 'No service of services.yaml has questions: this section shows nothing.',
    expected: '`questions` of a service, or a section of the kind questions',
  },
  {
    id: 'claim/unknown',
    check: (view) => {
      const { business, site, services } = view.files
      // If the claims are not a map, that is an error of the schema.
      if (!isMap(fieldAt(business, 'claims').value)) return []
      const references = [
        ...textsNamed(site, 'claim'),
        ...textsAt(site, 'home', 'bullets'),
        ...textsAt(site, 'shared', 'strip'),
        ...statsOf(view),
        ...textsNamed(services, 'tagline'),
      ]
      return unknownNames(
        references,
        claimNames(view),
        (name) => `business.yaml has no claim ${name}.`,
      )
    },
    fix: (fault, view) => respellName(fault, view, claimNames(view)),
  },
  {
    id: 'claim/no-number',
    check: (view) => {
      const hasNumber = (claim: Field) => typeof fieldAt(claim, 'value').value === 'string'
      const numbers = view.claims.filter(hasNumber).map(claimName)
      const words = new Set(view.claims.filter((claim) => !hasNumber(claim)).map(claimName))
      const expected =
        numbers.length > 0 ? `one of ${numbers.join(', ')}` : 'a claim with value and label'
      const references = statsOf(view).filter(({ value }) => words.has(value))
      return references.map((at) => ({ at, expected }))
    },
    message: ({ value }) =>
      `The claim ${show(value)} is shown as a number here, but has only a text.`,
  },
  {
    id: 'claim/evidence',
    severity: 'notice',
    check: ({ claims }) =>
      claims
        .filter((claim) => wordsOfClaim(claim) && fieldAt(claim, 'evidence').value === undefined)
        .map((at) => ({ at, atKey: true })),
    message: (at) => `The claim ${show(wordsOfClaim(at))} has no evidence.`,
    expected: '`evidence: how you would show it`, or an acknowledgement with the reason',
  },
  {
    id: 'claim/contradicted',
    severity: 'notice',
    check: ({ claims, files, served, isWhole }) => {
      if (!isWhole('cities', 'counties') || files.site.value === undefined) return []
      const listed = served.size
      return claims
        .filter((claim) => textAt(claim, 'counts') === 'towns')
        .flatMap((at) => {
          const value = textAt(at, 'value') ?? ''
          const claimed = Number(value.replace(/\D/g, ''))
          // "15+" is true of 17; a bare 15 is not.
          if (/^[\d,]+$/.test(value) ? claimed === listed : claimed <= listed) return []
          const message = `The claim says ${plural(claimed, 'town')}; the data lists ${listed}.`
          const expected = `${listed}, or less with a +, or an acknowledgement with the reason`
          return [{ at, atKey: true, message, expected }]
        })
    },
  },
  {
    id: 'claim/license-wording',
    severity: 'notice',
    check: (view) => {
      const { law, region, isAsked } = lawOf(view)
      if (region === '' || (isAsked && law?.gives === 'license')) return []
      const who = law?.registers ? `${region} registers ${law.registers}` : 'some states register'
      return view.claims
        .filter((claim) => /\blicen[sc]ed\b/i.test(wordsOfClaim(claim)))
        .map((at) => {
          const message = `${show(wordsOfClaim(at))}: ${who}, and a registration is not a license.`
          return { at, atKey: true, message }
        })
    },
    expected: 'an acknowledgement that names the license and the insurer',
  },
  {
    id: 'rating/self-published',
    severity: 'notice',
    check: ({ files: { business } }) => {
      const at = fieldAt(business, 'rating', 'inStructuredData')
      return at.value === true ? [at] : []
    },
    message: () =>
      'Search engines show no stars for a rating that a business publishes about itself.',
    expected: 'an acknowledgement under `rating`, or `inStructuredData: false`',
  },
] as const satisfies readonly DataRule[]

const drawnWords = ({ value, source }: Field<string>) =>
  `The section ${value} of ${source.name}.yaml is drawn for ${sectionTrades.get(value)}, which is not among your trades.`

const textsNamed = ({ source, value }: Field, key: string): Field<string>[] =>
  textsBelow(value, key).map((item) => ({ source, ...item }))

const statsOf = ({ files: { site } }: DataIndex) => [
  ...textsAt(site, 'home', 'areas', 'stats'),
  ...textsAt(site, 'about', 'stats'),
]

const claimName = ({ path }: Field) => String(path.at(-1))

const claimNames = ({ claims }: DataIndex) => claims.map(claimName)

/** The slugs of all services. */
export const serviceSlugs = ({ services }: DataIndex) => services.flatMap(({ name }) => name ?? [])

/** Names that are not among the known ones, each with the nearest. */
export function unknownNames(
  named: readonly Field<string>[],
  known: readonly string[],
  toMessage: (name: string) => string,
  expected = known.length > 0
    ? `one of ${known.join(', ')}`
    : 'one that is there; there is none yet',
): Breach[] {
  return named
    .filter(({ value }) => !known.includes(value))
    .map((at) => {
      const suggestion = nearest(at.value, known)
      return { at, message: toMessage(show(at.value)), expected, suggestion }
    })
}

function wordsOfClaim({ value }: Field): string {
  const parts = ['text', 'value', 'label'].map((key) => valueAt(value, [key]))
  return parts.filter((part) => typeof part === 'string').join(' ')
}
