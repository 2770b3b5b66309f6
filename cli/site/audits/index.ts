import { claimAudits } from './claims.ts'
import { doorwayAudits } from './doorway.ts'
import { honestyAudits } from './honesty.ts'
import { linkAudits } from './links.ts'
import type { AuditRule } from '../../audit/rule.ts'
import type { SiteData } from '../schema/data.ts'
import type { SiteAuditRule } from './texts.ts'

const written: readonly SiteAuditRule[] = [
  ...linkAudits,
  ...doorwayAudits,
  ...claimAudits,
  ...honestyAudits,
]

/** All rules of `audit`, in the order of `roof-site rules`: problems that an owner's data can cause. */
export const audits: readonly AuditRule<SiteData>[] = written.map((rule) => {
  return { severity: 'error', ...rule }
})
