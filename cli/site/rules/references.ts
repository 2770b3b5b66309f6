import { nearest } from '../../lib/suggest.ts'
import type { Source } from '../../parse/parse.ts'
import { address } from '../schema/text.ts'
import {
  entriesOf,
  knowsAllRoutes,
  knowsAllServices,
  listAt,
  routePaths,
  textAt,
  textsAt,
  valuesAt,
  type Sources,
} from './read-loosely.ts'
import { findingAt, show, type Unplaced } from '../../validate/create-finding.ts'
import { valueAt } from '../../validate/schema-walk.ts'
import { textsBelow, type Item } from '../../validate/walk.ts'

/** What site.yaml and services.yaml name elsewhere: links, services, claims. */
export function checkReferences(sources: Sources): Unplaced[] {
  return [...checkLinks(sources), ...checkServices(sources), ...checkClaims(sources)]
}

/** Every `to:` of site.yaml, wherever it stands. */
function checkLinks(sources: Sources): Unplaced[] {
  const { site, addresses } = sources
  if (!site || !addresses || !knowsAllRoutes(sources)) return []
  if (!Array.isArray(valueAt(addresses.value, ['redirects']))) return []
  const aliases = listAt(addresses, ['redirects']).flatMap(
    ({ path }) => textAt(addresses, [...path, 'from']) ?? [],
  )
  const known = new Set([...routePaths(sources), ...aliases])
  // A redirect may be at fault itself.
  const sound = [...known].filter((each) => address.safeParse(each).success)
  return textsBelow(site.value, 'to')
    .filter(({ value }) => !known.has(value))
    .map(({ value, path }) =>
      findingAt(site, path, {
        rule: 'link/unknown-target',
        message: `No page and no redirect has the address ${show(value)}.`,
        expected: 'an address of the site',
        suggestion: nearest(value, sound),
      }),
    )
}

function checkServices({ site, services }: Sources): Unplaced[] {
  if (!site || !services || !knowsAllServices(services)) return []
  const slugs = entriesOf(services).flatMap(({ path }) => textAt(services, [...path, 'slug']) ?? [])
  return unknownNames(site, textsBelow(site.value, 'service'), slugs, {
    rule: 'service/unknown',
    where: 'services.yaml',
    noun: 'service',
  })
}

function checkClaims({ site, services, business }: Sources): Unplaced[] {
  if (!business) return []
  // Where it is no map, the structure check has said so.
  if (!isMap(valueAt(business.value, ['claims']))) return []
  const claims = valuesAt(business, ['claims'])
  const names = claims.map(({ path }) => String(path.at(-1)))
  const numbers = claims
    .filter(({ value }) => typeof valueAt(value, ['value']) === 'string')
    .map(({ path }) => String(path.at(-1)))
  const stats = ['home.areas.stats', 'about.stats'].flatMap((at) => textsAt(site, at.split('.')))
  const named = site
    ? [...textsBelow(site.value, 'claim'), ...textsAt(site, ['home', 'bullets']), ...stats]
    : []
  const taglines = services ? textsBelow(services.value, 'tagline') : []
  const details = { rule: 'claim/unknown', where: 'business.yaml', noun: 'claim' } as const
  return [
    ...(site ? unknownNames(site, named, names, details) : []),
    ...(services ? unknownNames(services, taglines, names, details) : []),
    ...(site
      ? stats.filter(({ value }) => names.includes(value) && !numbers.includes(value))
      : []
    ).map(({ value, path }) =>
      findingAt(site as Source, path, {
        rule: 'claim/no-number',
        message: `The claim ${show(value)} is shown as a number here, but has only a text.`,
        expected:
          numbers.length > 0 ? `one of ${numbers.join(', ')}` : 'a claim with value and label',
      }),
    ),
  ]
}

interface Reference {
  readonly rule: 'service/unknown' | 'claim/unknown'
  readonly where: string
  readonly noun: string
}

function unknownNames(
  source: Source,
  named: readonly Item<string>[],
  known: readonly string[],
  { rule, where, noun }: Reference,
): Unplaced[] {
  return named
    .filter(({ value }) => !known.includes(value))
    .map(({ value, path }) =>
      findingAt(source, path, {
        rule,
        message: `${where} has no ${noun} ${show(value)}.`,
        expected: `one of ${known.join(', ')}`,
        suggestion: nearest(value, known),
      }),
    )
}

const isMap = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
