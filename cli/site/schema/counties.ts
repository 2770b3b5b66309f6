import * as z from 'zod'
import { areaFields } from './cities.ts'
import { placeName, text } from './text.ts'

/** One county: its page, and the towns that it serves without a page of their own. */
export const countySchema = z.strictObject({
  name: placeName.describe(
    'The name of the county, as `county:` in cities.yaml uses it: New Haven County.',
  ),
  county: text.describe('What its page says instead of a county: the state, Connecticut.'),
  summary: text.describe(
    'One or two sentences for the lists of counties on Home and Service Areas.',
  ),
  alsoServed: z
    .array(placeName)
    .describe('Towns that are served and have no page; a town that gets one may stay here.'),
  ...areaFields,
})

/** counties.yaml: at least one county. */
export const countiesSchema = z.array(countySchema).min(1).meta({
  title: 'counties.yaml',
  description: 'The counties, in the order in which the site lists them, one entry each.',
})

/** An entry of counties.yaml, checked. */
export type CountyInput = z.infer<typeof countySchema>
