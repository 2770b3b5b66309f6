import { appendEntry, type Entry } from '../edit/append-entry.ts'
import { CommandError, exitCodes, type ExitCode } from '../exit.ts'
import type { Finding } from '../finding.ts'
import { changesOf, planGenerate, untouchable, type GeneratePlan } from '../generate.ts'
import { dataPath, type DataFile, type Loaded } from '../load.ts'
import { readGenerated, readProjectData, readTemplates, type ProjectData } from '../project.ts'
import { withLock } from '../lock.ts'
import { plural } from '../report/format-text.ts'
import type { SiteData } from '../schema/data.ts'
import { areaPath, toSlug } from '../slug.ts'
import { validate } from '../validate/validate.ts'
import { writeChanges } from '../write.ts'
import { completeCity, type AddCityOptions, type NewCity } from './city-answers.ts'
import { printFindings, requireData, say, toDay, type Context } from './context.ts'
import { formatPlan, requireUntouched } from './generate.ts'

const citiesPath = dataPath('cities')

/** Adds a city to the data and brings generated/ up to date, or changes nothing at all. */
export async function runAddCity(
  context: Context,
  name: string | undefined,
  options: AddCityOptions,
): Promise<ExitCode> {
  const data = requireData(context)
  if (name !== undefined) refuseExisting(data, name)
  const city = await completeCity(context, data, name, options)
  const add = () => addCity(context, city)
  return options.dryRun ? printDryRun(context, city) : withLock(context.root, add)
}

async function addCity(context: Context, city: NewCity): Promise<ExitCode> {
  const plan = await planCity(context, city)
  const changes = changesOf(plan.generate)
  const { before, after } = plan
  writeChanges(context.root, [{ path: citiesPath, content: after, before }, ...changes])
  report(context, city, { findings: plan.findings, files: changes.length + 1 })
  return exitCodes.ok
}

async function printDryRun(context: Context, city: NewCity): Promise<ExitCode> {
  const { before, after, generate } = await planCity(context, city)
  const files = generate.files.filter(({ state }) => state !== 'same')
  const cities = { path: citiesPath, state: 'stale', before, after } as const
  context.io.stdout(formatPlan(context, [cities, ...files]))
  say(context, 'Nothing was written.')
  return exitCodes.ok
}

interface CityPlan {
  /** The text of cities.yaml without and with the city. */
  readonly before: string
  readonly after: string
  /** Warnings that the new entry brings. */
  readonly findings: readonly Finding[]
  readonly generate: GeneratePlan
}

/** What adding the city means for every file; throws where it cannot be added. */
async function planCity(context: Context, city: NewCity): Promise<CityPlan> {
  const project = readProjectData(context.root)
  const { data: current } = validate(project.files, { ...project, production: false })
  if (current) refuseExisting(current, city.cityName)
  const before = citiesFile(project).text
  const after = appendEntry(before, toEntry(city))
  const { data, findings } = requireValid(context, project, { city, after })
  const generate = await planGenerate({
    data,
    templates: readTemplates(context.root),
    disk: readGenerated(context.root),
    today: toDay(context.io.now()),
  })
  requireUntouched(untouchable(generate))
  return { before, after, findings, generate }
}

function refuseExisting(data: SiteData, name: string): void {
  const slug = toSlug(name)
  const existing = [
    ...data.cities.map(({ cityName }) => cityName),
    ...data.counties.map((c) => c.name),
  ]
  const same = existing.find((other) => toSlug(other) === slug)
  if (same === undefined) return
  const message = `${same} has a page already: ${areaPath(same)}. Nothing was changed.`
  throw new CommandError(exitCodes.data, message)
}

function citiesFile({ files }: ProjectData): DataFile {
  const found = files.flatMap((loaded) => ('file' in loaded ? [loaded.file] : []))
  const cities = found.find(({ name }) => name === 'cities')
  if (!cities) throw new CommandError(exitCodes.failed, `${citiesPath} could not be read.`)
  return cities
}

/** The entry as it stands in the file: fields in their usual order, absent ones left out. */
function toEntry(city: NewCity): Entry {
  const { coordinates, house, places, description, localChallenges, nearbyAreas } = city
  return {
    cityName: city.cityName,
    county: city.county,
    pageTitle: city.pageTitle,
    metaDescription: city.metaDescription,
    ...(coordinates && { coordinates }),
    ...(house !== undefined && { house }),
    ...(places.length > 0 && { places }),
    description,
    localChallenges,
    nearbyAreas,
  }
}

/** The data with the new city and the warnings it brings; where it has an error, this ends. */
function requireValid(
  context: Context,
  project: ProjectData,
  { city, after }: { readonly city: NewCity; readonly after: string },
) {
  const files = project.files.map((loaded): Loaded => {
    const isCities = 'file' in loaded && loaded.file.name === 'cities'
    return isCities ? { file: { ...loaded.file, text: after } } : loaded
  })
  const options = { ...project, production: false }
  const known = new Set(validate(project.files, options).findings.map(key))
  const { findings, data } = validate(files, options)
  // Notices about other pages were there before, if in other words.
  const page = areaPath(city.cityName)
  const fresh = findings.filter(
    (finding) =>
      !known.has(key(finding)) && (finding.severity !== 'notice' || finding.page === page),
  )
  if (data) return { data, findings: fresh }
  printFindings(context, fresh, 'stderr')
  const message = `Nothing was changed. The lines are those that the new entry would have in ${citiesPath}.`
  throw new CommandError(exitCodes.data, message)
}

const key = ({ rule, file, line, column, message }: Finding) =>
  [rule, file, line, column, message].join('\0')

interface Outcome {
  readonly findings: readonly Finding[]
  readonly files: number
}

function report(context: Context, city: NewCity, { findings, files }: Outcome): void {
  const { cityName, county } = city
  const path = areaPath(cityName)
  if (context.format === 'json') {
    const added = { cityName, county, path }
    context.io.stdout(`${JSON.stringify({ version: 1, added, findings }, null, 2)}\n`)
    return
  }
  if (findings.length > 0) printFindings(context, findings, 'stderr')
  context.io.stdout(`${cityName} was added: ${path}\n`)
  say(context, `${plural(files, 'file')} written. See the page with: npm start`)
}
