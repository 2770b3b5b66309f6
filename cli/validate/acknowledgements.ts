import { nearest } from '../lib/suggest.ts'
import type { DataPath, Source } from '../parse/parse.ts'
import { isRuleId, rules, severityOf } from '../site/rules/catalogue.ts'
import { findingAt, show, type Unplaced } from './create-finding.ts'
import { fieldsNamed } from './walk.ts'

/** The reasons that an entry gives, by rule. */
export interface Acknowledgement {
  readonly source: Source
  /** The path of the entry that it belongs to. */
  readonly owner: DataPath
  readonly rule: string
}

/** Drops the warnings and notices that the entry they belong to acknowledges. */
export function withoutAcknowledged(
  findings: readonly Unplaced[],
  acknowledged: readonly Acknowledgement[],
): Unplaced[] {
  const known = new Set(acknowledged.map(({ source, owner, rule }) => keyOf(source, owner, rule)))
  return findings.filter(({ source, path, details: { severity, rule } }) => {
    const owners = [path, ...path.map((_, length) => path.slice(0, length))]
    return severity === 'error' || !owners.some((owner) => known.has(keyOf(source, owner, rule)))
  })
}

const keyOf = ({ name }: Source, owner: DataPath, rule: string) =>
  [name, rule, ...owner.map(String)].join('\0')

/** Acknowledgements that name no rule. */
export function checkAcknowledgements(acknowledged: readonly Acknowledgement[]): Unplaced[] {
  return acknowledged
    .filter(({ rule }) => !isRuleId(rule) || severityOf(rule) === 'error')
    .map(({ source, owner, rule }) =>
      findingAt(source, [...owner, 'acknowledge', rule], {
        rule: 'acknowledge/unknown-rule',
        message: isRuleId(rule)
          ? `${show(rule)} is an error, which nothing can acknowledge.`
          : `${show(rule)} is no rule.`,
        expected: 'the id of a warning or notice',
        suggestion: isRuleId(rule) ? undefined : nearest(rule, Object.keys(rules)),
        atKey: true,
      }),
    )
}

/** Every entry of every `acknowledge` map. */
export function findAcknowledgements(sources: readonly Source[]): Acknowledgement[] {
  return sources.flatMap((source) =>
    fieldsNamed('acknowledge', source).flatMap(({ value, path }) => {
      const reasons = typeof value === 'object' && value !== null ? Object.keys(value) : []
      return reasons.map((rule) => ({ source, owner: path.slice(0, -1), rule }))
    }),
  )
}
