import { nearest } from '../lib/suggest.ts'
import { show, type Field, type RuleBreach, type RuleWords, type Spot } from './rule.ts'

/** A rule that the entry at `path` may break, because it gives a reason. */
interface Acknowledgement extends Spot {
  readonly rule: string
}

export function findAcknowledgements(fields: readonly Field[]): Acknowledgement[] {
  return fields
    .filter(({ path }) => path.at(-2) === 'acknowledge')
    .map(({ source, path }) => ({ source, path: path.slice(0, -2), rule: String(path.at(-1)) }))
}

/** Drops the warnings and notices that the entry they belong to acknowledges. */
export function withoutAcknowledged(
  breaches: readonly RuleBreach[],
  acknowledged: readonly Acknowledgement[],
): RuleBreach[] {
  const known = new Set(acknowledged.map(keyOf))
  return breaches.filter(({ at, rule, severity }) => {
    if (severity === 'error' || !('source' in at)) return true
    const owners = [at.path, ...at.path.map((_, length) => at.path.slice(0, length))]
    return !owners.some((path) => known.has(keyOf({ source: at.source, path, rule })))
  })
}

const keyOf = ({ source, path, rule }: Acknowledgement) =>
  [source.name, rule, ...path.map(String)].join('\0')

export function checkAcknowledgements(
  acknowledged: readonly Acknowledgement[],
  rules: readonly RuleWords[],
): RuleBreach[] {
  const ids = rules.map(({ id }) => id)
  return acknowledged
    .filter(({ rule }) => !rules.some(({ id, severity }) => id === rule && severity !== 'error'))
    .map(({ source, path, rule }) => {
      const isKnown = ids.includes(rule)
      const reason = isKnown ? 'is an error, which nothing can acknowledge.' : 'is no rule.'
      return {
        rule: 'acknowledge/unknown-rule',
        severity: 'error',
        at: { source, path: [...path, 'acknowledge', rule] },
        atKey: true,
        message: `${show(rule)} ${reason}`,
        expected: 'the id of a warning or notice',
        suggestion: isKnown ? undefined : nearest(rule, ids),
      }
    })
}
