import { dataError, usageError } from '../lib/errors.ts'
import { readAnswer } from '../lib/invisible.ts'
import { fieldsOf } from '../lib/json.ts'
import { readTemplates, type TemplateTexts } from '../load/templates.ts'
import { mapTexts } from '../validate/fields.ts'
import {
  addServices,
  faultOfName,
  proposedServices,
  startService,
  type NewService,
} from '../site/entries/new-service.ts'
import type { SiteData } from '../site/schema/data.ts'
import { addEntry } from './add/add-entry.ts'
import { addFromFile, addFromOption, readEntriesFile } from './add/from-file.ts'
import {
  entryOf,
  givenAnswers,
  requireAnswers,
  type Answers,
  type Known,
  type Question,
} from '../command-line/question.ts'
import type { CommandSpec, Flags, Texts } from '../command-line/command.ts'
import type { Context } from '../project/context.ts'

export const addServiceCommand: CommandSpec = {
  examples: [
    'roof-site add-service',
    'roof-site add-service "Gutter Guards" --dry-run',
    'roof-site add-service --from gutter-guards.yaml',
  ],
  options: (command) =>
    addFromOption(
      command.argument('[name]', 'the name of the service'),
      'add the services of a YAML file, in the form of data/services.yaml, - for standard input; all or none',
    ).option('--dry-run', 'print the plan and write nothing'),
  run: (context, command) => runAddService(context, command.args[0], command.opts()),
}

type AddServiceOptions = Flags<'dryRun'> & Texts<'from'>

const nameQuestion: Question = {
  field: 'name',
  value: 'NAME',
  describe: 'Name of the service',
  ask: () => 'Name of the service, such as Roof Repairs',
  isNeeded: true,
  isAsked: ({ answers }) => answers['proposal'] === undefined,
  check: (name, { data }) => faultOfName(data, name),
}

/** The fields of an entry that only the owner can write. */
const ownFields: readonly Question[] = [
  { field: 'summary', describe: 'what this work is, in one sentence' },
  {
    field: 'features',
    describe: 'something that is part of it, in a few words',
    ask: () => 'Something that is part of it, in a few words (#)',
    isList: true,
    form: 'each',
    count: { min: 0, max: 6 },
  },
  { field: 'lead', describe: 'when somebody needs it, and how you go about it' },
]

const signFields: readonly Question[] = [
  { field: 'sign', describe: 'what somebody sees who needs it, in a few words' },
  {
    field: 'signText',
    describe: 'what that may mean, in one sentence',
    isNeeded: true,
    isAsked: ({ answers }) => answers['sign'] !== undefined,
  },
]

/** The questions of a terminal; what the trade proposes needs none. */
function questionsFor(starters: TemplateTexts): readonly Question[] {
  const isOwn = ({ data, answers }: Known) =>
    startService(data, starters, { name: nameIn(answers) }).proposed.length === 0
  const proposals = ({ data }: Known) =>
    proposedServices(data, starters).map(({ entry }) => String(entry['name']))
  const hasSigns = ({ data }: Known) => data.site.services.signs !== undefined
  return [
    {
      field: 'proposal',
      describe: 'a service that your trade has',
      ask: () => 'Which service? Texts are proposed for these',
      choices: (known) => [...proposals(known), ''],
      labelOf: (name) => name || 'another one',
      isAsked: (known) => known.answers['name'] === undefined && proposals(known).length > 0,
    },
    nameQuestion,
    ...ownFields.map((question) => ({ ...question, isAsked: isOwn })),
    ...signFields.map((question) => ({
      ...question,
      isAsked: (known: Known) =>
        isOwn(known) && hasSigns(known) && (question.isAsked?.(known) ?? true),
    })),
    {
      field: 'towns',
      describe: 'whether pages of towns show it',
      ask: ({ data }) =>
        `Shall pages of towns show it? They show ${data.site.areaPage.services?.length} of ${data.services.length}`,
      choices: () => ['yes', 'no'],
      isAsked: ({ data }) => data.site.areaPage.services !== undefined,
    },
  ]
}

const nameIn = ({ proposal, name }: Answers) => String(proposal ?? name ?? '')

function toService(data: SiteData, starters: TemplateTexts, answers: Answers): NewService {
  const given = { name: nameIn(answers), ...entryOf(ownFields, answers) }
  const service = startService(data, starters, given)
  const { sign, signText } = answers
  return sign === undefined
    ? service
    : { ...service, sign: { title: String(sign), description: String(signText) } }
}

function runAddService(
  context: Context,
  name: string | undefined,
  { from, dryRun }: AddServiceOptions,
) {
  const starters = readTemplates(context.roots.engine, 'site/')
  if (from !== undefined) return addAll(context, starters, { name, from, dryRun })
  const questions = questionsFor(starters)
  return addEntry(context, {
    command: 'add-service',
    file: 'services',
    questions,
    given: givenAnswers([nameQuestion], { name }),
    asksAlways: true,
    dryRun,
    what: nameIn,
    draft: (answers, { data }) => toService(data, starters, answers).entry,
    toChange: (answers) => {
      requireAnswers('add-service', [nameQuestion], { name: nameIn(answers) })
      return ({ data }) => {
        refuseName(data, nameIn(answers))
        const onTowns = answers['towns'] !== 'no'
        return addServices(data, [toService(data, starters, answers)], { onTowns })
      }
    },
  })
}

function refuseName(data: SiteData, name: string): void {
  const fault = faultOfName(data, name)
  if (fault !== undefined) throw dataError(`${fault} Nothing was changed.`)
}

interface AskedFile {
  readonly name: string | undefined
  readonly from: string
  readonly dryRun: boolean | undefined
}

function addAll(context: Context, starters: TemplateTexts, { name, from, dryRun }: AskedFile) {
  if (name !== undefined) throw usageError('With --from everything is in the file: no NAME.')
  const file = readEntriesFile(context, 'services', from)
  return addFromFile(context, file, {
    dryRun,
    plan: ({ data }) => {
      const added = file.entries.map((entry) =>
        startService(data, starters, fieldsOf(mapTexts(entry, readAnswer))),
      )
      const indexes = added.map((_, index) => data.services.length + index)
      return { change: addServices(data, added), indexes }
    },
  })
}
