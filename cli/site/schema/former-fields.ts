import type { FormerField } from '../../validate/rule.ts'

/** Fields that earlier versions had, the newest first; 0.1.0 has had none of another name. */
export const formerFields: readonly FormerField[] = []
