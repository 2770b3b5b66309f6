import type { DataRule } from './view.ts'

/** Files as such. Reading and parsing find these faults. */
export const fileRules = [
  { id: 'file/missing' },
  { id: 'file/empty' },
  { id: 'file/encoding' },
  { id: 'file/size' },
  { id: 'file/unread', severity: 'warning' },
  { id: 'file/emptied', severity: 'notice' },
  { id: 'yaml/syntax' },
  { id: 'yaml/conflict' },
  { id: 'yaml/duplicate-key' },
  { id: 'yaml/anchor', severity: 'warning' },
  { id: 'yaml/nesting' },
  { id: 'yaml/alias-bomb' },
] as const satisfies readonly DataRule[]

/** The reasons that data gives for breaking a rule. The engine judges them. */
export const acknowledgementRules = [
  { id: 'acknowledge/unknown-rule' },
] as const satisfies readonly DataRule[]
