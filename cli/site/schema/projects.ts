import * as z from 'zod'
import { wordsOf } from '../../lib/collections.ts'
import { photoTask, tasks } from './tasks.ts'
import * as t from './text.ts'

/** The parts of a house that can be hatched in the drawing of a job. */
export const workedParts = wordsOf(
  'roof flat-roof chimney valley ridge eave flashing gutter dormer porch',
)

/** The stage of a job that a photo shows, in the order of the work. */
export const jobStages = ['before', 'during', 'after'] as const

const jobFacts = z.strictObject({
  squares: t.optional(
    z.number().positive().max(10_000),
    'How large the roof is, in squares of 100 square feet: 24.',
  ),
  days: t.optional(z.number().positive().max(365), 'How many days the work took: 3.'),
  material: t.optional(t.words, 'What lies on the roof now: Architectural shingles.'),
  pitch: t.optional(
    t.form(/^([1-9]|1\d|2[0-4])\/12$/, 'a pitch such as 8/12'),
    'How steep the roof is: inches of rise for each 12 inches of run, such as 8/12.',
  ),
})

const jobFact = z.strictObject({
  label: t.words.describe('What the line tells: Wall area.'),
  value: t.words.describe('What there is to know: 900 sq ft.'),
})

const jobPhoto = z.strictObject({
  stage: z.enum(jobStages).describe('When the photo was taken: before, during or after.'),
  ...t.photo.shape,
})

const projectSchema = z.strictObject({
  slug: t.slug.describe(
    "The last part of the page's address: colonial-branford-2026 is /work/colonial-branford-2026. Do not change it once published.",
  ),
  title: t.words.describe(
    'The heading of the page, without a street or a name: New roof on a Cape.',
  ),
  city: t.placeName.describe('The town where the house stands; one that you serve: Clear Lake.'),
  services: t
    .listOf(t.slug)
    .describe('What was done, by the slugs of services.yaml, such as roof-replacement.'),
  finished: t.month().describe('The month in which the work was done: 2026-09.'),
  house: t.optional(
    t.house,
    'The house drawn on the page, such as cape or victorian. Leave it out and none is.',
  ),
  worked: t.optional(
    z.enum(workedParts),
    'The part of the drawing that is marked as worked on, such as porch. Leave it out and it is the roof where roofing is your one trade, else none.',
  ),
  facts: t.optional(
    z.union([jobFacts, t.listOf(jobFact)]),
    'Figures of the job: of a roof those that you know, of any trade lines of your own, such as Wall area with 900 sq ft.',
  ),
  found: t.sentence.describe('What you found: one to three sentences.'),
  did: t.sentence.describe('What you did about it: one to three sentences.'),
  photos: t
    .optional(
      z.array(jobPhoto).max(12),
      'Photos of the job, in the order in which the page shows them.',
    )
    .register(tasks, photoTask),
  permission: t.sentence.describe(
    'How the owner allowed you to show the job: Signed 2026-09-20, in the file. It is not shown on the site.',
  ),
  acknowledge: t.acknowledge,
})

export const projectsSchema = z
  .array(projectSchema)
  .max(1000)
  .meta({
    title: 'projects.yaml',
    description: 'Finished jobs, one entry each. Where there is none, the site shows none.',
  })
  .register(tasks, { words: 'Add or change a finished job' })

export type ProjectInput = z.infer<typeof projectSchema>
