import type { Source } from '../../parse/parse.ts'
import { toSlug } from '../../lib/slug.ts'
import {
  areasOf,
  entriesOf,
  listAt,
  textAt,
  textsAt,
  valuesAt,
  type Sources,
} from './read-loosely.ts'
import { findingAt, show, type Unplaced } from '../../validate/create-finding.ts'
import { valueAt } from '../../validate/schema-walk.ts'
import { repeats } from '../../validate/walk.ts'

/** Hours, claims and rating of the business. */
export function checkBusiness(sources: Sources): Unplaced[] {
  const source = sources.business
  if (!source) return []
  return [
    ...checkAreaCode(source),
    ...checkHours(source),
    ...checkClaims(source, sources),
    ...checkRating(source),
  ]
}

/** The area codes of a state; the states that are not listed are not checked. */
const areaCodes: Readonly<Record<string, readonly string[]>> = {
  CT: ['203', '475', '860', '959'],
}

// Toll-free numbers belong to no state.
const tollFree = new Set(['800', '833', '844', '855', '866', '877', '888'])

function checkAreaCode(source: Source): Unplaced[] {
  const state = textAt(source, ['address', 'regionCode']) ?? ''
  const code = /^\+1(\d{3})\d{7}$/.exec(textAt(source, ['phone']) ?? '')?.[1]
  const codes = Object.hasOwn(areaCodes, state) ? areaCodes[state] : undefined
  if (!codes || code === undefined || codes.includes(code) || tollFree.has(code)) return []
  const region = textAt(source, ['address', 'region']) ?? state
  return [
    findingAt(source, ['phone'], {
      rule: 'business/area-code',
      message: `The area code ${code} is none of ${region}.`,
      expected: `one of ${codes.join(', ')}, or an acknowledgement with the reason`,
    }),
  ]
}

function checkHours(source: Source): Unplaced[] {
  const rows = listAt(source, ['hours', 'office'])
  const days = rows.flatMap(({ path }) => textsAt(source, [...path, 'days']))
  return [
    ...repeats(days, ({ value }) => value).map(({ item }) =>
      findingAt(source, item.path, {
        rule: 'hours/days',
        message: `${item.value} has office hours twice.`,
        expected: 'each day once',
      }),
    ),
    ...rows.flatMap(({ path }) => checkOrder(source, path)),
  ]
}

function checkOrder(source: Source, path: readonly PropertyKey[]): Unplaced[] {
  const opens = textAt(source, [...path, 'opens'])
  const closes = textAt(source, [...path, 'closes'])
  const isTime = (text: string | undefined) => text !== undefined && /^\d\d:\d\d$/.test(text)
  if (!opens || !closes || !isTime(opens) || !isTime(closes) || opens < closes) return []
  const message = `The office closes at ${closes}, which is not after it opens at ${opens}.`
  return [
    findingAt(source, [...path, 'closes'], {
      rule: 'hours/days',
      message,
      expected: `a time after ${opens}`,
    }),
  ]
}

function checkClaims(source: Source, sources: Sources): Unplaced[] {
  return valuesAt(source, ['claims']).flatMap(({ value, path }) => {
    const words = claimWords(value)
    if (!words) return []
    return [
      ...(valueAt(value, ['evidence']) === undefined ? [noEvidence(source, path, words)] : []),
      ...(/\blicen[sc]ed\b/i.test(words) ? [licenseWording(source, path, words)] : []),
      ...contradiction(source, path, sources),
    ]
  })
}

function claimWords(claim: unknown): string | undefined {
  const parts = ['text', 'value', 'label'].map((key) => valueAt(claim, [key]))
  const words = parts.filter((part) => typeof part === 'string').join(' ')
  return words === '' ? undefined : words
}

function noEvidence(source: Source, path: readonly PropertyKey[], words: string): Unplaced {
  return findingAt(source, path, {
    rule: 'claim/evidence',
    message: `The claim ${show(words)} has no evidence.`,
    expected: '`evidence: how you would show it`, or an acknowledgement with the reason',
    atKey: true,
  })
}

function licenseWording(source: Source, path: readonly PropertyKey[], words: string): Unplaced {
  return findingAt(source, path, {
    rule: 'claim/license-wording',
    message: `${show(words)}: Connecticut registers contractors and does not license them.`,
    expected: 'an acknowledgement that names the license and the insurer',
    atKey: true,
  })
}

function contradiction(source: Source, path: readonly PropertyKey[], sources: Sources): Unplaced[] {
  if (textAt(source, [...path, 'counts']) !== 'towns') return []
  const { cities, counties, site } = sources
  if (!cities || !counties || !site || cities.isPartial || counties.isPartial) return []
  const claimed = Number((textAt(source, [...path, 'value']) ?? '').replace(/\D/g, ''))
  const listed = listedTowns(sources)
  if (!claimed || claimed <= listed) return []
  return [
    findingAt(source, path, {
      rule: 'claim/contradicted',
      message: `The claim says ${claimed} towns; the data lists ${listed}.`,
      expected: `at most ${listed}, or an acknowledgement with the reason`,
      atKey: true,
    }),
  ]
}

function listedTowns({ cities, counties, site }: Sources): number {
  const names = [
    ...areasOf(cities).map(({ name }) => name ?? ''),
    ...entriesOf(counties).flatMap(({ path }) =>
      textsAt(counties, [...path, 'alsoServed']).map(({ value }) => value),
    ),
    ...textsAt(site, ['contact', 'served', 'others', 'contactOnly']).map(({ value }) => value),
  ]
  return new Set(names.map(toSlug).filter(Boolean)).size
}

function checkRating(source: Source): Unplaced[] {
  if (valueAt(source.value, ['rating', 'inStructuredData']) !== true) return []
  return [
    findingAt(source, ['rating', 'inStructuredData'], {
      rule: 'rating/self-published',
      message: 'Search engines show no stars for a rating that a business publishes about itself.',
      expected: 'an acknowledgement under `rating`, or `inStructuredData: false`',
    }),
  ]
}
