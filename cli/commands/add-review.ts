import { requireData } from '../project/check.ts'
import { exitCodes, usageError, type ExitCode } from '../lib/errors.ts'
import { plural } from '../lib/plural.ts'
import { addReviews, type Fields } from '../site/entries/new-job.ts'
import { describePassed } from '../site/entries/passed-over.ts'
import { readReviews } from '../site/entries/read-reviews.ts'
import { reviewSource, reviewWords } from '../site/schema/reviews.ts'
import { saveAnswers } from '../write/saved-answers.ts'
import { addEntry, askFor, confirmAdding } from './add/add-entry.ts'
import { addFromFile, addFromOption, optionsText, readGivenFile } from './add/from-file.ts'
import {
  addOptions,
  entryOf,
  givenAnswers,
  isAnswered,
  missingAnswers,
  requireAnswers,
  type Answers,
  type Question,
} from '../command-line/question.ts'
import type { CommandSpec, Flags, Texts } from '../command-line/command.ts'
import type { Context } from '../project/context.ts'

const questions: readonly Question[] = [
  { field: 'quote', value: '<text>', describe: 'the review, word for word', isNeeded: true },
  {
    field: 'by',
    value: '<name>',
    describe: 'who signed it, at most initials and town: D. M., Branford',
    isNeeded: true,
    // The writer's relation to the firm is asked last.
    later: ['review/insider'],
  },
  {
    field: 'on',
    value: '<source>',
    describe: `where it can be read: ${reviewWords.join(', ')}`,
    isNeeded: true,
    choices: () => reviewWords,
  },
  { field: 'url', value: '<address>', describe: 'its address; a letter has none' },
  {
    field: 'date',
    value: '<day>',
    describe: 'the day of the review, such as 2026-08-14',
    isNeeded: true,
    proposed: ({ today }) => today,
  },
  { field: 'rating', value: '<n>', describe: 'its stars, from 1 to 5', isNumber: true },
  { field: 'project', value: '<slug>', describe: 'the job that it is about, by its slug' },
  { field: 'city', value: '<name>', describe: 'the town of the house' },
  {
    field: 'disclosure',
    value: '<text>',
    describe: 'what ties the writer to you (family, staff, a gift); the law asks for it',
  },
]

export const addReviewCommand: CommandSpec = {
  examples: [
    'roof-site add-review',
    'roof-site add-review --quote "…" --by "D. M., Branford" --on letter --date 2026-08-14',
    'roof-site add-review --from reviews.json --url https://g.page/r/…',
  ],
  options: (command) =>
    addFromOption(
      addOptions(command, questions),
      'add the reviews of a file, - for standard input: the export of a business profile, CSV or YAML; all or none',
    ).option('--dry-run', 'print the plan and write nothing'),
  run: (context, command) => {
    const options = command.opts<AddReviewOptions>()
    if (options.from !== undefined) return addAll(context, options.from, options)
    return addEntry(context, {
      command: 'add-review',
      file: 'reviews',
      questions,
      given: givenAnswers(questions, options),
      dryRun: options.dryRun,
      what: () => 'the review',
      draft: (answers) => entryOf(questions, answers),
      toChange: (answers) => {
        requireAnswers('add-review', questions, answers)
        return () => addReviews([entryOf(questions, answers)])
      },
    })
  },
}

type AddReviewOptions = Flags<'dryRun'> & Texts<'from'>

/** What the reviews of a file may lack, and all have in common: asked once, or an option. */
const inCommon: readonly Question[] = [
  { field: 'on', describe: 'where they can be read', isNeeded: true, choices: () => reviewWords },
  {
    field: 'url',
    value: '<address>',
    describe: 'the address at which they can be read, such as that of your profile',
    isNeeded: true,
    isAsked: ({ answers }) => isOnWeb(answers['on']),
    proposed: ({ data, answers: { on = 'google' } }) =>
      data.reviews.findLast((review) => review.on === on)?.url,
  },
  { field: 'city', describe: 'the town of the houses, if all of them are in one' },
]

const isOnWeb = (on: unknown = 'google') => reviewSource(String(on))?.hosts.length !== 0

/** Adds the reviews of a file. */
async function addAll(
  context: Context,
  from: string,
  options: AddReviewOptions,
): Promise<ExitCode> {
  const given = givenAnswers(questions, options)
  const fields = new Set(inCommon.map(({ field }) => field))
  if (Object.keys(given).some((field) => !fields.has(field))) {
    throw usageError(
      'With --from the reviews are in the file: besides it only --on, --url and --city.',
    )
  }
  const data = requireData(context)
  const read = (file: Parameters<typeof readReviews>[0]) => readReviews(file, data)
  const { file, what, passed, isSigned } = readGivenFile(context, 'reviews', { from, read }).given
  const isLacking = ({ field }: Question) =>
    file.entries.some((entry) => {
      return !isAnswered(entry[field]) && (field !== 'url' || isOnWeb(entry['on'] ?? given['on']))
    })
  const asked = inCommon.filter(isLacking)
  const first = file.entries.find((entry) => asked.some(({ field }) => !entry[field])) ?? {}
  const isAsked = context.io.interactive && missingAnswers(asked, given).length > 0
  const command = 'add-review'
  const toReview = (entry: Fields, answers: Answers) => completeReview(entry, answers, isSigned)
  const answers = isAsked
    ? await askFor(context, {
        command,
        file: 'reviews',
        questions: asked,
        given,
        keptAs: () => keptAs,
        draft: (soFar) => toReview(first, soFar),
      })
    : given
  if (isOnWeb(answers['on'])) requireAnswers(command, asked, answers)
  const entries = file.entries.map((entry) => toReview(entry, answers))
  const isOption = ({ field }: Question) => file.entries.every((entry) => !isAnswered(entry[field]))
  const located = {
    ...file,
    entries,
    options: optionsText('reviews', inCommon.filter(isOption), given),
  }
  const { dryRun = false } = options
  const code = await addFromFile(context, located, {
    dryRun,
    plan: (state) => ({
      change: addReviews(entries, [what, ...describePassed(passed)]),
      indexes: entries.map((_, index) => state.data.reviews.length + index),
    }),
    ...(isAsked && { confirm: confirmAdding(context, command, plural(entries.length, 'review')) }),
  })
  if (code === exitCodes.ok && !dryRun) saveAnswers(context.roots.site, keptAs, undefined)
  return code
}

const keptAs = 'add-review --from'

/** The entry with what all have in common, its fields in the usual order. */
function completeReview(entry: Fields, answers: Answers, isSigned: boolean): Fields {
  const { url, ...others } = { ...answers, ...entry }
  const { by, on } = others
  const { city } = answers
  const whole: Fields = {
    ...others,
    ...(isAnswered(url) && isOnWeb(on) && { url }),
    by: isSigned || city === undefined ? by : `${String(by)}, ${String(city)}`,
  }
  const fields = new Set([...questions.map(({ field }) => field), ...Object.keys(whole)])
  return Object.fromEntries(
    [...fields].flatMap((field) => (whole[field] === undefined ? [] : [[field, whole[field]]])),
  )
}
