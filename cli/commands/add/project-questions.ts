import { listTowns } from '../../site/entries/towns-served.ts'
import { workedParts } from '../../site/schema/projects.ts'
import { houses } from '../../site/schema/text.ts'
import type { Question } from './question.ts'

/** What is asked of a finished job, in the order of its entry. */
export const projectQuestions: readonly Question[] = [
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
    choices: listTowns,
  },
  {
    field: 'services',
    value: '<slug>',
    describe: 'what was done, by slugs of services.yaml',
    isNeeded: true,
    isList: true,
    choices: ({ services }) => services.map(({ slug }) => slug),
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
    choices: () => houses,
  },
  {
    field: 'worked',
    value: '<part>',
    describe: `the part that was worked on: ${workedParts.slice(0, 4).join(', ')}, …`,
    proposed: () => 'roof',
  },
  { field: 'squares', value: '<n>', describe: 'the size of the roof, in squares' },
  { field: 'days', value: '<n>', describe: 'how many days it took' },
  { field: 'material', value: '<text>', describe: 'what lies on the roof now' },
  { field: 'pitch', value: '<n/12>', describe: 'how steep the roof is, such as 8/12' },
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
