import type { SiteRules } from '../validate/rule.ts'
import { rules } from './rules/index.ts'
import { readView, type DataIndex } from './rules/view.ts'
import { dataSchema, dataSchemas, type SiteData } from './schema/data.ts'
import { forms, sureForm } from './schema/forms.ts'

export const site: SiteRules<SiteData, DataIndex> = {
  schema: dataSchema,
  schemas: dataSchemas,
  rules,
  forms,
  sureForm,
  read: readView,
}
