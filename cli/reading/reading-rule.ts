import type { RuleBase } from '../validate/rule.ts'

/** The one rule that is about the program: whoever meets it has found a fault of ours. */
export const readingRule: RuleBase = { id: 'reading/marks', severity: 'error' }
