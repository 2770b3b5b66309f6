import type { AuditRule, AuditSite } from '../../audit/rule.ts'
import type { Written } from '../../validate/rule.ts'
import type { SiteData } from '../schema/data.ts'

export type SiteAuditRule = Written<AuditRule<SiteData>>

export type BuiltSite = AuditSite<SiteData>
