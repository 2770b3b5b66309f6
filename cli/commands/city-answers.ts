import { CommandError, exitCodes } from '../exit.ts'
import { fillPattern } from '../model/area-page.ts'
import { loadPlaces, proposeNearby, type Gazetteer } from '../places.ts'
import type { SiteData } from '../schema/data.ts'
import { say, type Context } from './context.ts'

/** The options of `add-city`, as the command line gives them. */
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
  readonly dryRun?: boolean
}

/** A city as it will stand in the data. */
export interface NewCity {
  readonly cityName: string
  readonly county: string
  readonly pageTitle: string
  readonly metaDescription: string
  readonly coordinates: { readonly lat: number; readonly lon: number } | undefined
  readonly house: string | undefined
  readonly places: readonly string[]
  readonly description: string
  readonly localChallenges: readonly string[]
  readonly nearbyAreas: readonly string[]
}

/** What must be said and cannot be proposed. */
export type Answers = Pick<
  NewCity,
  'cityName' | 'county' | 'description' | 'localChallenges' | 'nearbyAreas' | 'house'
>

/**
 * Completes the options: from the gazetteer, by questions on a terminal; otherwise missing ones
 * end the command.
 */
export async function completeCity(
  context: Context,
  data: SiteData,
  name: string | undefined,
  options: AddCityOptions,
): Promise<NewCity> {
  const at = toCoordinates(options.at)
  const places = loadPlaces(context.root)
  if (name !== undefined) suggestName(context, places, name)
  const answers = await complete(context, { data, places }, given(name, options))
  return {
    ...answers,
    ...proposals(data, answers, options),
    coordinates: at ?? centerOf(places, answers.cityName),
    places: trimmed(options.place),
  }
}

function suggestName(context: Context, places: Gazetteer, name: string): void {
  const meant = places.find(name) ? undefined : places.suggest(name)
  if (meant !== undefined) say(context, `did you mean ${meant}?`)
}

/** What the answers that were left out may be taken from. */
interface Known {
  readonly data: SiteData
  readonly places: Gazetteer
}

async function complete(
  { io }: Context,
  { data, places }: Known,
  answers: Answers,
): Promise<Answers> {
  if (io.interactive && missingOptions(answers).length > 0) {
    // The prompts are loaded where there is somebody to answer them.
    const { askForCity } = await import('./city-prompts.ts')
    return askForCity(data, places, answers)
  }
  const completed = withDefaults({ data, places }, answers)
  const missing = missingOptions(completed)
  if (missing.length > 0) throw missingError(missing)
  return completed
}

function withDefaults({ data, places }: Known, answers: Answers): Answers {
  const { county, nearbyAreas } = answers
  const town = places.find(answers.cityName)
  const isCounty = data.counties.some(({ name }) => name === town?.county)
  return {
    ...answers,
    county: county || (isCounty && town ? town.county : ''),
    nearbyAreas: nearbyAreas.length > 0 ? nearbyAreas : proposeNearby(places, answers.cityName),
  }
}

function centerOf(places: Gazetteer, cityName: string): NewCity['coordinates'] {
  const town = places.find(cityName)
  return town && { lat: town.lat, lon: town.lon }
}

function missingOptions(answers: Answers): string[] {
  return [
    ...(answers.cityName ? [] : ['NAME']),
    ...(answers.county ? [] : ['--county']),
    ...(answers.description ? [] : ['--description']),
    ...(answers.localChallenges.length > 0 ? [] : ['--challenge (3 to 5 times)']),
    ...(answers.nearbyAreas.length > 0 ? [] : ['--nearby (5 to 10 times)']),
  ]
}

function missingError(missing: readonly string[]): CommandError {
  const message = `Missing: ${missing.join(', ')}. Examples: roof-site add-city --help`
  return new CommandError(exitCodes.usage, message)
}

function given(name: string | undefined, options: AddCityOptions): Answers {
  return {
    cityName: (name ?? '').trim(),
    county: (options.county ?? '').trim(),
    description: (options.description ?? '').trim(),
    localChallenges: trimmed(options.challenge),
    nearbyAreas: trimmed(options.nearby),
    house: options.house,
  }
}

/** Titles that were not given are made from the patterns in site.yaml. */
function proposals(data: SiteData, { cityName, county }: Answers, options: AddCityOptions) {
  const { pageTitle, metaDescription } = data.site.areaPage.newCity
  const fill = (pattern: string) => fillPattern(pattern, { city: cityName, county })
  return {
    pageTitle: options.pageTitle?.trim() ?? fill(pageTitle),
    metaDescription: options.metaDescription?.trim() ?? fill(metaDescription),
  }
}

const trimmed = (texts: readonly string[] = []) => texts.map((text) => text.trim())

function toCoordinates(text: string | undefined): NewCity['coordinates'] {
  if (text === undefined) return undefined
  const [lat, lon, ...rest] = text
    .split(',')
    .map((part) => (part.trim() === '' ? NaN : Number(part)))
  if (
    rest.length === 0 &&
    lat !== undefined &&
    lon !== undefined &&
    isFinite(lat) &&
    isFinite(lon)
  ) {
    return { lat, lon }
  }
  const message = `--at ${text} is no place: expected latitude,longitude, such as 41.29,-72.38.`
  throw new CommandError(exitCodes.usage, message)
}
