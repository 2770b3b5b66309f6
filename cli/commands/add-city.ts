import { resolve } from 'node:path'
import { CommandError, exitCodes, type ExitCode } from '../lib/errors.ts'
import { readText } from '../load/load-data.ts'
import { renderItem } from '../edit/add-items.ts'
import { loadPlaces, type Gazetteer } from '../load/gazetteer.ts'
import { addCities, readEntries, type EntriesFile } from '../site/entries/add-cities.ts'
import { cityTemplate, completeEntry, knownOf, toEntry } from '../site/entries/new-city.ts'
import { placeCities } from '../site/entries/place-cities.ts'
import { refuseTaken, type CityEntry } from '../site/entries/change.ts'
import { locateEntries } from '../site/entries/findings-in-input.ts'
import {
  completeCity,
  givenAnswers,
  suggestTown,
  missingOptions,
  toCoordinates,
  toKeptAnswers,
  type AddCityOptions,
  type Answers,
} from './add/city-answers.ts'
import { printFindings, requireData, log, type Context } from './shared/context.ts'
import { keepAnswers, readAnswers } from '../write/kept-answers.ts'
import { runChange } from './change/run-change.ts'
import { collect, examples, type CommandSpec } from './shared/command.ts'

export const addCityCommand: CommandSpec = {
  name: 'add-city',
  describe: (command) =>
    command
      .argument('[name]', 'the name of the city')
      .description('add a city page: edits data/cities.yaml and brings generated/ up to date')
      .option('--county <name>', 'a county of counties.yaml; known for a town of data/places/')
      .option('--description <text>', '60 to 120 words about roofs in this city')
      .option('--challenge <text>', 'a local challenge; give 3 to 5', collect)
      .option('--nearby <name>', 'a nearby area; give 5 to 10, or none for the nearest', collect)
      .option('--page-title <text>', 'the heading; proposed where left out')
      .option('--meta-description <text>', 'for search engines; proposed where left out')
      .option(
        '--at <lat,lon>',
        'coordinates, such as 41.29,-72.38; known for a town of data/places/',
      )
      .option('--house <type>', 'the drawing: cape, colonial, saltbox, …')
      .option('--place <name>', 'a place inside the city that the texts name', collect)
      .option('--from <file>', 'add the cities of a YAML file, - for standard input; all or none')
      .option('--template', 'print an entry to fill in, for --from')
      .option('--dry-run', 'print the plan and write nothing')
      .addHelpText(
        'before',
        examples(
          'roof-site add-city "Old Saybrook"',
          'roof-site add-city "Old Saybrook" --template > saybrook.yaml',
          'roof-site add-city --from saybrook.yaml',
          'roof-site add-city "Old Saybrook" --county "Middlesex County" --description "…" \\',
          '    --challenge "…" --challenge "…" --challenge "…" \\',
          '    --nearby Essex --nearby Clinton --nearby Westbrook --nearby Lyme --nearby "Deep River"',
        ),
      ),
  run: (context, command) => runAddCity(context, command.args[0], command.opts()),
}

async function runAddCity(context: Context, name: string | undefined, options: AddCityOptions) {
  if (options.template) return printTemplate(context, name)
  if (options.from !== undefined) return addFromFile(context, name, options)
  toCoordinates(options.at)
  const given = givenAnswers(name, options)
  const answers = await answersFor(context, given)
  const isAsked = answers !== given
  let entry: CityEntry | undefined
  try {
    const code = await runChange(context, {
      dryRun: options.dryRun ?? false,
      ...(isAsked && { confirm: () => confirmAnswers(context, answers.cityName) }),
      change: ({ data, places }) => {
        refuseTaken(data, answers.cityName)
        entry = toEntry(completeCity({ data, places }, answers, options))
        return addCities(data, [entry])
      },
    })
    if (code === exitCodes.ok && !options.dryRun) {
      keepAnswers(context.root, answers.cityName, undefined)
    }
    return code
  } catch (error) {
    // What was typed on a terminal is shown where it can be mended.
    if (isAsked && entry) {
      const use = 'Your answers, to be mended in a file for npm run add-city -- --from FILE.yaml:'
      context.io.stderr(`${use}\n\n${renderItem(entry)}\n\n`)
    }
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
  const { askForCity } = await import('./add/city-prompts.ts')
  return askForCity({
    data,
    places,
    given,
    say: (text) => context.io.stderr(`${text}\n`),
    keptFor: (cityName) => toKeptAnswers(readAnswers(context.root, cityName)),
    keep: (cityName, answers) => keepAnswers(context.root, cityName, answers),
  })
}

async function confirmAnswers(context: Context, cityName: string): Promise<boolean> {
  const { confirmAddition, keptWords } = await import('./add/city-prompts.ts')
  const isConfirmed = await confirmAddition(cityName)
  if (!isConfirmed) log(context, keptWords)
  return isConfirmed
}

function sayWhatIsMeant(context: Context, places: Gazetteer, name: string): void {
  const meant = name && suggestTown(places, name)
  if (meant) log(context, `did you mean ${meant}?`)
}

function printTemplate(context: Context, name = ''): ExitCode {
  const known = { data: requireData(context), places: loadPlaces(context.root) }
  sayWhatIsMeant(context, known.places, name)
  context.io.stdout(cityTemplate({ cityName: name.trim(), ...knownOf(known, name) }))
  return exitCodes.ok
}

function addFromFile(context: Context, name: string | undefined, options: AddCityOptions) {
  const { from = '', dryRun = false, ...others } = options
  if (name !== undefined || Object.keys(others).length > 0) {
    const message = 'With --from everything stands in the file: no NAME and no other options.'
    throw new CommandError(exitCodes.usage, message)
  }
  const file = requireEntries(context, from)
  const cityNames: string[] = []
  const indexes: number[] = []
  return runChange(context, {
    dryRun,
    change: ({ data, places }) => {
      cityNames.push(...data.cities.map(({ cityName }) => cityName))
      const entries = file.entries.map((entry) => completeEntry({ data, places }, entry))
      const all = placeCities(data.cities, entries)
      indexes.push(...entries.map((entry) => all.indexOf(entry)))
      return addCities(data, entries)
    },
    locate: (refused) => ({
      ...refused,
      ...locateEntries({ from: file, cityNames, indexes, ...refused }),
    }),
  })
}

function requireEntries(context: Context, from: string): EntriesFile {
  const path = from === '-' ? '(standard input)' : from
  const text = from === '-' ? context.io.stdin() : readText(resolve(context.io.cwd, from))
  const read = readEntries(path, text)
  if ('file' in read) return read.file
  printFindings(context, { findings: read.findings, stream: 'stderr', texts: [{ path, text }] })
  throw new CommandError(exitCodes.data, 'Nothing was changed.')
}
