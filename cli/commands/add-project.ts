import { requireData } from '../project/check.ts'
import { dataError, type ExitCode } from '../lib/errors.ts'
import { placeAt } from '../lib/finding.ts'
import { readAnswer } from '../lib/invisible.ts'
import { isText } from '../lib/json.ts'
import { mapTexts } from '../validate/fields.ts'
import { quoteWord } from '../lib/shell-word.ts'
import { addProject, proposeSlug, type Fields, type NewPhoto } from '../site/entries/new-job.ts'
import { servedBySlug } from '../site/served-towns.ts'
import type { SiteData } from '../site/schema/data.ts'
import { workedParts } from '../site/schema/projects.ts'
import { trades, tradesOf, wordsOfTrade } from '../site/trades/index.ts'
import { addEntry } from './add/add-entry.ts'
import { housesOf } from './add/city-questions.ts'
import { addFromFile, addFromOption, readEntriesFile } from './add/from-file.ts'
import {
  askForPhotos,
  givenPhotos,
  takeInPhotos,
  type GivenPhoto,
  type PhotoOptions,
} from './add/photos.ts'
import {
  addOptions,
  entryOf,
  flagOf,
  givenAnswers,
  requireAnswers,
  type Answers,
  type Known,
  type Question,
} from '../command-line/question.ts'
import { collect, type CommandSpec, type Flags, type Texts } from '../command-line/command.ts'
import type { Context } from '../project/context.ts'

const tradeOf = ({ data }: Known) => wordsOfTrade(data.business)
const isRoofing = (known: Known) => tradeOf(known) === trades.roofing

const fact = { within: 'facts', isAsked: isRoofing }
const figure = { ...fact, isNumber: true }

const questions: readonly Question[] = [
  {
    field: 'title',
    value: '<text>',
    describe: 'the heading, without a street or a name',
    isNeeded: true,
  },
  {
    field: 'city',
    value: '<name>',
    describe: 'the town of the house',
    isNeeded: true,
    choices: ({ data }) =>
      [...servedBySlug(data).values()].toSorted((a, b) => a.localeCompare(b, 'en')),
  },
  {
    field: 'services',
    value: '<slug>',
    describe: 'what was done, by slugs of services.yaml',
    ask: () => 'what was done',
    isNeeded: true,
    isList: true,
    choices: ({ data }) => data.services.map(({ slug }) => slug),
    labelOf: (choice, { data }) =>
      data.services.find(({ slug }) => slug === choice)?.name ?? choice,
  },
  {
    field: 'finished',
    value: '<month>',
    describe: 'the month in which it was finished, such as 2026-09',
    isNeeded: true,
    proposed: ({ today }) => today.slice(0, 7),
  },
  {
    field: 'house',
    describe: 'the drawing of the house, or none',
    choices: (known) => ['', ...housesOf(known)],
    isAsked: ({ data }) => tradesOf(data.business).some(({ drawsHouses }) => drawsHouses),
  },
  {
    field: 'worked',
    describe: `the part that was worked on: ${workedParts.slice(0, 4).join(', ')}, …`,
    proposed: (known) => tradeOf(known).worked,
    isAsked: ({ answers }) => answers['house'] !== undefined,
  },
  { field: 'squares', describe: 'the size of the roof, in squares', ...figure },
  { field: 'days', describe: 'how many days it took', ...figure },
  { field: 'material', describe: 'what lies on the roof now', ...fact },
  { field: 'pitch', describe: 'how steep the roof is, such as 8/12', ...fact },
  {
    field: 'facts',
    describe: 'a fact of the job, such as "Length: 140 ft"; one that ends in a colon is left out',
    isList: true,
    form: 'each',
    isAsked: (known) => !isRoofing(known),
    check: (line) =>
      /^[^:]+:/.test(line) ? undefined : 'Write it with a colon: "Length: 140 ft".',
    proposed: ({ data }) => {
      const lines = tradesOf(data.business).flatMap(({ facts }) => facts)
      return [...new Set(lines)].map((line) => `${line}: `)
    },
  },
  { field: 'found', describe: 'what you found', isNeeded: true },
  { field: 'did', describe: 'what you did about it', isNeeded: true },
  {
    field: 'permission',
    value: '<text>',
    describe: 'how the owner allowed you to show it; never shown',
    isNeeded: true,
  },
  { field: 'slug', describe: 'the last part of the address; proposed' },
]

