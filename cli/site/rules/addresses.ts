import { nearest } from '../../lib/suggest.ts'
import {
  knowsAllRoutes,
  listAt,
  routePaths,
  textAt,
  textsAt,
  type Sources,
} from './read-loosely.ts'
import { isReserved } from './reserved-urls.ts'
import { findingAt, show, type Unplaced } from '../../validate/create-finding.ts'
import { repeats, type Item } from '../../validate/walk.ts'

/** Redirects and gone addresses: unique, hiding no page, leading straight to one. */
export function checkAddresses(sources: Sources): Unplaced[] {
  const source = sources.addresses
  if (!source) return []
  const routes = routePaths(sources)
  const complete = knowsAllRoutes(sources)
  const redirects = listAt(source, ['redirects']).map(({ path }) => path)
  const from = redirects.flatMap((path) => item(source, [...path, 'from']))
  const to = redirects.flatMap((path) => item(source, [...path, 'to']))
  const gone = textsAt(source, ['gone'])
  const aliases = redirectMap(source)

  const at = (found: Item<string>, details: Parameters<typeof findingAt>[2]) =>
    findingAt(source, found.path, details)

  return [
    ...[...from, ...gone]
      .filter(({ value }) => isReserved(value))
      .map((found) =>
        at(found, {
          rule: 'address/reserved',
          message: `${show(found.value)} is a file that every site has.`,
          expected: 'another address',
        }),
      ),
    ...from
      .filter(({ value }) => routes.has(value))
      .map((found) =>
        at(found, {
          rule: 'address/alias-is-route',
          message: `${show(found.value)} is a page; a redirect would hide it.`,
          expected: 'an address that is no page',
          page: found.value,
        }),
      ),
    ...to.flatMap((found) => checkTarget(found, { routes, aliases, complete, at })),
    ...repeats([...from, ...gone], ({ value }) => value).map(({ item: found }) =>
      at(found, {
        rule: 'address/duplicate',
        message: `${show(found.value)} stands here a second time.`,
        expected: 'each address once',
      }),
    ),
    ...gone
      .filter(({ value }) => routes.has(value))
      .map((found) =>
        at(found, {
          rule: 'address/gone-is-route',
          message: `${show(found.value)} is a page, so it is not gone.`,
          expected: 'an address that is no page',
          page: found.value,
        }),
      ),
  ]
}

function item(
  source: NonNullable<Sources['addresses']>,
  path: readonly PropertyKey[],
): Item<string>[] {
  const value = textAt(source, path)
  return value === undefined ? [] : [{ value, path }]
}

/** From the address of each redirect to its target; of two from one address the first. */
function redirectMap(source: NonNullable<Sources['addresses']>): Map<string, string> {
  const pairs = listAt(source, ['redirects']).flatMap(({ path }): [string, string][] => {
    const from = textAt(source, [...path, 'from'])
    return from === undefined ? [] : [[from, textAt(source, [...path, 'to']) ?? '']]
  })
  return new Map(pairs.toReversed())
}

/** Where a chain of redirects ends; `undefined` where it never does. */
function endOfChain(start: string, aliases: ReadonlyMap<string, string>): string | undefined {
  const passed = new Set<string>()
  for (let at = start; !passed.has(at);) {
    passed.add(at)
    const next = aliases.get(at)
    if (next === undefined) return at
    at = next
  }
  return undefined
}

interface TargetContext {
  readonly routes: ReadonlySet<string>
  readonly aliases: ReadonlyMap<string, string>
  readonly complete: boolean
  readonly at: (found: Item<string>, details: Parameters<typeof findingAt>[2]) => Unplaced
}

function checkTarget(
  found: Item<string>,
  { routes, aliases, complete, at }: TargetContext,
): Unplaced[] {
  if (routes.has(found.value)) return []
  if (aliases.has(found.value)) {
    const end = endOfChain(found.value, aliases)
    const message =
      end === undefined
        ? `This redirect leads to ${show(found.value)}, which leads round in a circle.`
        : `This redirect leads to ${show(found.value)}, which is a redirect itself.`
    const suggestion = end !== undefined && routes.has(end) ? end : undefined
    const expected = 'the page at the end'
    return [at(found, { rule: 'address/alias-chain', message, expected, suggestion })]
  }
  // Pages of a file that could not be read are unknown, not missing.
  if (!complete) return []
  const message = `This redirect leads to ${show(found.value)}, which is no page.`
  const suggestion = nearest(found.value, routes)
  return [
    at(found, {
      rule: 'address/alias-target',
      message,
      expected: 'the address of a page',
      suggestion,
    }),
  ]
}
