import type { AuditFault } from '../support/audit-fault.ts'
import { linkFaults } from './faults-of-links.ts'
import { pageFaults } from './faults-of-pages.ts'

/** All faults that are planted in small sites. */
export const auditFaults: readonly AuditFault[] = [...linkFaults, ...pageFaults]
