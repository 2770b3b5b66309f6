import { type ExitCode, CommandError, exitCodes } from '../lib/errors.ts'
import { addProject, proposeSlug, type NewPhoto } from '../site/entries/new-job.ts'
import { servedBySlug } from '../site/served-towns.ts'
import type { SiteData } from '../site/schema/data.ts'
import { workedParts, jobStages } from '../site/schema/projects.ts'
import { houses } from '../site/schema/text.ts'
import { addEntry } from './add/add-entry.ts'
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
import { resolve } from 'node:path'
import { plural } from '../lib/plural.ts'
import { workPath } from '../lib/slug.ts'
import { readBytes } from '../load/public-files.ts'
import { takeInPhoto } from '../pictures/take-in-photo.ts'

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

type Stage = (typeof jobStages)[number]

/** Photos as they are given: files by stage, and what each shows. */
interface PhotoOptions extends Readonly<Partial<Record<Stage, readonly string[]>>> {
  readonly alt?: readonly string[]
}

interface GivenPhoto {
  readonly stage: Stage
  readonly file: string
  readonly alt: string
}

/** The photos of the command line. Throws where one has no words for people who cannot see it. */
function givenPhotos(options: PhotoOptions): GivenPhoto[] {
  const files = jobStages.flatMap((stage) =>
    (options[stage] ?? []).map((file) => ({ stage, file })),
  )
  const { alt = [] } = options
  if (alt.length === files.length) {
    return files.map((photo, index) => ({ ...photo, alt: alt[index] ?? '' }))
  }
  const message = `${plural(files.length, 'photo')}, ${plural(alt.length, 'text')} (--alt): each photo has one that says what it shows, in the order before, during, after.`
  throw new CommandError(exitCodes.usage, message)
}

/** Asks for photos until none is named. */
async function askForPhotos(): Promise<GivenPhoto[]> {
  const { askText } = await import('./add/ask.ts')
  const photos: GivenPhoto[] = []
  for (const stage of jobStages) {
    const message = `A photo from ${stage} the work: its file (leave empty to go on)`
    const file = await askText({ message, isOptional: true })
    if (file === '') continue
    const alt = await askText({ message: 'What does it show, for people who cannot see it?' })
    photos.push({ stage, file, alt })
  }
  return photos
}

/** Makes the copies of each photo. Throws a `CommandError` where a file cannot be read. */
async function takeInPhotos(
  { io }: Context,
  slug: string,
  photos: readonly GivenPhoto[],
): Promise<NewPhoto[]> {
  const taken: NewPhoto[] = []
  for (const [index, { stage, file, alt }] of photos.entries()) {
    const earlier = photos.slice(0, index).filter((photo) => photo.stage === stage).length
    const name = earlier === 0 ? stage : `${stage}-${earlier + 1}`
    const bytes = readBytes(resolve(io.cwd, file))
    const { picture, files } = await takeInPhoto(file, bytes, `${workPath(slug)}/${name}`)
    taken.push({ picture: { stage, ...picture, alt }, files })
  }
  return taken
}
