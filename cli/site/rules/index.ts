import { addressRules } from './addresses.ts'
import { areaRules, sceneRules } from './areas.ts'
import { auditSettingRules } from './audit-settings.ts'
import { businessRules, peopleRules } from './business.ts'
import { contactFormRules } from './contact-form.ts'
import { countyRules } from './counties.ts'
import { elsewhereRules } from './elsewhere.ts'
import { expiryRules } from './expiry.ts'
import { acknowledgementRules, fileRules } from './files.ts'
import { hoursRules } from './hours.ts'
import { jobRules } from './jobs.ts'
import { houseRules } from './houses.ts'
import { lookRules } from './look.ts'
import { noticeRules } from './notices.ts'
import { officeRules } from './office.ts'
import { outsideLinkRules } from './outside-links.ts'
import { pageRules } from './pages.ts'
import { pastedRules } from './pasted.ts'
import { pictureRules } from './pictures.ts'
import { placeholderRules } from './placeholders.ts'
import { placeRules } from './places.ts'
import { publicFileRules } from './public-files.ts'
import { referenceRules } from './references.ts'
import { registrationRules } from './registration.ts'
import { reviewRules } from './reviews.ts'
import { schemaRules } from './schema.ts'
import { stateRules } from './states.ts'
import { textRules } from './texts.ts'
import { twiceRules } from './twice.ts'
import type { SiteRule } from './view.ts'

const written = [
  ...fileRules,
  ...textRules,
  ...pastedRules,
  ...twiceRules,
  ...schemaRules,
  ...areaRules,
  ...placeRules,
  ...sceneRules,
  ...countyRules,
  ...stateRules,
  ...elsewhereRules,
  ...pageRules,
  ...referenceRules,
  ...addressRules,
  ...outsideLinkRules,
  ...contactFormRules,
  ...officeRules,
  ...businessRules,
  ...registrationRules,
  ...hoursRules,
  ...noticeRules,
  ...jobRules,
  ...houseRules,
  ...lookRules,
  ...reviewRules,
  ...peopleRules,
  ...expiryRules,
  ...acknowledgementRules,
  ...auditSettingRules,
  ...pictureRules,
  ...publicFileRules,
  ...placeholderRules,
] as const

export type RuleId = (typeof written)[number]['id']

/** All rules of `validate`, in the order of `roof-site rules`, which decides between errors of one value. */
export const rules: readonly (SiteRule & { readonly id: RuleId })[] = written.map((rule) => {
  return { severity: 'error', ...rule }
})
