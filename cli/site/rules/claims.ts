import { plural } from '../../lib/plural.ts'
import { fieldAt, textAt, valueAt } from '../../validate/fields.ts'
import { show, type Field } from '../../validate/rule.ts'
import type { DataRule } from './view.ts'

export const claimRules = [
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
        .filter((claim) => wordsOf(claim) && fieldAt(claim, 'evidence').value === undefined)
        .map((at) => ({
          at,
          atKey: true,
          message: `The claim ${show(wordsOf(at))} has no evidence.`,
          expected: '`evidence: how you would show it`, or an acknowledgement with the reason',
        })),
  },
  {
    id: 'claim/contradicted',
    severity: 'notice',
    asks: 'A number claimed agrees with the data.',
    why: 'The pages themselves would show that the number is wrong.',
    fault: 'cities:\n  value: 50+\n  counts: towns  # the data lists 30',
    repair: 'cities:\n  value: 30\n  counts: towns',
    check: ({ claims, files, served }) => {
      const isCut = files.cities.source.isPartial || files.counties.source.isPartial
      if (isCut || files.site.value === undefined) return []
      const listed = served.size
      return claims
        .filter((claim) => textAt(claim, 'counts') === 'towns')
        .map((at) => ({ at, claimed: Number(textAt(at, 'value')?.replace(/\D/g, '')) }))
        .filter(({ claimed }) => claimed > listed)
        .map(({ at, claimed }) => ({
          at,
          atKey: true,
          message: `The claim says ${plural(claimed, 'town')}; the data lists ${listed}.`,
          expected: `at most ${listed}, or an acknowledgement with the reason`,
        }))
    },
  },
  {
    id: 'claim/license-wording',
    severity: 'notice',
    asks: 'A claim to be licensed is acknowledged with its reason.',
    why: 'Where a state registers roofers and does not license them, the word misleads.',
    fault: 'text: Fully Licensed',
    repair: 'text: Registered & Insured',
    check: ({ claims }) =>
      claims
        .filter((claim) => /\blicen[sc]ed\b/i.test(wordsOf(claim)))
        .map((at) => ({
          at,
          atKey: true,
          message: `${show(wordsOf(at))}: Connecticut registers contractors and does not license them.`,
          expected: 'an acknowledgement that names the license and the insurer',
        })),
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
      if (at.value !== true) return []
      const message =
        'Search engines show no stars for a rating that a business publishes about itself.'
      const expected = 'an acknowledgement under `rating`, or `inStructuredData: false`'
      return [{ at, message, expected }]
    },
  },
] as const satisfies readonly DataRule[]

function wordsOf({ value }: Field): string {
  const parts = ['text', 'value', 'label'].map((key) => valueAt(value, [key]))
  return parts.filter((part) => typeof part === 'string').join(' ')
}
