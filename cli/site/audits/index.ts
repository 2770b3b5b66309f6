import { linksDead } from './links-dead.ts'
import type { SiteAuditRule } from './site-audit-rule.ts'

/** Every rule of `audit`, as `roof-site rules` lists them. */
export const audits: readonly SiteAuditRule[] = [linksDead]
