import * as z from 'zod'
import { groupBy } from '../lib/collections.ts'
import { parseJson } from '../lib/json.ts'
import { plural } from '../lib/plural.ts'
import type { AuditFinding } from './audit.ts'

const countsSchema = z.record(z.string(), z.record(z.string(), z.int().positive()))
const baselineSchema = z.object({ version: z.literal(1), counts: countsSchema })

/** How many findings each rule has on each page; those that several pages share stand under `*`. */
export type Baseline = z.infer<typeof countsSchema>

/** `undefined` where the text is no baseline. */
export const parseBaseline = (text: string): Baseline | undefined =>
  baselineSchema.safeParse(parseJson(text)).data?.counts

export const formatBaseline = (counts: Baseline) =>
  `${JSON.stringify({ version: 1, counts }, null, 2)}\n`

const counted = ({ severity }: AuditFinding) => severity !== 'notice'

const pageOf = ({ pages }: AuditFinding) => (pages.length === 1 ? (pages[0] ?? '*') : '*')

/** The counts of errors and warnings, in an order that does not change. */
export function countFindings(findings: readonly AuditFinding[]): Baseline {
  const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) =>
    a < b ? -1 : 1
  const byRule = groupBy(findings.filter(counted), ({ rule }) => rule)
  return Object.fromEntries(
    [...byRule].toSorted(byName).map(([rule, some]) => {
      const counts = [...groupBy(some, pageOf)].map(([page, same]) => [page, same.length] as const)
      return [rule, Object.fromEntries(counts.toSorted(byName))]
    }),
  )
}

/** A count that is not what was recorded. */
interface Difference {
  readonly rule: string
  readonly page: string
  readonly recorded: number
  readonly now: number
}

export interface Compared {
  /** What is recorded has become a notice; where a count grew, all that it counts are errors. */
  readonly findings: readonly AuditFinding[]
  readonly grown: readonly Difference[]
  readonly fallen: readonly Difference[]
}

/** Holds findings against a baseline, which may only go down. */
export function compareWith(baseline: Baseline, findings: readonly AuditFinding[]): Compared {
  const differences = differencesOf(baseline, countFindings(findings))
  const grown = differences.filter(({ now, recorded }) => now > recorded)
  const fallen = differences.filter(({ now, recorded }) => now < recorded)
  const judged = findings.map((finding): AuditFinding => {
    if (!counted(finding)) return finding
    const page = pageOf(finding)
    const over = grown.find((each) => each.rule === finding.rule && each.page === page)
    if (!over) return { ...finding, severity: 'notice' }
    const { recorded, now } = over
    const message = `${finding.message} (${plural(now, 'finding')} here, ${recorded} recorded)`
    return { ...finding, severity: 'error', message }
  })
  return { findings: judged, grown, fallen }
}

function differencesOf(before: Baseline, now: Baseline): Difference[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((rule) => {
    const [old = {}, fresh = {}] = [before[rule], now[rule]]
    return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
      .map((page) => ({ rule, page, recorded: old[page] ?? 0, now: fresh[page] ?? 0 }))
      .filter((each) => each.recorded !== each.now)
  })
}
