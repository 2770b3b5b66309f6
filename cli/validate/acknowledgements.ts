import type { Finding, Place } from '../finding.ts'
import { nearest } from '../nearest.ts'
import { isRuleId, rules, severityOf } from '../rules.ts'
import type { Source } from '../parse.ts'
import { findingAt, show } from './report-finding.ts'
import { walk } from './walk.ts'

interface Acknowledgement {
  readonly source: Source
  /** The path of the entry that it belongs to. */
  readonly owner: readonly PropertyKey[]
  readonly rule: string
}

/** Drops the warnings and notices that the entry they belong to acknowledges. */
export function withoutAcknowledged(
  findings: readonly Finding[],
  sources: readonly Source[],
): Finding[] {
  const silenced = acknowledgements(sources).map(({ source, owner, rule }) => ({
    rule,
    within: span(source.placeOfKey(owner), source.placeOf(owner)),
  }))
  return findings.filter(
    (finding) =>
      finding.severity === 'error' ||
      !silenced.some(({ rule, within }) => rule === finding.rule && encloses(within, finding)),
  )
}

/** Acknowledgements that name no rule. */
export function checkAcknowledgements(sources: readonly Source[]): Finding[] {
  return acknowledgements(sources)
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

function acknowledgements(sources: readonly Source[]): Acknowledgement[] {
  return sources.flatMap((source) =>
    walk(source.value).flatMap(({ value, path }) => {
      const isList = path.at(-1) === 'acknowledge' && typeof value === 'object' && value !== null
      const owner = path.slice(0, -1)
      return isList ? Object.keys(value).map((rule) => ({ source, owner, rule })) : []
    }),
  )
}

const span = (start: Place, end: Place): Place => ({
  ...end,
  line: start.line,
  column: start.column,
})

function encloses(outer: Place, inner: Place): boolean {
  const starts =
    outer.line < inner.line || (outer.line === inner.line && outer.column <= inner.column)
  const ends =
    outer.endLine > inner.endLine ||
    (outer.endLine === inner.endLine && outer.endColumn >= inner.endColumn)
  return outer.file === inner.file && starts && ends
}
