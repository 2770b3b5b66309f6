import { addReview, toReview } from '../site/entries/new-review.ts'
import { addEntry } from './add/add-entry.ts'
import { examples, type CommandSpec } from './shared/command.ts'
import { addOptions } from './add/entry-questions.ts'
import { reviewQuestions } from './add/review-questions.ts'

export const addReviewCommand: CommandSpec = {
  name: 'add-review',
  describe: (command) =>
    addOptions(command, reviewQuestions)
      .description('add what a customer wrote, with its source: edits data/reviews.yaml')
      .option('--dry-run', 'print the plan and write nothing')
      .addHelpText(
        'before',
        examples(
          'roof-site add-review',
          'roof-site add-review --quote "…" --by "D. M., Branford" --on letter --date 2026-08-14',
        ),
      ),
  run: (context, command) =>
    addEntry(context, {
      command: 'add-review',
      what: 'the review',
      questions: reviewQuestions,
      options: command.opts(),
      toChange: (answers) => () => addReview(toReview(answers)),
    }),
}
