import { addressRules } from './addresses.ts'
import { areaRules, sceneRules } from './areas.ts'
import { auditSettingRules } from './audit-settings.ts'
import { businessRules, peopleRules } from './business.ts'
import { countyRules } from './counties.ts'
import { expiryRules } from './expiry.ts'
import { acknowledgementRules, fileRules } from './files.ts'
import { jobRules } from './jobs.ts'
import { pageRules } from './pages.ts'
import { pastedRules } from './pasted.ts'
import { pictureRules } from './pictures.ts'
import { placeholderRules } from './placeholders.ts'
import { placeRules } from './places.ts'
import { publicFileRules } from './public-files.ts'
import { referenceRules } from './references.ts'
import { reviewRules } from './reviews.ts'
import { schemaRules } from './schema.ts'
import { textRules } from './texts.ts'

/** Every rule of `validate`, as `roof-site rules` lists them: of errors of one value the first stands. */
export const rules = [
  ...fileRules,
  ...textRules,
  ...pastedRules,
  ...schemaRules,
  ...areaRules,
  ...placeRules,
  ...sceneRules,
  ...countyRules,
  ...pageRules,
  ...referenceRules,
  ...addressRules,
  ...businessRules,
  ...jobRules,
  ...reviewRules,
  ...peopleRules,
  ...expiryRules,
  ...acknowledgementRules,
  ...auditSettingRules,
  ...pictureRules,
  ...publicFileRules,
  ...placeholderRules,
]

export type RuleId = (typeof rules)[number]['id']
