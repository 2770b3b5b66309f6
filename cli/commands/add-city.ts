import { requireData } from '../project/check.ts'
import { renderItem } from '../edit/add-items.ts'
import { usageError, exitCodes, type ExitCode } from '../lib/errors.ts'
import { loadPlaces, type Gazetteer } from '../load/gazetteer.ts'
import { readTemplates } from '../load/templates.ts'
import { createRenderer } from '../render/templates.ts'
import { addCities, placeCities } from '../site/entries/add-cities.ts'
import { homeOf } from '../site/home.ts'
import { fieldsInOneLine } from '../site/schema/data.ts'
import { refuseTaken, type CityEntry } from '../site/entries/change.ts'
import { secondPlaces } from '../site/entries/entries-file.ts'
import { completeEntry, knownOf } from '../site/entries/new-city.ts'
import { addEntry } from './add/add-entry.ts'
import { addFromFile, addFromOption, readEntriesFile } from './add/from-file.ts'
import { cityQuestions, describeUnserved, housesOf, suggestTown } from './add/city-questions.ts'
import { readProject } from '../project/read-project.ts'
import { addOptions, givenAnswers, requireAnswers, type Answers } from '../command-line/question.ts'
import type { CommandSpec, Flags, Texts } from '../command-line/command.ts'
import { log, type Context } from '../project/context.ts'

export const addCityCommand: CommandSpec = {
  examples: [
    'roof-site add-city "Old Saybrook"',
    'roof-site add-city "Old Saybrook" --template > saybrook.yaml',
    'roof-site add-city --from saybrook.yaml',
    'roof-site add-city "Old Saybrook" --county "Middlesex County" --description "…" \\',
    '    --challenge "…" --challenge "…" --challenge "…" \\',
    '    --nearby Essex --nearby Clinton --nearby Westbrook --nearby Lyme --nearby "Deep River"',
  ],
  options: (command) =>
    addFromOption(
      addOptions(command.argument('[name]', 'the name of the city'), cityQuestions),
      'add the cities of a YAML file, - for standard input; all or none',
    )
      .option('--template', 'print an entry to fill in, for --from')
      .option('--dry-run', 'print the plan and write nothing'),
  run: (context, command) => runAddCity(context, command.args[0], command.opts()),
}

type AddCityOptions = Flags<'template' | 'dryRun'> & Texts<'from'>

function runAddCity(context: Context, name: string | undefined, options: AddCityOptions) {
  if (options.template) return printTemplate(context, name)
  if (options.from !== undefined) return addAll(context, name, options)
  return addOne(context, name, options)
}

async function addOne(context: Context, name: string | undefined, options: AddCityOptions) {
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
      draft: (answers, known) => completeEntry(known, answers),
      toChange: (answers, isAsked) => {
        const cityName = nameOf(answers)
        if (!isAsked) sayWhatIsMeant(context, readProject(context.roots).places, cityName)
        return ({ data, places }) => {
          refuseTaken({ data, places }, cityName)
          const entry = completeEntry({ data, places }, answers)
          const town = entry['county'] === undefined ? places.find(cityName) : undefined
          const hint = town && `${describeUnserved(data, town)}\n\n`
          requireAnswers('add-city', cityQuestions, entry, hint)
          if (isAsked) typed = entry
          return addCities(data, [entry])
        }
      },
    })
  } catch (error) {
    // Findings about typed answers are shown at the answers.
    if (typed) {
      const use = 'Your answers, to correct in a file for npx roof-site add-city --from FILE.yaml:'
      context.io.stderr(`${use}\n\n${renderItem(typed, fieldsInOneLine)}\n\n`)
    }
    throw error
  }
}

function sayWhatIsMeant(context: Context, places: Gazetteer, name: string): void {
  const meant = name && suggestTown(places, name)
  if (meant) log(context, `did you mean ${meant}?`)
}

function printTemplate(context: Context, name = ''): ExitCode {
  const data = requireData(context)
  const known = { data, places: loadPlaces(context.roots, homeOf(data)) }
  sayWhatIsMeant(context, known.places, name)
  const { county = '', coordinates, nearbyAreas } = knownOf(known, name)
  const render = createRenderer(readTemplates(context.roots.engine))
  const houses = housesOf(known)
  const lists = { nearbyAreas: nearbyAreas.join(', '), houses: houses.join(', ') }
  const fields = { county, coordinates, ...lists, house: houses[0] }
  context.io.stdout(render('city.yaml.hbs', { cityName: name.trim(), ...fields }))
  return exitCodes.ok
}

function addAll(context: Context, name: string | undefined, options: AddCityOptions) {
  const { from = '', dryRun = false, ...others } = options
  if (name !== undefined || Object.keys(others).length > 0) {
    throw usageError('With --from everything is in the file: no NAME and no other options.')
  }
  const file = readEntriesFile(context, 'cities', from)
  return addFromFile(context, file, {
    dryRun,
    plan: ({ data, places }) => {
      const entries = file.entries.map((entry) => completeEntry({ data, places }, entry))
      const all = placeCities(data.cities, entries)
      const indexes = entries.map((entry) => all.indexOf(entry))
      const faults = secondPlaces(file, data)
      return { change: { ...addCities(data, entries), faults }, indexes }
    },
  })
}
