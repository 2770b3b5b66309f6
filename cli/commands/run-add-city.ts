import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { CommandError, exitCodes, type ExitCode } from '../lib/exit.ts'
import { renderItem } from '../edit/render-entry.ts'
import { loadPlaces, type Gazetteer } from '../load/gazetteer.ts'
import { causeOf, isSystemError } from '../lib/system-error.ts'
import { addCities, type CityEntry } from '../site/cities/add-cities.ts'
import { cityTemplate } from '../site/cities/city-template.ts'
import { readEntries, type EntriesFile } from '../site/cities/entries-file.ts'
import { refuseTaken } from '../site/cities/find-city.ts'
import { locateEntries } from '../site/cities/remap-findings.ts'
import { completeEntry, knownOf, toEntry } from '../site/cities/new-city.ts'
import {
  completeCity,
  givenAnswers,
  suggestTown,
  missingOptions,
  toCoordinates,
  type AddCityOptions,
  type Answers,
} from './city-answers.ts'
import { printFindings, requireData, say, type Context } from './context.ts'
import { runChange } from './run-change.ts'

/** Adds a city, or those of a file, to the data and the site, or changes nothing at all. */
export async function runAddCity(
  context: Context,
  name: string | undefined,
  options: AddCityOptions,
): Promise<ExitCode> {
  if (options.template) return printTemplate(context, name)
  if (options.from !== undefined) return addFromFile(context, name, options)
  toCoordinates(options.at)
  const given = givenAnswers(name, options)
  const answers = await answersFor(context, given)
  let entry: CityEntry | undefined
  try {
    return await runChange(context, {
      dryRun: options.dryRun ?? false,
      change: ({ data, places }) => {
        refuseTaken(data, answers.cityName)
        entry = toEntry(completeCity({ data, places }, answers, options))
        return addCities(data, [entry])
      },
    })
  } catch (error) {
    if (answers !== given && entry) returnAnswers(context, entry)
    throw error
  }
}

async function answersFor(context: Context, given: Answers): Promise<Answers> {
  const places = loadPlaces(context.root)
  if (!context.io.interactive || missingOptions(given).length === 0) {
    sayWhatIsMeant(context, places, given.cityName)
    return given
  }
  const data = requireData(context)
  if (given.cityName) refuseTaken(data, given.cityName)
  const { askForCity } = await import('./city-prompts.ts')
  return askForCity(data, places, given)
}

function sayWhatIsMeant(context: Context, places: Gazetteer, name: string): void {
  const meant = name && suggestTown(places, name)
  if (meant) say(context, `did you mean ${meant}?`)
}

/** What was typed on a terminal is nowhere else: it goes back to whom it was refused. */
function returnAnswers({ io }: Context, entry: CityEntry): void {
  const use = 'Your answers, to be mended in a file for roof-site add-city --from FILE.yaml:'
  io.stderr(`${use}\n\n${renderItem(entry)}\n\n`)
}

function printTemplate(context: Context, name = ''): ExitCode {
  const known = { data: requireData(context), places: loadPlaces(context.root) }
  sayWhatIsMeant(context, known.places, name)
  context.io.stdout(cityTemplate({ cityName: name.trim(), ...knownOf(known, name) }))
  return exitCodes.ok
}

function addFromFile(
  context: Context,
  name: string | undefined,
  { from = '', dryRun = false, ...others }: AddCityOptions,
): Promise<ExitCode> {
  if (name !== undefined || Object.keys(others).length > 0) {
    const message = 'With --from everything stands in the file: no NAME and no other options.'
    throw new CommandError(exitCodes.usage, message)
  }
  const file = requireEntries(context, from)
  const cityNames: string[] = []
  return runChange(context, {
    dryRun,
    change: ({ data, places }) => {
      cityNames.push(...data.cities.map(({ cityName }) => cityName))
      return addCities(
        data,
        file.entries.map((entry) => completeEntry({ data, places }, entry)),
      )
    },
    locate: (refused) => ({ ...refused, ...locateEntries({ from: file, cityNames, ...refused }) }),
  })
}

function requireEntries(context: Context, from: string): EntriesFile {
  const path = from === '-' ? '(standard input)' : from
  const text = from === '-' ? context.io.stdin() : readText(resolve(context.io.cwd, from))
  const read = readEntries(path, text)
  if ('file' in read) return read.file
  printFindings(context, read.findings, 'stderr', [{ path, text }])
  throw new CommandError(exitCodes.data, 'Nothing was changed.')
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw new CommandError(exitCodes.failed, `${file}: ${causeOf(error)}.`)
  }
}
