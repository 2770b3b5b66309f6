import { appendEntry, type Entry } from '../edit/append-entry.ts'
import { CommandError, exitCodes, type ExitCode } from '../exit.ts'
import type { Finding } from '../finding.ts'
import { changesOf, planGenerate, untouchable, type GeneratePlan } from '../generate.ts'
import { dataPath, type DataFile, type Loaded } from '../load.ts'
import { readGenerated, readProjectData, readTemplates, type ProjectData } from '../project.ts'
import { formatDiff } from '../report/format-diff.ts'
import { plural } from '../report/format-text.ts'
import type { SiteData } from '../schema/data.ts'
import { areaPath, toSlug } from '../slug.ts'
import { validate } from '../validate/validate.ts'
import { writeChanges } from '../write.ts'
import { completeCity, type AddCityOptions, type NewCity } from './city-answers.ts'
import { printFindings, requireData, say, toDay, type Context } from './context.ts'

const citiesPath = dataPath('cities')

/** Adds a city to the data and brings generated/ up to date, or changes nothing at all. */
export async function runAddCity(
  context: Context,
  name: string | undefined,
  options: AddCityOptions,
): Promise<ExitCode> {
  const data = requireData(context)
  const project = readProjectData(context.root)
  if (name !== undefined) refuseExisting(data, name)
  const city = await completeCity(context, data, name, options)
  refuseExisting(data, city.cityName)
  const before = citiesFile(project).text
  const after = appendEntry(before, toEntry(city))
  const { files, next } = requireValid(context, project, { before, after })
  const disk = readGenerated(context.root)
  const plan = await planGenerate({
    data: next,
    templates: readTemplates(context.root),
    disk,
    today: toDay(context.io.now()),
  })
  refuseHandEdited(plan)
  if (options.dryRun) return printDiff(context, { before, after }, plan)
  const changes = changesOf(plan)
  writeChanges(context.root, [{ path: citiesPath, content: after }, ...changes])
  report(context, city, changes.length + files)
  return exitCodes.ok
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

interface Edit {
  readonly before: string
  readonly after: string
}

/** The data with the new city, where that is without error; otherwise the command ends. */
function requireValid(context: Context, project: ProjectData, { before, after }: Edit) {
  const files = project.files.map((loaded): Loaded => {
    const isCities = 'file' in loaded && loaded.file.name === 'cities'
    return isCities ? { file: { ...loaded.file, text: after } } : loaded
  })
  const options = { publicFiles: project.publicFiles, production: false }
  const known = new Set(validate(project.files, options).findings.map(key))
  const { findings, data } = validate(files, options)
  const fresh = findings.filter(
    (finding) => !known.has(key(finding)) && finding.severity !== 'notice',
  )
  if (fresh.length > 0) printFindings(context, fresh, 'stderr')
  if (data) return { next: data, files: before === after ? 0 : 1 }
  const message = `Nothing was changed. The lines are those that the new entry would have in ${citiesPath}.`
  throw new CommandError(exitCodes.data, message)
}

const key = ({ rule, file, line, column, message }: Finding) =>
  [rule, file, line, column, message].join('\0')

function refuseHandEdited(plan: GeneratePlan): void {
  const blocked = untouchable(plan)
  if (blocked.length === 0) return
  const message = [
    ...blocked.map(({ path }) => `${path} was edited by hand or is unknown.`),
    'Nothing was changed. `roof-site generate --check` says more, `generate --force` gives the edits up.',
  ].join('\n')
  throw new CommandError(exitCodes.data, message)
}

function printDiff(context: Context, { before, after }: Edit, plan: GeneratePlan): ExitCode {
  const generated = plan.files
    .filter(({ state }) => state !== 'same')
    .map((file) => formatDiff(file.path, file.before, file.after))
  context.io.stdout([formatDiff(citiesPath, before, after), ...generated].join(''))
  say(context, 'Nothing was written.')
  return exitCodes.ok
}

function report(context: Context, city: NewCity, files: number): void {
  const path = areaPath(city.cityName)
  if (context.format === 'json') {
    const added = { cityName: city.cityName, county: city.county, path }
    context.io.stdout(`${JSON.stringify({ version: 1, added }, null, 2)}\n`)
    return
  }
  context.io.stdout(`${city.cityName} was added: ${path}\n`)
  say(context, `${plural(files, 'file')} written. See the page with: npm start`)
}
