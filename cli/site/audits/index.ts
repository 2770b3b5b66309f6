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

/** Every rule of `audit`, as `roof-site rules` lists them: what an owner's data can break. */
export const audits: readonly AuditRule<SiteData>[] = written.map((rule) => {
  return { severity: 'error', ...rule }
})
