import type { AuditRule, AuditSite } from '../../audit/rule.ts'
import type { SiteData } from '../schema/data.ts'

/** A rule for the built pages of a contractor's site. */
export type SiteAuditRule = AuditRule<SiteData>

export type BuiltSite = AuditSite<SiteData>
