import { accessPage } from './access-page.ts'
import { headCanonical } from './head-canonical.ts'
import { headDescription } from './head-description.ts'
import { headShare } from './head-share.ts'
import { headTitle } from './head-title.ts'
import { linksAddresses } from './links-addresses.ts'
import { linksCounty } from './links-county.ts'
import { linksDead } from './links-dead.ts'
import { linksDepth } from './links-depth.ts'
import { linksLastmod } from './links-lastmod.ts'
import { linksOrphan } from './links-orphan.ts'
import { linksRedirect } from './links-redirect.ts'
import { linksRobots } from './links-robots.ts'
import { markupValid } from './markup-valid.ts'
import type { SiteAuditRule } from './site-audit-rule.ts'
import { weightPage } from './weight-page.ts'

/** Every rule of `audit`, as `roof-site rules` lists them. */
export const audits: readonly SiteAuditRule[] = [
  linksDead,
  linksRedirect,
  linksOrphan,
  linksDepth,
  linksCounty,
  linksAddresses,
  linksRobots,
  linksLastmod,
  headTitle,
  headDescription,
  headCanonical,
  headShare,
  weightPage,
  markupValid,
  accessPage,
]
