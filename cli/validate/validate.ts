import type * as z from 'zod'
import { hasErrors, sortFindings, type Finding } from '../lib/finding.ts'
import type { Loaded } from '../load/load-data.ts'
import { parseFile, type Source } from '../parse/parse.ts'
import {
  checkAcknowledgements,
  findAcknowledgements,
  withoutAcknowledged,
} from './acknowledgements.ts'
import { checkCharacters } from './characters.ts'
import { allFields } from './fields.ts'
import { withoutEchoes } from './echoes.ts'
import { locate, type Rule, type RuleBreach, type SiteRules, type ValidateOptions } from './rule.ts'
import { explainIssues, findProtoKeys } from './schema-findings.ts'

/** All findings of all files, in reading order; the data where there is no error. */
interface Validated<Data> {
  readonly findings: readonly Finding[]
  readonly data: Data | null
  /** The files as far as they could be read. */
  readonly sources: readonly Source[]
}

/** Checks all files together. Faults of the data are findings; it throws only on a bug. */
export function validate<Data, View>(
  files: readonly Loaded[],
  site: SiteRules<Data, View>,
  options: ValidateOptions,
): Validated<Data> {
  const { sources, findings: unread } = parseAll(files)
  const { data, error } = site.schema.safeParse(valuesOf(sources))
  const fields = sources.flatMap(allFields)
  const acknowledged = findAcknowledgements(fields)
  const view = site.read({ ...options, sources, fields })
  const breaches = [
    ...sources.flatMap((source) => schemaBreaches(source, site, error?.issues ?? [])),
    ...site.rules.flatMap((rule) => breachesOf(rule, view)),
    ...checkAcknowledgements(acknowledged, site.rules),
  ]
  const placed = withoutEchoes(withoutAcknowledged(breaches, acknowledged), site.rules).map(locate)
  const findings = sortFindings([...unread, ...placed])
  return { findings, data: hasErrors(findings) ? null : (data ?? null), sources }
}

const valuesOf = (sources: readonly Source[]) =>
  Object.fromEntries(sources.map(({ name, value }) => [name, value]))

function parseAll(files: readonly Loaded[]) {
  const sources: Source[] = []
  const findings: Finding[] = []
  for (const loaded of files) {
    if ('finding' in loaded) {
      findings.push(loaded.finding)
      continue
    }
    const hidden = checkCharacters(loaded.file)
    const parsed = parseFile(loaded.file)
    findings.push(...hidden)
    if (parsed.source) sources.push(parsed.source)
    // Where nobody sees a character, the parser stumbles over it too.
    if (parsed.source || hidden.length === 0) findings.push(...parsed.findings)
  }
  return { sources, findings }
}

function schemaBreaches(
  source: Source,
  { schemas, rules }: Pick<SiteRules<unknown, never>, 'schemas' | 'rules'>,
  issues: readonly z.core.$ZodIssue[],
): RuleBreach[] {
  const counts = rules.flatMap(({ id, counts: each }) => (each ? [{ id, counts: each }] : []))
  const own = issues
    .filter(({ path }) => path[0] === source.name)
    .map((issue) => ({ ...issue, path: issue.path.slice(1) }))
  if (own.length === 0) return findProtoKeys(source)
  return explainIssues({ source, schema: schemas[source.name], counts }, own)
}

function breachesOf<View>({ id, severity, check }: Rule<View>, view: View): RuleBreach[] {
  return (check?.(view) ?? []).map((breach) => ({ ...breach, rule: id, severity }))
}
