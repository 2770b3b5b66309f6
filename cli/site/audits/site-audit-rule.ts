import type { AuditRule } from '../../audit/rule.ts'
import type { AuditSite } from '../../audit/site.ts'
import type { SiteData } from '../schema/data.ts'

/** A rule for the built pages of a contractor's site, with the names of its limits. */
export type SiteAuditRule<Limit extends string = string> = AuditRule<SiteData, Limit>

export type BuiltSite = AuditSite<SiteData>
