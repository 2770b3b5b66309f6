import { groupBy } from '../lib/collections.ts'
import type { RuleOutcome } from './audit.ts'

/** How many rules of a subject were passed, of those that could run. */
export interface ScorePart {
  readonly name: string
  readonly passed: number
  readonly run: number
}

export interface Score {
  /** From 0 to 100: the mean of the parts, each of which counts alike; `null` where nothing ran. */
  readonly value: number | null
  readonly parts: readonly ScorePart[]
}

/** A heuristic: a rule is passed where it finds neither an error nor a warning. */
export function scoreOf(outcomes: readonly RuleOutcome[]): Score {
  const run = outcomes.filter(({ notRun }) => notRun === null)
  const bySubject = groupBy(run, ({ rule }) => rule.id.split('/')[0] ?? rule.id)
  const parts = [...bySubject].map(([name, some]): ScorePart => {
    const passed = some.filter(({ findings }) => findings.every(isNotice)).length
    return { name, passed, run: some.length }
  })
  const sum = parts.reduce((total, part) => total + part.passed / part.run, 0)
  return { value: parts.length > 0 ? Math.round((100 * sum) / parts.length) : null, parts }
}

const isNotice = ({ severity }: RuleOutcome['findings'][number]) => severity === 'notice'
