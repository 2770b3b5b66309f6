import type { AuditFault } from '../../support/audit-fault.ts'
import { areaFaults } from './faults-of-areas.ts'
import { claimFaults } from './faults-of-claims.ts'
import { linkFaults } from './faults-of-links.ts'
import { wordFaults } from './faults-of-words.ts'

/** All faults that are planted in small sites. */
export const auditFaults: readonly AuditFault[] = [
  ...linkFaults,
  ...areaFaults,
  ...claimFaults,
  ...wordFaults,
]
