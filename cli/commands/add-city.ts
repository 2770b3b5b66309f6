import { requireData } from '../project/check.ts'
import { usageError, exitCodes, type ExitCode } from '../lib/errors.ts'
import { errorAt, type Finding } from '../lib/finding.ts'
import { isText } from '../lib/json.ts'
import { plural } from '../lib/plural.ts'
import { loadPlaces, type Gazetteer } from '../load/gazetteer.ts'
import { readTemplates } from '../load/templates.ts'
import { createRenderer } from '../render/templates.ts'
import { renderItem } from '../edit/add-items.ts'
import { readEntries, secondPlaces, type EntriesFile } from '../site/entries/entries-file.ts'
import { isTable, readTableEntries } from '../site/entries/table-entries.ts'
import { addCities, placeCities } from '../site/entries/add-cities.ts'
import { homeOf } from '../site/home.ts'
import { fieldsInOneLine } from '../site/schema/data.ts'
import { refuseTaken, takenBy, type CityEntry } from '../site/entries/change.ts'
import {
  cityColumns,
  completeEntry,
  describeNamesake,
  describeTown,
  knownOf,
  openTexts,
  type SiteWithPlaces,
} from '../site/entries/new-city.ts'
import { show } from '../validate/rule.ts'
import { saveAnswers } from '../write/saved-answers.ts'
import { addEntry, askFor, confirmAdding } from './add/add-entry.ts'
import { addFromFile, addFromOption, readGivenFile } from './add/from-file.ts'
import { cityQuestions, describeNoCounty, housesOf, suggestTown } from './add/city-questions.ts'
import { readProject } from '../project/read-project.ts'
import {
  addOptions,
  givenAnswers,
  missingAnswers,
  requireAnswers,
  type Answer,
  type Answers,
} from '../command-line/question.ts'
import type { CommandSpec, Flags, Texts } from '../command-line/command.ts'
import { log, type Context } from '../project/context.ts'

export const addCityCommand: CommandSpec = {
  examples: [
    'roof-site add-city "Old Saybrook"',
    'roof-site add-city "Old Saybrook" --template > saybrook.yaml',
    'roof-site add-city --from saybrook.yaml',
    'roof-site add-city --from towns.csv --partial',
    'roof-site add-city "Old Saybrook" --county "Middlesex County" --description "…" \\',
    '    --challenge "…" --challenge "…" --challenge "…" \\',
    '    --nearby Essex --nearby Clinton --nearby Westbrook --nearby Lyme --nearby "Deep River"',
  ],
  options: (command) =>
    addFromOption(
      addOptions(command.argument('[name]', 'the name of the city'), cityQuestions),
      'add the cities of a table (CSV) or a YAML file, - for standard input; all or none',
    )
      .option('--partial', 'with --from: add those that are right, and tell of the others')
      .option('--template', 'print an entry to fill in, for --from')
      .option('--dry-run', 'print the plan and write nothing'),
  run: (context, command) => runAddCity(context, command.args[0], command.opts()),
}

type AddCityOptions = Flags<'template' | 'dryRun' | 'partial'> & Texts<'from'>

function runAddCity(context: Context, name: string | undefined, options: AddCityOptions) {
  if (options.template) return printTemplate(context, name)
  if (options.from !== undefined) return addAll(context, name, options)
  return addOne(context, name, options)
}

