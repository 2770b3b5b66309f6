import { CommandError, exitCodes } from '../exit.ts'
import { fillPattern } from '../model/area-page.ts'
import { loadPlaces } from '../places.ts'
import type { SiteData } from '../schema/data.ts'
import type { Context } from './context.ts'

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

/** Completes the options: by questions on a terminal, otherwise missing ones end the command. */
export async function completeCity(
  context: Context,
  data: SiteData,
  name: string | undefined,
  options: AddCityOptions,
): Promise<NewCity> {
  const coordinates = toCoordinates(options.at)
  const missing = missingOptions(name, options)
  if (missing.length > 0 && !context.io.interactive) throw missingError(missing)
  const answers =
    missing.length > 0 ? await ask(context, data, given(name, options)) : given(name, options)
  return {
    ...answers,
    ...proposals(data, answers, options),
    coordinates,
    places: trimmed(options.place),
  }
}

function missingOptions(name: string | undefined, options: AddCityOptions): string[] {
  return [
    ...(name?.trim() ? [] : ['NAME']),
    ...(options.county ? [] : ['--county']),
    ...(options.description ? [] : ['--description']),
    ...(options.challenge ? [] : ['--challenge (3 to 5 times)']),
    ...(options.nearby ? [] : ['--nearby (5 to 10 times)']),
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

async function ask(context: Context, data: SiteData, answers: Answers): Promise<Answers> {
  // The prompts are loaded where there is somebody to answer them.
  const { askForCity } = await import('./city-prompts.ts')
  return askForCity(data, loadPlaces(context.root), answers)
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
