import * as z from 'zod'
import type { DataFileName } from '../../load/load-data.ts'
import { addressesSchema } from './addresses.ts'
import { businessSchema } from './business.ts'
import { citiesSchema, countiesSchema } from './cities.ts'
import { housesSchema } from './houses.ts'
import { lookSchema } from './look.ts'
import { pagesSchema } from './pages.ts'
import { peopleSchema } from './people.ts'
import { projectsSchema } from './projects.ts'
import { reviewsSchema } from './reviews.ts'
import { servicesSchema } from './services.ts'
import { siteSchema } from './site.ts'

export const dataSchemas = {
  business: businessSchema,
  site: siteSchema,
  services: servicesSchema,
  pages: pagesSchema,
  counties: countiesSchema,
  cities: citiesSchema,
  addresses: addressesSchema,
  projects: projectsSchema,
  reviews: reviewsSchema,
  people: peopleSchema,
  houses: housesSchema,
  look: lookSchema,
} as const satisfies Record<DataFileName, unknown>

export const dataSchema = z.object(dataSchemas)

/** Fields whose list or map is written in flow style in new entries. */
export const fieldsInOneLine: ReadonlySet<string> = new Set([
  'coordinates',
  'places',
  'nearbyAreas',
  'services',
  'facts',
  'widths',
])

export type SiteData = Readonly<z.infer<typeof dataSchema>>
