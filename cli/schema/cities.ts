import * as z from 'zod'
import { coordinates, houses, pageHead, placeName, text } from './text.ts'

/** The fields that the area page template shows, for a city as for a county. */
export const areaFields = {
  description: text(),
  localChallenges: z.array(text()).min(3).max(5),
  nearbyAreas: z.array(placeName()).min(5).max(10),
  ...pageHead,
  coordinates: coordinates().optional(),
  house: z.enum(houses).optional(),
  places: z.array(text()).optional(),
}

/** One city: its page, and the county that it is assigned to. */
export const citySchema = z.strictObject({
  cityName: placeName(),
  county: text(),
  ...areaFields,
})

/** cities.yaml: the towns that have a page. */
export const citiesSchema = z.array(citySchema)

/** An entry of cities.yaml, checked. */
export type CityInput = z.infer<typeof citySchema>
