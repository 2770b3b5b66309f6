import type { SiteRules } from '../validate/rule.ts'
import { rules } from './rules/index.ts'
import { readView, type DataView } from './rules/view.ts'
import { dataSchema, dataSchemas, type SiteData } from './schema/data.ts'
import { forms } from './schema/forms.ts'

export const site: SiteRules<SiteData, DataView> = {
  schema: dataSchema,
  schemas: dataSchemas,
  rules,
  forms,
  read: readView,
}
