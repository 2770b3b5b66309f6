import { accessPage } from './access-page.ts'
import { claimsAddress } from './claims-address.ts'
import { claimsContact } from './claims-contact.ts'
import { claimsCounty } from './claims-county.ts'
import { claimsHours } from './claims-hours.ts'
import { claimsNumbers } from './claims-numbers.ts'
import { claimsPlaces } from './claims-places.ts'
import { claimsRating } from './claims-rating.ts'
import { doorwayLocalNames } from './doorway-local-names.ts'
import { doorwayNextJob } from './doorway-next-job.ts'
import { doorwayOwnText } from './doorway-own-text.ts'
import { doorwayOwnWords } from './doorway-own-words.ts'
import { doorwaySameSentence } from './doorway-same-sentence.ts'
import { doorwaySwap } from './doorway-swap.ts'
import { doorwayWholePage } from './doorway-whole-page.ts'
import { headCanonical } from './head-canonical.ts'
import { headDescription } from './head-description.ts'
import { headShare } from './head-share.ts'
import { headTitle } from './head-title.ts'
import { honestyAdjusting } from './honesty-adjusting.ts'
import { honestyPlaceholder } from './honesty-placeholder.ts'
import { honestyRegistration } from './honesty-registration.ts'
import { honestySuperlative } from './honesty-superlative.ts'
import { linksAddresses } from './links-addresses.ts'
import { linksCounty } from './links-county.ts'
import { linksDead } from './links-dead.ts'
import { linksDepth } from './links-depth.ts'
import { linksLastmod } from './links-lastmod.ts'
import { linksOrphan } from './links-orphan.ts'
import { linksRedirect } from './links-redirect.ts'
import { linksRobots } from './links-robots.ts'
import { markupValid } from './markup-valid.ts'
import { readingLevel } from './reading-level.ts'
import type { SiteAuditRule } from './site-audit-rule.ts'
import { structuredDataFields } from './structured-data-fields.ts'
import { structuredDataHours } from './structured-data-hours.ts'
import { structuredDataNoOthers } from './structured-data-no-others.ts'
import { structuredDataOneThing } from './structured-data-one-thing.ts'
import { structuredDataPage } from './structured-data-page.ts'
import { structuredDataParses } from './structured-data-parses.ts'
import { structuredDataReferences } from './structured-data-references.ts'
import { structuredDataVisible } from './structured-data-visible.ts'
import { structuredDataVocabulary } from './structured-data-vocabulary.ts'
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
  doorwayLocalNames,
  doorwayOwnText,
  doorwayOwnWords,
  doorwaySameSentence,
  doorwaySwap,
  doorwayWholePage,
  doorwayNextJob,
  claimsAddress,
  claimsContact,
  claimsCounty,
  claimsHours,
  claimsNumbers,
  claimsPlaces,
  claimsRating,
  structuredDataFields,
  structuredDataHours,
  structuredDataNoOthers,
  structuredDataOneThing,
  structuredDataPage,
  structuredDataParses,
  structuredDataReferences,
  structuredDataVisible,
  structuredDataVocabulary,
  readingLevel,
  honestyAdjusting,
  honestyPlaceholder,
  honestyRegistration,
  honestySuperlative,
]
