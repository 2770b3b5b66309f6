import { listTowns } from '../../site/entries/towns-served.ts'
import { reviewSources } from '../../site/schema/reviews.ts'
import type { Question } from './question.ts'

/** What is asked of a review, in the order of its entry. */
export const reviewQuestions: readonly Question[] = [
  { field: 'quote', value: '<text>', describe: 'the review, word for word', isNeeded: true },
  {
    field: 'by',
    value: '<name>',
    describe: 'who signed it, at most initials and town: D. M., Branford',
    isNeeded: true,
  },
  {
    field: 'on',
    value: '<source>',
    describe: `where it can be read: ${reviewSources.join(', ')}`,
    isNeeded: true,
    choices: () => reviewSources,
  },
  { field: 'url', value: '<address>', describe: 'its address; a letter has none' },
  {
    field: 'date',
    value: '<day>',
    describe: 'the day of the review, such as 2026-08-14',
    isNeeded: true,
    proposed: ({ today }) => today,
  },
  { field: 'rating', value: '<n>', describe: 'its stars, from 1 to 5' },
  { field: 'project', value: '<slug>', describe: 'the job that it is about, by its slug' },
  {
    field: 'city',
    value: '<name>',
    describe: 'the town of the house',
    choices: listTowns,
  },
  {
    field: 'disclosure',
    value: '<text>',
    describe: 'what ties the writer to you (family, staff, a gift); the law asks for it',
  },
]