async function addOne(context: Context, name: string | undefined, options: AddCityOptions) {
  if (options.partial) throw usageError('--partial belongs to --from FILE.')
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
          const why =
            entry['county'] === undefined ? describeNoCounty({ data, places }, cityName) : undefined
          requireAnswers('add-city', cityQuestions, entry, why && `${why}\n\n`)
          if (isAsked) typed = entry
          return { ...addCities(data, [entry]), notes: notesOnTaken({ data, places }, [answers]) }
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

async function addAll(context: Context, name: string | undefined, options: AddCityOptions) {
  const { from = '', dryRun = false, partial = false, ...others } = options
  if (name !== undefined || Object.keys(others).length > 0) {
    throw usageError('With --from everything is in the file: no NAME and no other options.')
  }
  const read = readTowns(partial)
  const { file } = readGivenFile(context, 'cities', { from, read })
  const { entries, names } = file.cellOf ? await fillIn(context, file) : { ...file, names: [] }
  const what = plural(entries.length, 'town')
  const code = await addFromFile(
    context,
    { ...file, entries },
    {
      dryRun,
      isPartial: partial,
      plan: ({ data, places }, rows) => {
        const added = rows.map((entry) => completeEntry({ data, places }, entry))
        const all = placeCities(data.cities, added)
        const indexes = added.map((entry) => all.indexOf(entry))
        return {
          change: { ...addCities(data, added), notes: notesOnTaken({ data, places }, rows) },
          indexes,
          faults: (given) => [
            ...secondPlaces(given, data),
            ...unknownTowns(given, { data, places }),
          ],
        }
      },
      ...(names.length > 0 && { confirm: confirmAdding(context, 'add-city', what) }),
    },
  )
  if (code === exitCodes.ok && !dryRun) {
    for (const each of names) saveAnswers(context.roots.site, each, undefined)
  }
  return code
}

/** What is said of towns whose names alone are taken for those of places in another state, or far away. */
const notesOnTaken = (known: SiteWithPlaces, entries: readonly CityEntry[]) =>
  entries.flatMap(({ cityName, county }) => {
    if (!isText(cityName)) return []
    const { taken } = knownOf(known, cityName, isText(county) ? county : undefined)
    return taken ? `${cityName} is taken for ${describeTown(known.data, taken)}.` : []
  })

/**
 * Towns of a file that only another state has, far away; and of a table those that no list knows, whose county and
 * neighbors would follow from the name that is meant.
 */
function unknownTowns(given: EntriesFile, known: SiteWithPlaces): Finding[] {
  return given.entries.flatMap((entry, index) => {
    const { cityName, county } = entry
    if (!isText(cityName) || missingAnswers(placed, entry).length === 0) return []
    const { elsewhere, ...own } = knownOf(known, cityName, isText(county) ? county : undefined)
    const isListed = county === undefined && own.county !== undefined
    const meant = given.cellOf && !isListed ? suggestTown(known.places, cityName) : undefined
    if (!elsewhere && (meant === undefined || known.places.find(cityName))) return []
    const at = given.pathIn([index, 'cityName'])
    const cell = given.cellOf ? `${given.cellOf(at)}: ` : ''
    const place = given.source.placeOf(at)
    const beside = 'its county and nearby towns beside it'
    if (!elsewhere) {
      const message = `${cell}No town ${show(cityName)} is known.`
      const expected = `a town of the lists of places, or ${beside}`
      return [{ ...errorAt('city/no-coordinates', message, expected, place), suggestion: meant }]
    }
    const message = `${cell}${describeNamesake(known.data, elsewhere)}`
    const expected = `${beside}; or, if that one is meant, "${elsewhere.name}, ${elsewhere.state}"`
    return [errorAt('city/no-coordinates', message, expected, place)]
  })
}

const placed = cityQuestions.filter(({ field }) => field === 'county' || field === 'nearbyAreas')

const readTowns = (isPartial: boolean) => (file: Parameters<typeof readEntries>[0]) =>
  isTable(file, cityColumns)
    ? readTableEntries(file, cityColumns, { isPartial })
    : readEntries(file)

/** The towns of a table with what it lacks, asked on a terminal or left to do; `names` are of those that were asked about. */
async function fillIn(context: Context, file: EntriesFile) {
  const data = requireData(context)
  const known = { data, places: loadPlaces(context.roots, homeOf(data)) }
  const entries: CityEntry[] = []
  const names: string[] = []
  for (const entry of file.entries) {
    const isAsked =
      context.io.interactive &&
      missingAnswers(cityQuestions, completeEntry(known, entry)).length > 0 &&
      takenBy(known, String(entry.cityName)) === undefined
    if (!isAsked) {
      entries.push(withOpen(entry))
      continue
    }
    const name = String(entry.cityName)
    log(context, `${name}, ${entries.length + 1} of ${file.entries.length}`)
    const answers = await askFor(context, {
      command: 'add-city',
      file: 'cities',
      questions: cityQuestions,
      given: answersIn(entry),
      keptAs: () => name,
      follows: names.length > 0,
      draft: (asked, state) => completeEntry(state, { ...entry, ...asked }),
    })
    names.push(name)
    entries.push({ ...entry, ...answers })
  }
  return { entries, names }
}

/** The fields of an entry that are answers to questions. */
function answersIn(entry: CityEntry): Answers {
  const given = cityQuestions.flatMap(({ field }): [string, Answer][] => {
    const { [field]: value } = entry
    if (isText(value)) return [[field, value]]
    return Array.isArray(value) ? [[field, value.map(String)]] : []
  })
  return Object.fromEntries(given)
}

/** What only the owner can write says TODO, which `--production` refuses. */
const withOpen = (entry: CityEntry): CityEntry => {
  return { ...openTexts(String(entry.cityName)), ...entry }
}
