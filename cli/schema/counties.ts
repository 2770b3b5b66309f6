import * as z from 'zod'
import { areaFields } from './cities.ts'
import { placeName, text } from './text.ts'

/** One county: its page, and the towns that it serves without a page of their own. */
export const countySchema = z.strictObject({
  name: placeName(),
  county: text(),
  summary: text(),
  alsoServed: z.array(placeName()),
  ...areaFields,
})

/** counties.yaml: at least one county. */
export const countiesSchema = z.array(countySchema).min(1)

/** An entry of counties.yaml, checked. */
export type CountyInput = z.infer<typeof countySchema>
