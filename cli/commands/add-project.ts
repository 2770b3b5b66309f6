import type { ExitCode } from '../lib/errors.ts'
import { addProject, proposeSlug, type NewPhoto } from '../site/entries/new-job.ts'
import { servedBySlug } from '../site/served-towns.ts'
import type { SiteData } from '../site/schema/data.ts'
import { workedParts } from '../site/schema/projects.ts'
import { houses } from '../site/schema/text.ts'
import { addEntry } from './add/add-entry.ts'
import { askForPhotos, givenPhotos, takeInPhotos, type PhotoOptions } from './add/photos.ts'
import {
  addOptions,
  entryOf,
  givenAnswers,
  requireAnswers,
  type Answers,
  type Question,
} from './add/question.ts'
import { collect, examples, type CommandSpec } from './shared/command.ts'
import { requireData, type Context } from './shared/context.ts'

const fact = { within: 'facts' }
const figure = { ...fact, value: '<n>', isNumber: true }

/** What is asked of a finished job, in the order of its entry. */
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
    form: 'select',
    choices: ({ data }) =>
      [...servedBySlug(data).values()].toSorted((a, b) => a.localeCompare(b, 'en')),
  },
  {
    field: 'services',
    value: '<slug>',
    describe: 'what was done, by slugs of services.yaml',
    isNeeded: true,
    isList: true,
    form: 'select',
    choices: ({ data }) => data.services.map(({ slug }) => slug),
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
    value: '<type>',
    describe: 'the drawing: cape, colonial, saltbox, …',
    isNeeded: true,
    form: 'select',
    choices: () => houses,
  },
  {
    field: 'worked',
    value: '<part>',
    describe: `the part that was worked on: ${workedParts.slice(0, 4).join(', ')}, …`,
    proposed: () => 'roof',
  },
  { ...figure, field: 'squares', describe: 'the size of the roof, in squares' },
  { ...figure, field: 'days', describe: 'how many days it took' },
  { ...fact, field: 'material', value: '<text>', describe: 'what lies on the roof now' },
  { ...fact, field: 'pitch', value: '<n/12>', describe: 'how steep the roof is, such as 8/12' },
  { field: 'found', value: '<text>', describe: 'what you found', isNeeded: true },
  { field: 'did', value: '<text>', describe: 'what you did about it', isNeeded: true },
  {
    field: 'permission',
    value: '<text>',
    describe: 'how the owner allowed you to show it; never shown',
    isNeeded: true,
  },
  { field: 'slug', value: '<slug>', describe: 'the last part of the address; proposed' },
]

export const addProjectCommand: CommandSpec = {
  name: 'add-project',
  describe: (command) =>
    addOptions(command, questions)
      .description('add a finished job: takes in its photos and edits data/projects.yaml')
      .option('--before <file>', 'a photo from before the work', collect)
      .option('--during <file>', 'a photo of the work', collect)
      .option('--after <file>', 'a photo of the finished work', collect)
      .option('--alt <text>', 'what a photo shows, in the order before, during, after', collect)
      .option('--dry-run', 'print the plan and write nothing')
      .addHelpText(
        'before',
        examples(
          'roof-site add-project',
          'roof-site add-project --title "New roof on a 1948 Cape" --city Branford \\',
          '    --services roof-replacement --finished 2026-09 --house cape \\',
          '    --found "…" --did "…" --permission "Signed 2026-09-20, in the file" \\',
          '    --after roof.jpg --alt "The finished roof from the street"',
        ),
      ),
  run: (context, command) => runAddProject(context, command.opts()),
}

interface AddProjectOptions extends PhotoOptions {
  readonly dryRun?: boolean
}

function runAddProject(context: Context, options: AddProjectOptions): Promise<ExitCode> {
  const photos = givenPhotos(options)
  return addEntry(context, {
    command: 'add-project',
    file: 'projects',
    questions,
    given: givenAnswers(questions, options),
    dryRun: options.dryRun,
    what: () => 'the job',
    draft: (answers, { data }) => toProject(slugOf(data, answers), answers, []),
    toChange: async (answers, isAsked) => {
      requireAnswers('add-project', questions, answers)
      const slug = slugOf(requireData(context), answers)
      const given = isAsked && photos.length === 0 ? await askForPhotos() : photos
      const taken = await takeInPhotos(context, slug, given)
      return () => addProject(toProject(slug, answers, taken), taken)
    },
  })
}

const slugOf = (data: SiteData, answers: Answers) =>
  String(answers['slug'] ?? proposeSlug(data, answers))

function toProject(slug: string, answers: Answers, photos: readonly NewPhoto[]) {
  const { permission, ...others } = entryOf(questions, answers)
  const pictures = photos.map(({ picture }) => picture)
  return { slug, ...others, ...(pictures.length > 0 && { photos: pictures }), permission }
}
