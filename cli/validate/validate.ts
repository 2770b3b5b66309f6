import type * as z from 'zod'
import { hasErrors, sortFindings, type Finding } from '../lib/finding.ts'
import type { Loaded } from '../load/load-data.ts'
import { parseFile, type DataPath, type Source } from '../parse/parse.ts'
import { checkCharacters } from './characters.ts'
import { allFields } from './fields.ts'
import {
  locate,
  type Rule,
  type RuleBreach,
  type SiteRules,
  type ValidateOptions,
  show,
  type Field,
  type RuleBase,
  type Spot,
} from './rule.ts'
import { explainIssues, findProtoKeys, readAsMeant, type Meant } from './schema-findings.ts'
import { nearest } from '../lib/suggest.ts'

/**
 * Checks all files together. Returns all findings in reading order, the data if there is no error, and
 * the files as far as they could be read. Throws only on a bug.
 */
export function validate<Data, View>(
  files: readonly Loaded[],
  site: SiteRules<Data, View>,
  options: ValidateOptions,
) {
  const { sources: written, findings: unread } = parseAll(files)
  const first = site.schema.safeParse(valuesOf(written))
  const meant = written.map((source) => {
    const file = { source, schema: site.schemas[source.name] }
    return readAsMeant(file, issuesIn(source, first.error))
  })
  const sources = meant.map(({ source }) => source)
  const isAsWritten = meant.every(({ respelled }) => respelled.length === 0)
  const { data, error } = isAsWritten ? first : site.schema.safeParse(valuesOf(sources))
  const acknowledged = findAcknowledgements(sources.flatMap(allFields))
  const view = site.read({ ...options, sources, fields: written.flatMap(allFields) })
  const breaches = [
    ...meant.flatMap((each) => each.breaches),
    ...withoutRespelled(
      [
        ...sources.flatMap((source) => schemaBreaches(source, site, view, issuesIn(source, error))),
        ...site.rules.flatMap((rule) => breachesOf(rule, view)),
        ...checkAcknowledgements(acknowledged, site.rules),
      ],
      meant,
    ),
  ]
  const placed = withoutFollowingErrors(
    withoutAcknowledged(breaches, acknowledged.map(withMeantRule(site.rules))),
    site.rules,
  ).map(locate)
  const findings = sortFindings([...unread, ...placed])
  return { findings, data: hasErrors(findings) ? null : (data ?? null), sources: written }
}

const valuesOf = (sources: readonly Source[]) =>
  Object.fromEntries(sources.map(({ name, value }) => [name, value]))

/** The issues of one file, without its name in their paths. */
const issuesIn = ({ name }: Source, error: z.ZodError | undefined) =>
  (error?.issues ?? [])
    .filter(({ path }) => path[0] === name)
    .map((issue) => ({ ...issue, path: issue.path.slice(1) }))

/** What stands at a misspelled name is checked when that is right; until then, only the name itself. */
function withoutRespelled(breaches: readonly RuleBreach[], meant: readonly Meant[]): RuleBreach[] {
  if (meant.every(({ respelled }) => respelled.length === 0)) return [...breaches]
  return breaches.filter(({ at, atKey }) => {
    if (!('source' in at)) return true
    const { respelled = [] } = meant.find(({ source }) => source.name === at.source.name) ?? {}
    const isBelow = (path: DataPath) =>
      path.every((key, index) => key === at.path[index]) &&
      !(atKey && path.length === at.path.length)
    return !respelled.some(isBelow)
  })
}

function parseAll(files: readonly Loaded[]) {
  const sources: Source[] = []
  const findings: Finding[] = []
  for (const loaded of files) {
    if ('finding' in loaded) {
      findings.push(loaded.finding)
      continue
    }
    const parsed = parseFile(loaded.file)
    const hidden = checkCharacters(loaded.file, parsed.source)
    findings.push(...hidden)
    if (parsed.source) sources.push(parsed.source)
    // An invisible character makes the parser fail too: report it alone.
    if (parsed.source || hidden.length === 0) findings.push(...parsed.findings)
  }
  return { sources, findings }
}

