import * as z from 'zod'
import { photoTask, tasks } from './tasks.ts'
import * as t from './text.ts'

const personSchema = z.strictObject({
  name: t.words.describe('The name as customers hear it: Ana Reyes.'),
  trade: t.words.describe('What the person does: Estimator.'),
  since: z.int().min(1900).max(9999).describe('The year in which the person joined you: 2015.'),
  languages: t.optional(
    z.array(t.words).max(10),
    'The languages that customers can use, such as English and Spanish.',
  ),
  answersPhone: t.optional(
    z.boolean(),
    'Whether the person answers the phone; shown at the top of Contact and About, two people at most.',
  ),
  photo: t.optional(t.photo, 'A photo of the person.').register(tasks, photoTask),
  acknowledge: t.acknowledge,
})

export const peopleSchema = z
  .array(personSchema)
  .max(t.mostEntries)
  .meta({
    title: 'people.yaml',
    description:
      'The people whom customers meet, one entry each. Where you name none, the site shows none.',
  })
  .register(tasks, { words: 'Add or change a person of the team' })
