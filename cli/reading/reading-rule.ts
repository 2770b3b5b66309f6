import type { RuleBase } from '../validate/rule.ts'

/** The only rule about the program itself: a finding means a bug in roof-site. */
export const readingRule: RuleBase = { id: 'reading/marks', severity: 'error' }
