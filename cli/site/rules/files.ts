import type { DataRule } from './view.ts'

/** Problems with whole files, reported by reading and parsing. */
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

/** Reasons that data gives for breaking a rule, checked by the engine. */
export const acknowledgementRules = [
  { id: 'acknowledge/unknown-rule' },
] as const satisfies readonly DataRule[]
