import { plural } from '../../lib/plural.ts'
import { nearest } from '../../lib/suggest.ts'
import { fieldAt, isMap, textAt, textsAt, textsBelow, valueAt } from '../../validate/fields.ts'
import { show, type Breach, type Field } from '../../validate/rule.ts'
import { lawOf } from './registration.ts'
import { respellName } from './respell.ts'
import { sectionTrades, tradeNames } from '../trades/index.ts'
import type { DataRule, DataView } from './view.ts'

export const referenceRules = [
  {
    id: 'service/unknown',
    asks: 'A service that is named exists in services.yaml.',
    why: 'The place would show or link to a service that is not there.',
    fault: 'service: roof-repair',
    repair: 'service: roof-repairs',
    check: (view) => {
      const slugs = serviceSlugs(view)
      const named = view.knowsAllServices ? textsNamed(view.files.site, 'service') : []
      const expected = `one of ${slugs.join(', ')}; of a service that is gone, no entry`
      return unknownNames(named, slugs, (name) => `services.yaml has no service ${name}.`, expected)
    },
    fix: (fault, view) => respellName(fault, view, serviceSlugs(view)),
  },
  {
    id: 'service/section-trade',
    severity: 'notice',
    asks: 'A section that is drawn for one trade stands on the site of a firm of that trade.',
    why: 'The drawing shows that trade, whatever the words beside it say.',
    fault: 'trade: painting  # and in services.yaml: kind: layers',
    repair: 'trade: [painting, roofing]',
    check: ({ files, isWhole }) => {
      const trade = fieldAt(files.business, 'trade')
      const own: readonly unknown[] = [trade.value ?? []].flat()
      // A file that cannot be read whole, and a name that is no trade, are reported as that.
      if (!isWhole('business') || own.some((name) => !tradeNames.some((each) => each === name)))
        return []
      const drawn = textsNamed(files.services, 'kind').find(
        ({ value }) => sectionTrades.has(value) && !own.includes(sectionTrades.get(value)),
      )
      return drawn ? [{ at: own.length > 0 ? trade : drawn, message: drawnWords(drawn) }] : []
    },
    expected: 'that trade too, or sections of other kinds',
  },
  {
    id: 'claim/unknown',
    asks: 'A claim that is named exists in business.yaml.',
    why: 'Claims are worded once, in business.yaml; a name that is none there has no words.',
    fault: 'bullets: [free-estimate]',
    repair: 'bullets: [free-estimates]',
    check: (view) => {
      const { business, site, services } = view.files
      // Where the claims are no map, the schema has said so.
      if (!isMap(fieldAt(business, 'claims').value)) return []
      const named = [
        ...textsNamed(site, 'claim'),
        ...textsAt(site, 'home', 'bullets'),
        ...textsAt(site, 'shared', 'strip'),
        ...statsOf(view),
        ...textsNamed(services, 'tagline'),
      ]
      return unknownNames(named, claimNames(view), (name) => `business.yaml has no claim ${name}.`)
    },
    fix: (fault, view) => respellName(fault, view, claimNames(view)),
  },
  {
    id: 'claim/no-number',
    asks: 'A claim shown as a statistic has a value and a label.',
    why: 'A statistic shows a number above its label; a claim in words has neither.',
    fault: 'stats: [customers, locally-owned]',
    repair: 'stats: [customers, experience]',
    check: (view) => {
      const hasNumber = (claim: Field) => typeof fieldAt(claim, 'value').value === 'string'
      const numbers = view.claims.filter(hasNumber).map(claimName)
      const words = new Set(view.claims.filter((claim) => !hasNumber(claim)).map(claimName))
      const expected =
        numbers.length > 0 ? `one of ${numbers.join(', ')}` : 'a claim with value and label'
      const named = statsOf(view).filter(({ value }) => words.has(value))
      return named.map((at) => ({ at, expected }))
    },
    message: ({ value }) =>
      `The claim ${show(value)} is shown as a number here, but has only a text.`,
  },
  {
    id: 'claim/evidence',
    severity: 'notice',
    asks: 'A claim has evidence, or a reason to stand without.',
    why: 'Law asks of advertising that a claim can be shown to be true.',
    fault: 'locally-owned:\n  text: Locally Owned',
    repair:
      "locally-owned:\n  text: Locally Owned\n  evidence: The owners' names and town are on the About page.",
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
    asks: 'A number claimed agrees with the data.',
    why: 'The pages themselves would show that the number is wrong.',
    fault: 'cities:\n  value: 50+\n  counts: towns  # the data lists 30',
    repair: 'cities:\n  value: 30\n  counts: towns',
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
    asks: 'A claim to be licensed is acknowledged with its reason, but where the state is known to give licenses.',
    why: 'Where a state registers contractors and does not license them, the word misleads.',
    fault: 'text: Fully Licensed',
    repair: 'text: Registered & Insured',
    check: (view) => {
      const { law, region, isAsked } = lawOf(view)
      if (region === '' || (isAsked && law?.gives === 'license')) return []
      const who = law?.registers ? `${region} registers ${law.registers}` : 'some states register'
      return view.claims
        .filter((claim) => /\blicen[sc]ed\b/i.test(wordsOfClaim(claim)))
        .map((at) => {
          const message = `${show(wordsOfClaim(at))}: ${who}, and a registration is no license.`
          return { at, atKey: true, message }
        })
    },
    expected: 'an acknowledgement that names the license and the insurer',
  },
  {
    id: 'rating/self-published',
    severity: 'notice',
    asks: 'A rating in structured data is acknowledged with its reason.',
    why: 'Search engines show no stars for ratings that a business publishes about itself.',
    fault: 'rating:\n  inStructuredData: true',
    repair: 'rating:\n  inStructuredData: false',
    check: ({ files: { business } }) => {
      const at = fieldAt(business, 'rating', 'inStructuredData')
      return at.value === true ? [at] : []
    },
    message: () =>
      'Search engines show no stars for a rating that a business publishes about itself.',
    expected: 'an acknowledgement under `rating`, or `inStructuredData: false`',
  },
] as const satisfies readonly DataRule[]

const drawnWords = ({ value }: Field<string>) =>
  `The section ${value} of services.yaml is drawn for ${sectionTrades.get(value)}, which is not among your trades.`

const textsNamed = ({ source, value }: Field, key: string): Field<string>[] =>
  textsBelow(value, key).map((item) => ({ source, ...item }))

const statsOf = ({ files: { site } }: DataView) => [
  ...textsAt(site, 'home', 'areas', 'stats'),
  ...textsAt(site, 'about', 'stats'),
]

const claimName = ({ path }: Field) => String(path.at(-1))

const claimNames = ({ claims }: DataView) => claims.map(claimName)

/** The slugs of all services. */
export const serviceSlugs = ({ services }: DataView) => services.flatMap(({ name }) => name ?? [])

/** Names that none of the known ones is, each with the nearest. */
export function unknownNames(
  named: readonly Field<string>[],
  known: readonly string[],
  toMessage: (name: string) => string,
  expected = `one of ${known.join(', ')}`,
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
