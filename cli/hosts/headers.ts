import { oneLine } from './encode.ts'
import type { HeaderRule } from './host.ts'

type Headers = HeaderRule['headers']

export interface SettledHeaders {
  /** What every answer says. */
  readonly everywhere: Headers
  /** What a file says besides, or instead. */
  readonly files: readonly HeaderRule[]
}

/**
 * What counts in the end for every answer and for each file. Hosts disagree on what becomes of two
 * rules for one header; here none says what another said already.
 */
export function settleHeaders(rules: readonly HeaderRule[]): SettledHeaders {
  const everywhere = mergeFor('/*', rules)
  const paths = new Set(rules.map(({ path }) => path).filter((path) => path !== '/*'))
  const files = [...paths].map((path) => ({
    path,
    headers: withoutSame(mergeFor(path, rules), everywhere),
  }))
  return { everywhere, files: files.filter(({ headers }) => Object.keys(headers).length > 0) }
}

/** The headers of a path; of two rules the later one counts. */
function mergeFor(path: string, rules: readonly HeaderRule[]): Headers {
  const matching = rules.filter((rule) => rule.path === '/*' || rule.path === path)
  return Object.assign({}, ...matching.map(({ headers }) => headers))
}

const withoutSame = (headers: Headers, others: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name, value]) => others[name] !== value))

/** As `_headers` has them: `  Name: value`. */
export const renderHeaderLines = (headers: Headers): string[] =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${oneLine(value)}`)

/** As JSON of hosts has them. */
export const listHeaders = (headers: Headers): { key: string; value: string }[] =>
  Object.entries(headers).map(([key, value]) => ({ key, value: oneLine(value) }))
