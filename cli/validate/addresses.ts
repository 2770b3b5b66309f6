import type { Finding } from '../finding.ts'
import { nearest } from '../nearest.ts'
import { knowsAllRoutes, listAt, routePaths, textAt, textsAt, type Sources } from './drafts.ts'
import { isReserved } from './reserved.ts'
import { findingAt, show } from './report-finding.ts'
import { repeats, type Item } from './walk.ts'

/** Redirects and gone addresses: unique, hiding no page, leading straight to one. */
export function checkAddresses(sources: Sources): Finding[] {
  const source = sources.addresses
  if (!source) return []
  const routes = routePaths(sources)
  const complete = knowsAllRoutes(sources)
  const redirects = listAt(source, ['redirects']).map(({ path }) => path)
  const from = redirects.flatMap((path) => item(source, [...path, 'from']))
  const to = redirects.flatMap((path) => item(source, [...path, 'to']))
  const gone = textsAt(source, ['gone'])
  const aliases = new Set(from.map(({ value }) => value))

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

interface TargetContext {
  readonly routes: ReadonlySet<string>
  readonly aliases: ReadonlySet<string>
  readonly complete: boolean
  readonly at: (found: Item<string>, details: Parameters<typeof findingAt>[2]) => Finding
}

function checkTarget(
  found: Item<string>,
  { routes, aliases, complete, at }: TargetContext,
): Finding[] {
  if (routes.has(found.value)) return []
  if (aliases.has(found.value)) {
    const message = `This redirect leads to ${show(found.value)}, which is a redirect itself.`
    return [at(found, { rule: 'address/alias-chain', message, expected: 'the page at the end' })]
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
