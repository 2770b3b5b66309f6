import * as z from 'zod'
import { CommandError, exitCodes } from '../../lib/errors.ts'
import type { Gazetteer, KnownTown } from '../../load/gazetteer.ts'
import { countyEntry } from '../../site/rules/counties.ts'
import { readAnswer } from '../../lib/invisible.ts'
import { knownOf, proposeTitles, type Known, type NewCity } from '../../site/entries/new-city.ts'

export interface AddCityOptions {
  readonly county?: string
  readonly description?: string
  readonly challenge?: readonly string[]
  readonly nearby?: readonly string[]
  readonly pageTitle?: string
  readonly metaDescription?: string
  readonly at?: string
  readonly house?: string
  readonly place?: readonly string[]
  readonly from?: string
  readonly template?: boolean
  readonly dryRun?: boolean
}

/** What must be said and cannot be proposed. */
export type Answers = Pick<
  NewCity,
  'cityName' | 'county' | 'description' | 'localChallenges' | 'nearbyAreas' | 'house'
>

export function givenAnswers(name: string | undefined, options: AddCityOptions): Answers {
  return {
    cityName: readAnswer(name),
    county: readAnswer(options.county),
    description: readAnswer(options.description),
    localChallenges: trimmed(options.challenge),
    nearbyAreas: trimmed(options.nearby),
    house: options.house,
  }
}

/** Completes the answers from the gazetteer and the patterns; what is still missing is refused. */
export function completeCity(known: Known, given: Answers, options: AddCityOptions): NewCity {
  const { county, coordinates, nearbyAreas } = knownOf(known, given.cityName)
  const answers = {
    ...given,
    county: given.county || (county ?? ''),
    nearbyAreas: given.nearbyAreas.length > 0 ? given.nearbyAreas : nearbyAreas,
  }
  const missing = missingOptions(answers)
  if (missing.length > 0) {
    const message = `Missing: ${missing.join(', ')}. Examples: npm run add-city -- --help`
    throw new CommandError(exitCodes.usage, unservedCounty(known, answers) + message)
  }
  const titles = proposeTitles(known, answers.cityName, answers.county)
  return {
    ...answers,
    pageTitle: options.pageTitle?.trim() ?? titles.pageTitle,
    metaDescription: options.metaDescription?.trim() ?? titles.metaDescription,
    coordinates: toCoordinates(options.at) ?? coordinates,
    places: trimmed(options.place),
  }
}

/** The name that may be meant by one that the gazetteer does not know, or writes otherwise. */
export function suggestTown(places: Gazetteer, name: string): string | undefined {
  const meant = places.find(name)?.name ?? places.suggest(name)
  return meant === name.trim() ? undefined : meant
}

const keptAnswers = z
  .object({
    county: z.string(),
    description: z.string(),
    localChallenges: z.array(z.string()),
    nearbyAreas: z.array(z.string()),
    house: z.string(),
  })
  .partial()

/** Answers that were given before the questions were cancelled. */
export type KeptAnswers = z.infer<typeof keptAnswers>

/** Kept answers as they were read; what is none counts for nothing. */
export function toKeptAnswers(value: unknown): KeptAnswers {
  return keptAnswers.safeParse(value).data ?? {}
}

export function missingOptions(answers: Answers): string[] {
  return [
    ...(answers.cityName ? [] : ['NAME']),
    ...(answers.county ? [] : ['--county']),
    ...(answers.description ? [] : ['--description']),
    ...(answers.localChallenges.length > 0 ? [] : ['--challenge (3 to 5 times)']),
    ...(answers.nearbyAreas.length > 0 ? [] : ['--nearby (5 to 10 times)']),
  ]
}

function unservedCounty({ places }: Known, { cityName, county }: Answers): string {
  const town = county ? undefined : places.find(cityName)
  if (!town) return ''
  return `${describeUnserved(town)}\n\n`
}

/** What to do for a town outside of all counties of the data. */
export function describeUnserved({ name, county }: Pick<KnownTown, 'name' | 'county'>): string {
  const fact = `${name} lies in ${county}, which data/counties.yaml does not have.`
  return `${fact} To serve it, add this entry there, filled in:\n\n${countyEntry(county)}`
}

const trimmed = (texts: readonly string[] = []) => texts.map(readAnswer)

export function toCoordinates(text: string | undefined): NewCity['coordinates'] {
  if (text === undefined) return undefined
  const numbers = text.split(',').map((part) => Number(part.trim() || NaN))
  const [lat = NaN, lon = NaN] = numbers
  if (numbers.length === 2 && isFinite(lat) && isFinite(lon)) return { lat, lon }
  const message = `--at ${text} is no place: expected latitude,longitude, such as 41.29,-72.38.`
  throw new CommandError(exitCodes.usage, message)
}
