import { resolve } from 'node:path'
import { renderItem } from '../edit/add-items.ts'
import { CommandError, exitCodes, type ExitCode } from '../lib/errors.ts'
import { loadPlaces, type Gazetteer } from '../load/gazetteer.ts'
import { readBytes } from '../load/public-files.ts'
import { addCities, placeCities } from '../site/entries/add-cities.ts'
import { refuseTaken, type CityEntry } from '../site/entries/change.ts'
import { locateEntries, readEntries, type EntriesFile } from '../site/entries/entries-file.ts'
import { cityTemplate, completeEntry, knownOf } from '../site/entries/new-city.ts'
import { addEntry } from './add/add-entry.ts'
import { cityQuestions, describeUnserved, suggestTown } from './add/city-questions.ts'
import { addOptions, givenAnswers, requireAnswers, type Answers } from './add/question.ts'
import { runChange } from './change/run-change.ts'
import { examples, type CommandSpec } from './shared/command.ts'
import { log, printFindings, requireData, type Context } from './shared/context.ts'

export const addCityCommand: CommandSpec = {
  name: 'add-city',
  describe: (command) =>
    addOptions(command.argument('[name]', 'the name of the city'), cityQuestions)
      .description('add a city page: edits data/cities.yaml and brings generated/ up to date')
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

interface AddCityOptions {
  readonly from?: string
  readonly template?: boolean
  readonly dryRun?: boolean
  readonly at?: string
}

function runAddCity(context: Context, name: string | undefined, options: AddCityOptions) {
  if (options.template) return printTemplate(context, name)
  if (options.from !== undefined) return addFromFile(context, name, options)
  return addOne(context, name, options)
}

async function addOne(context: Context, name: string | undefined, options: AddCityOptions) {
  const coordinates = toCoordinates(options.at)
  const toEntry = (answers: Answers): CityEntry => ({
    ...answers,
    ...(coordinates && { coordinates }),
  })
  const nameOf = ({ cityName = '' }: Answers) => String(cityName)
  let typed: CityEntry | undefined
  try {
    return await addEntry(context, {
      command: 'add-city',
      file: 'cities',
      questions: cityQuestions,
      given: givenAnswers(cityQuestions, { ...options, cityName: name }),
      dryRun: options.dryRun,
      what: nameOf,
      keptAs: nameOf,
      draft: (answers, known) => completeEntry(known, toEntry(answers)),
      toChange: (answers, isAsked) => {
        const cityName = nameOf(answers)
        if (!isAsked) sayWhatIsMeant(context, loadPlaces(context.root), cityName)
        return ({ data, places }) => {
          refuseTaken(data, cityName)
          const entry = completeEntry({ data, places }, toEntry(answers))
          const town = entry['county'] === undefined ? places.find(cityName) : undefined
          const hint = town && `${describeUnserved(town)}\n\n`
          requireAnswers('add-city', cityQuestions, entry, hint)
          if (isAsked) typed = entry
          return addCities(data, [entry])
        }
      },
    })
  } catch (error) {
    // What was typed on a terminal is shown where it can be mended.
    if (typed) {
      const use = 'Your answers, to be mended in a file for npm run add-city -- --from FILE.yaml:'
      context.io.stderr(`${use}\n\n${renderItem(typed)}\n\n`)
    }
    throw error
  }
}

function toCoordinates(text: string | undefined) {
  if (text === undefined) return undefined
  const numbers = text.split(',').map((part) => Number(part.trim() || NaN))
  const [lat = NaN, lon = NaN] = numbers
  if (numbers.length === 2 && isFinite(lat) && isFinite(lon)) return { lat, lon }
  const message = `--at ${text} is no place: expected latitude,longitude, such as 41.29,-72.38.`
  throw new CommandError(exitCodes.usage, message)
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
  const text =
    from === '-' ? context.io.stdin() : readBytes(resolve(context.io.cwd, from)).toString('utf8')
  const read = readEntries(path, text)
  if ('file' in read) return read.file
  printFindings(context, { findings: read.findings, stream: 'stderr', texts: [{ path, text }] })
  throw new CommandError(exitCodes.data, 'Nothing was changed.')
}
