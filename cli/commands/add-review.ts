import { addReview } from '../site/entries/new-job.ts'
import { reviewWords } from '../site/schema/reviews.ts'
import { addEntry } from './add/add-entry.ts'
import {
  addOptions,
  entryOf,
  givenAnswers,
  requireAnswers,
  type Question,
} from '../command-line/question.ts'
import type { CommandSpec, Flags } from '../command-line/command.ts'

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
  ],
  options: (command) =>
    addOptions(command, questions).option('--dry-run', 'print the plan and write nothing'),
  run: (context, command) => {
    const options = command.opts<Flags<'dryRun'>>()
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
        return () => addReview(entryOf(questions, answers))
      },
    })
  },
}
