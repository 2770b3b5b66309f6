import { nearest } from '../../lib/suggest.ts'
import { isMap, fieldAt, textsAt, textsBelow } from '../../validate/fields.ts'
import { show, type Breach, type Field } from '../../validate/rule.ts'
import type { DataRule, DataView } from './view.ts'

/** What site.yaml and services.yaml name of other files: services and claims. */
export const referenceRules = [
  {
    id: 'service/unknown',
    severity: 'error',
    asks: 'A service that is named exists in services.yaml.',
    why: 'The place would show or link to a service that is not there.',
    fault: 'service: roof-repair',
    repair: 'service: roof-repairs',
    check: ({ files, services, knowsAllServices }) => {
      const slugs = services.flatMap(({ name }) => name ?? [])
      const named = knowsAllServices ? textsNamed(files.site, 'service') : []
      const expected = `one of ${slugs.join(', ')}; of a service that is gone, no entry`
      return unknownNames(named, slugs, (name) => `services.yaml has no service ${name}.`, expected)
    },
  },
  {
    id: 'claim/unknown',
    severity: 'error',
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
        ...statsOf(view),
        ...textsNamed(services, 'tagline'),
      ]
      const claims = view.claims.map(claimName)
      return unknownNames(named, claims, (name) => `business.yaml has no claim ${name}.`)
    },
  },
  {
    id: 'claim/no-number',
    severity: 'error',
    asks: 'A claim shown as a statistic has a value and a label.',
    why: 'A statistic shows a number above its label; a claim in words has neither.',
    fault: 'stats: [customers, locally-owned]',
    repair: 'stats: [customers, experience]',
    check: (view) => {
      const hasNumber = (claim: Field) => typeof fieldAt(claim, 'value').value === 'string'
      const numbers = view.claims.filter(hasNumber).map(claimName)
      const words = new Set(view.claims.filter((claim) => !hasNumber(claim)).map(claimName))
      return statsOf(view)
        .filter(({ value }) => words.has(value))
        .map((at) => ({
          at,
          message: `The claim ${show(at.value)} is shown as a number here, but has only a text.`,
          expected:
            numbers.length > 0 ? `one of ${numbers.join(', ')}` : 'a claim with value and label',
        }))
    },
  },
] as const satisfies readonly DataRule[]

const textsNamed = ({ source, value }: Field, key: string): Field<string>[] =>
  textsBelow(value, key).map((item) => ({ source, ...item }))

const statsOf = ({ files: { site } }: DataView) => [
  ...textsAt(site, 'home', 'areas', 'stats'),
  ...textsAt(site, 'about', 'stats'),
]

const claimName = ({ path }: Field) => String(path.at(-1))

/** Names that none of the known ones is, each with the nearest. */
export function unknownNames(
  named: readonly Field<string>[],
  known: readonly string[],
  toMessage: (name: string) => string,
  expected = `one of ${known.join(', ')}`,
): Breach[] {
  return named
    .filter(({ value }) => !known.includes(value))
    .map((at) => ({
      at,
      message: toMessage(show(at.value)),
      expected,
      suggestion: nearest(at.value, known),
    }))
}
