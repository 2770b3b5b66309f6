import * as z from 'zod'
import { areaFields } from './cities.ts'
import { placeName, text } from './text.ts'

export const countySchema = z.strictObject({
  name: placeName(),
  county: text(),
  summary: text(),
  alsoServed: z.array(placeName()),
  ...areaFields,
})

export const countiesSchema = z.array(countySchema).min(1)

export type CountyInput = z.infer<typeof countySchema>