function schemaBreaches<View>(
  source: Source,
  site: Pick<SiteRules<unknown, View>, 'schemas' | 'rules' | 'forms' | 'sureForm'>,
  view: View,
  issues: readonly z.core.$ZodIssue[],
): RuleBreach[] {
  const { schemas, rules, forms, sureForm } = site
  const counts = rules.flatMap(({ id, counts: each }) => (each ? [{ id, counts: each }] : []))
  if (issues.length === 0) return findProtoKeys(source)
  const names = rules.flatMap(({ names: each }) => (each?.file === source.name ? each : []))
  const namesFor = (field: PropertyKey) =>
    names.find((each) => each.field === field)?.from(view) ?? []
  const schema = schemas[source.name]
  return explainIssues({ source, schema, counts, namesFor, forms, sureForm }, issues)
}

function breachesOf<View>(rule: Rule<View>, view: View): RuleBreach[] {
  const { id, severity, check, expected } = rule
  return (check?.(view) ?? []).map((found) => {
    const breach = 'at' in found ? found : { at: found }
    const message = 'value' in breach.at ? rule.message?.(breach.at) : undefined
    return { message: message ?? '', expected, ...breach, rule: id, severity }
  })
}

/** A rule that the entry at `path` may break, because it gives a reason. */
type Acknowledgement = Spot & { readonly rule: string }

function findAcknowledgements(fields: readonly Field[]): Acknowledgement[] {
  return fields
    .filter(({ path }) => path.at(-2) === 'acknowledge')
    .map(({ source, path }) => ({ source, path: path.slice(0, -2), rule: String(path.at(-1)) }))
}

/** With the rule that is meant where its name is misspelled, which has a finding of its own. */
const withMeantRule = (rules: readonly RuleBase[]) => (each: Acknowledgement) => {
  const ids = rules.map(({ id }) => id)
  return ids.includes(each.rule) ? each : { ...each, rule: nearest(each.rule, ids) ?? each.rule }
}

function withoutAcknowledged(
  breaches: readonly RuleBreach[],
  acknowledged: readonly Acknowledgement[],
): RuleBreach[] {
  const known = new Set(acknowledged.map(keyOfAcknowledged))
  return breaches.filter(({ at, rule, severity = 'error' }) => {
    if (severity === 'error' || !('source' in at)) return true
    const owners = [at.path, ...at.path.map((_, length) => at.path.slice(0, length))]
    return !owners.some((path) => known.has(keyOfAcknowledged({ source: at.source, path, rule })))
  })
}

const keyOfAcknowledged = ({ source, path, rule }: Acknowledgement) =>
  [source.name, rule, ...path.map(String)].join('\0')

function checkAcknowledgements(
  acknowledged: readonly Acknowledgement[],
  rules: readonly RuleBase[],
): RuleBreach[] {
  const ids = rules.map(({ id }) => id)
  return acknowledged
    .filter(({ rule }) => !rules.some(({ id, severity }) => id === rule && severity !== 'error'))
    .map(({ source, path, rule }) => {
      const isKnown = ids.includes(rule)
      const reason = isKnown ? 'is an error, which cannot be acknowledged.' : 'is not a rule.'
      return {
        rule: 'acknowledge/unknown-rule',
        at: { source, path: [...path, 'acknowledge', rule] },
        atKey: true,
        message: `${show(rule)} ${reason}`,
        expected: 'the id of a warning or notice',
        suggestion: isKnown ? undefined : nearest(rule, ids),
      }
    })
}

/**
 * Keeps one error per value, the first in the order of the rules: others follow from it. Errors that name
 * the right value, or that explain errors of other values, take precedence.
 */
function withoutFollowingErrors(breaches: readonly RuleBreach[], rules: readonly RuleBase[]) {
  const ranks = new Map(rules.map(({ id }, index) => [id, index]))
  const rankOf = ({ rule, suggestion, covers }: RuleBreach) =>
    (ranks.get(rule) ?? ranks.size) + (suggestion || covers ? 0 : ranks.size + 1)
  const firsts = new Map<string, RuleBreach>()
  for (const breach of breaches.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    for (const key of keysOfErrors(breach)) if (!firsts.has(key)) firsts.set(key, breach)
  }
  return breaches.filter((breach) => {
    const [key] = keysOfErrors(breach)
    return key === undefined || firsts.get(key) === breach
  })
}

/** The keys of the value that an error is about and of those that it covers; none for warnings. */
function keysOfErrors({ at, atKey, covers = [], severity = 'error' }: RuleBreach): string[] {
  if (severity !== 'error' || !('source' in at)) return []
  const { source } = at
  const keyOf = (path: DataPath, isKey = false) =>
    [source.name, isKey, ...path.map(String)].join('\0')
  return [keyOf(at.path, atKey), ...covers.map((path) => keyOf(path))]
}
