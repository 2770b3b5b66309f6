import { resolve } from 'node:path'
import { requireData } from '../project/check.ts'
import { dataError, exitCodes, usageError, type ExitCode } from '../lib/errors.ts'
import { readAnswer } from '../lib/invisible.ts'
import { isText } from '../lib/json.ts'
import { plural } from '../lib/plural.ts'
import { lookAt } from '../load/list-files.ts'
import { describePassed } from '../site/entries/passed-over.ts'
import {
  addProjects,
  proposeSlug,
  type Fields,
  type KnownJobs,
  type NewJob,
  type NewPhoto,
} from '../site/entries/new-job.ts'
import { servedBySlug } from '../site/served-towns.ts'
import type { PhotoJob } from '../site/entries/photo-jobs.ts'
import { workedParts } from '../site/schema/projects.ts'
import { trades, tradesOf, wordsOfTrade } from '../site/trades/index.ts'
import { mapTexts } from '../validate/fields.ts'
import { saveAnswers } from '../write/saved-answers.ts'
import { runChange } from '../project/run-change.ts'
import { answeredPhotos, photoQuestions, readPhotoFolder } from './add/photo-folder.ts'
import { addEntry, askFor, confirmAdding } from './add/add-entry.ts'
import { housesOf } from './add/city-questions.ts'
import { addFromFile, addFromOption, optionsText, readEntriesFile } from './add/from-file.ts'
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
  givenAnswers,
  requireAnswers,
  type Answers,
  type Known,
  type Question,
} from '../command-line/question.ts'
import { collect, type CommandSpec, type Flags, type Texts } from '../command-line/command.ts'
import { log, type Context } from '../project/context.ts'

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
    'roof-site add-project --from photos/',
  ],
  options: (command) =>
    addFromOption(
      addOptions(command, questions),
      'a YAML file with the job in the form of data/projects.yaml, - for standard input; or a folder of photos, to be asked for the words',
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
  if (options.from !== undefined && isFolder(context, options.from)) {
    if (photos.length > 0) throw usageError('With a folder the photos are in it: no others.')
    return addFolder(context, options.from, given, options)
  }
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

const isFolder = ({ io }: Context, from: string) =>
  lookAt(resolve(io.cwd, from))?.isDirectory() === true

/** Adds the jobs that a folder of photos shows; what there is to say of each is asked. */
async function addFolder(
  context: Context,
  from: string,
  given: Answers,
  { dryRun = false }: AddProjectOptions,
) {
  const command = 'add-project'
  const data = requireData(context)
  const { jobs, passed, what } = await readPhotoFolder(context, from)
  if (!context.io.interactive) {
    throw usageError(
      `${what}. Photos have no words: run ${command} on a terminal, or with --from FILE.yaml for each job.`,
    )
  }
  const added: Fields[] = []
  const shown: (readonly GivenPhoto[])[] = []
  for (const [index, job] of jobs.entries()) {
    const photos = plural(job.photos.length, 'photo')
    log(context, `${job.name}, job ${index + 1} of ${jobs.length}: ${photos}`)
    const taken = [...data.projects, ...added.map(({ slug }) => ({ slug: String(slug) }))]
    const answers = await askFor(context, {
      command,
      file: 'projects',
      questions: [...photoQuestions(job), ...questionsOf(job)],
      given,
      keptAs: () => keptAs(from, job.name),
      follows: index > 0,
      draft: (asked) => toProject({ projects: taken }, entryOf(questions, asked)),
    })
    added.push(toProject({ projects: taken }, entryOf(questions, answers)))
    shown.push(answeredPhotos(from, job, answers))
  }
  const all: NewJob[] = []
  for (const [index, fields] of added.entries()) {
    const photos = await takeInPhotos(context, String(fields['slug']), shown[index] ?? [])
    all.push({ entry: toProject(data, fields, photos), photos })
  }
  const code = await runChange(context, {
    dryRun,
    change: () => addProjects(all, [what, ...describePassed(passed)]),
    confirm: confirmAdding(context, command, plural(all.length, 'job')),
  })
  if (code === exitCodes.ok && !dryRun) {
    for (const { name } of jobs) saveAnswers(context.roots.site, keptAs(from, name), undefined)
  }
  return code
}

const keptAs = (from: string, name: string) => `add-project ${from} ${name}`

/** The questions about a job, with what its photos propose. */
const questionsOf = ({ title, finished }: PhotoJob): Question[] =>
  questions.map((question) => {
    const proposals: Readonly<Record<string, string | undefined>> = { title, finished }
    const proposal = proposals[question.field]
    return proposal === undefined ? question : { ...question, proposed: () => proposal }
  })

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
  const located = {
    ...file,
    entries: [{ ...entry, ...given }],
    options: optionsText('projects', questions, answers),
  }
  return addFromFile(context, located, {
    dryRun: options.dryRun,
    plan: ({ data }) => ({ change: change(), indexes: [data.projects.length] }),
  })
}

async function withPhotos(context: Context, fields: Fields, shown: readonly GivenPhoto[]) {
  const data = requireData(context)
  const { slug } = toProject(data, fields)
  const taken = await takeInPhotos(context, String(slug), shown)
  return () => addProjects([{ entry: toProject(data, fields, taken), photos: taken }])
}

/** The entry with its fields in the usual order; new photos come after existing ones. */
function toProject(data: KnownJobs, fields: Fields, taken: readonly NewPhoto[] = []) {
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
