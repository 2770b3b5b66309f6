import type { DataPath } from '../parse/parse.ts'
import type { RuleBreach, RuleWords, Spot } from './rule.ts'

/**
 * Of the errors of one value the first stands, in the order of the rules: others follow from it.
 * Those that name the right value, or other values' errors that they explain, come before others.
 */
export function withoutEchoes(
  breaches: readonly RuleBreach[],
  rules: readonly RuleWords[],
): RuleBreach[] {
  const ranks = new Map(rules.map(({ id }, index) => [id, index]))
  const rankOf = ({ rule, suggestion, covers }: RuleBreach) =>
    (ranks.get(rule) ?? ranks.size) + (suggestion || covers ? 0 : ranks.size + 1)
  const firsts = new Map<string, RuleBreach>()
  for (const breach of breaches.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    for (const key of keysOf(breach)) if (!firsts.has(key)) firsts.set(key, breach)
  }
  return breaches.filter((breach) => {
    const [own] = keysOf(breach)
    return own === undefined || firsts.get(own) === breach
  })
}

/** The value that an error is about, and those that it explains; nothing of what may stay. */
function keysOf({ at, atKey = false, covers = [], severity }: RuleBreach): string[] {
  if (severity !== 'error' || !('source' in at)) return []
  const keyOf = (path: DataPath) => keyFor(at, path, atKey)
  return [at.path, ...covers].map(keyOf)
}

const keyFor = ({ source }: Spot, path: DataPath, atKey: boolean) =>
  [source.name, atKey, ...path.map(String)].join('\0')
