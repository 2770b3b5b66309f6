import type { AuditRule, AuditSite } from '../../audit/rule.ts'
import type { SiteData } from '../schema/data.ts'

export type SiteAuditRule = AuditRule<SiteData>

export type BuiltSite = AuditSite<SiteData>
