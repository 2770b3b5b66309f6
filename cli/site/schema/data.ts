import * as z from 'zod'
import type { DataFileName } from '../../load/load-data.ts'
import { addressesSchema, type AddressesInput } from './addresses.ts'
import { businessSchema, type BusinessInput } from './business.ts'
import { citiesSchema, type CityInput, countiesSchema, type CountyInput } from './cities.ts'
import { peopleSchema, type PersonInput } from './people.ts'
import { projectsSchema, type ProjectInput } from './projects.ts'
import { reviewsSchema, type ReviewInput } from './reviews.ts'
import { servicesSchema, type ServiceInput } from './services.ts'
import { siteSchema, type SiteInput } from './site.ts'

export const dataSchemas = {
  business: businessSchema,
  site: siteSchema,
  services: servicesSchema,
  counties: countiesSchema,
  cities: citiesSchema,
  addresses: addressesSchema,
  projects: projectsSchema,
  reviews: reviewsSchema,
  people: peopleSchema,
} as const satisfies Record<DataFileName, unknown>

export const dataSchema = z.object(dataSchemas)

/** All data of a project, checked. */
export interface SiteData {
  readonly business: BusinessInput
  readonly site: SiteInput
  readonly services: readonly ServiceInput[]
  readonly counties: readonly CountyInput[]
  readonly cities: readonly CityInput[]
  readonly addresses: AddressesInput
  readonly projects: readonly ProjectInput[]
  readonly reviews: readonly ReviewInput[]
  readonly people: readonly PersonInput[]
}