export const addProjectCommand: CommandSpec = {
  examples: [
    'roof-site add-project',
    'roof-site add-project --from job.yaml --after roof.jpg --alt "The finished roof"',
  ],
  options: (command) =>
    addFromOption(
      addOptions(command, questions),
      'a YAML file with the job in the form of data/projects.yaml, - for standard input',
    )
      .option('--before <file>', 'a photo from before the work', collect)
      .option('--during <file>', 'a photo of the work', collect)
      .option('--after <file>', 'a photo of the finished work', collect)
      .option('--alt <text>', 'what a photo shows, in the order before, during, after', collect)
      .option('--dry-run', 'print the plan and write nothing'),
  run: (context, command) => runAddProject(context, command.opts()),
}

type AddProjectOptions = PhotoOptions & Flags<'dryRun'> & Texts<'from'>

function runAddProject(context: Context, options: AddProjectOptions): Promise<ExitCode> {
  const photos = givenPhotos(options)
  const given = givenAnswers(questions, options)
  if (options.from !== undefined) return addOneOf(context, options.from, given, options)
  return addEntry(context, {
    command: 'add-project',
    file: 'projects',
    questions,
    given,
    dryRun: options.dryRun,
    what: () => 'the job',
    draft: (answers, { data }) => toProject(data, entryOf(questions, answers)),
    toChange: async (answers, isAsked) => {
      requireAnswers('add-project', questions, answers)
      const shown = isAsked && photos.length === 0 ? await askForPhotos(context.io.cwd) : photos
      return withPhotos(context, entryOf(questions, answers), shown)
    },
  })
}

/** Adds the job of a file; options on the command line override it. */
async function addOneOf(
  context: Context,
  from: string,
  answers: Answers,
  options: AddProjectOptions,
) {
  const file = readEntriesFile(context, 'projects', from)
  const [entry = {}, ...others] = file.entries
  if (others.length > 0) {
    const message = `${file.path} has ${file.entries.length} jobs: one at a time, with its photos.`
    throw dataError(`${message} Nothing was changed.`)
  }
  const given = entryOf(questions, answers)
  const fields = mapTexts({ ...entry, ...given }, readAnswer)
  const change = await withPhotos(context, fields, givenPhotos(options))
  const located = { ...file, entries: [{ ...entry, ...given }], options: textOf(answers) }
  return addFromFile(context, located, {
    dryRun: options.dryRun,
    plan: ({ data }) => ({ change: change(), indexes: [data.projects.length] }),
  })
}

/** The options as text, one per line. */
function textOf(answers: Answers) {
  const path = '(command line)'
  const said = questions.flatMap((question) => {
    const { [question.field]: answer } = answers
    if (answer === undefined) return []
    return { field: question.field, line: `${flagOf(question)} ${quoteWord(String(answer))}` }
  })
  const places = said.map(({ field, line }, index) => {
    return [field, placeAt(path, index + 1, line.indexOf(' ') + 2, line.length + 1)] as const
  })
  const text = said.map(({ line }) => line).join('\n')
  return { name: 'projects', path, text, places: new Map(places) } as const
}

async function withPhotos(context: Context, fields: Fields, shown: readonly GivenPhoto[]) {
  const data = requireData(context)
  const { slug } = toProject(data, fields)
  const taken = await takeInPhotos(context, String(slug), shown)
  return () => addProject(toProject(data, fields, taken), taken)
}

/** The entry with its fields in the usual order; new photos come after existing ones. */
function toProject(data: SiteData, fields: Fields, taken: readonly NewPhoto[] = []) {
  const { slug = proposeSlug(data, fields), photos = [], permission, ...others } = fields
  const facts = Array.isArray(others['facts']) && others['facts'].flatMap(toFacts)
  const all = [photos, taken.map(({ picture }) => picture)].flat()
  return {
    slug,
    ...others,
    ...(facts && { facts }),
    ...(all.length > 0 && { photos: all }),
    permission,
  }
}

/** Parses `Area: 1,800 sq ft` for an entry; drops lines without a value. */
function toFacts(line: unknown): unknown[] {
  const [, label, value] = /^([^:]+):\s*(.*)$/s.exec(isText(line) ? line : '') ?? []
  if (value === '') return []
  return label === undefined ? [line] : [{ label, value }]
}
