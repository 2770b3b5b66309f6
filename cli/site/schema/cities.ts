import * as z from 'zod'
import { sceneSchema } from './scene.ts'
import { photoTask, tasks } from './tasks.ts'
import * as t from './text.ts'

export const nearbyCount = { min: 5, max: 10 } as const

export const mostLeadWords = 18
/** How long a description may be; `proposed` is the most that an owner is asked for. */
export const descriptionWords = { fewest: 60, most: 120, proposed: 85 } as const
export const mostHeading = 40

const challenge = z.strictObject({
  title: t.words.describe(
    'The heading: two to five words that say what is particular here, such as Salt on the wind.',
  ),
  text: t.sentence.describe('The text below the heading: one or two sentences.'),
  picture: t.optional(
    t.pictureName,
    'The drawing beside the text, such as flashing or snow. Leave it out where none shows what the text says.',
  ),
})

const fact = z.strictObject({
  label: t.words.describe('What the line tells: Oldest house.'),
  text: t.words.describe('What there is to know: A mill by the bridge, 1820.'),
})

const areaFields = {
  lead: t.optional(
    t.sentence,
    `The first sentence below the heading: what you do here, and on which houses, in at most ${mostLeadWords} words.`,
  ),
  description: t.paragraph.describe(
    `The text about this place and its houses, below the lead at the top of its page: ${descriptionWords.fewest} to ${descriptionWords.most} words.`,
  ),
  localChallenges: z
    .array(z.union([t.sentence, challenge]))
    .min(3)
    .max(5)
    .describe(
      'What is hard on houses here: 3 to 5 items. Each is a text of one or two sentences, or a title with a text and, if you like, a picture.',
    ),
  facts: t.optional(
    z.array(fact).min(1).max(4),
    'One to four lines for the sheet of facts beside the challenges, each short.',
  ),
  nearbyAreas: z
    .array(t.placeName)
    .min(nearbyCount.min)
    .max(nearbyCount.max)
    .describe(
      '5 to 10 towns close by, such as Clear Lake; those with a page of their own become links.',
    ),
  ...t.pageHead,
  pageTitle: t.words.describe(
    `The heading of the page and its title in search results, in sentence case: 15 to ${mostHeading} characters, no two alike.`,
  ),
  coordinates: t.optional(t.coordinates, 'The center of the place on the map, in decimal degrees.'),
  house: t.optional(t.house, 'The house drawn on the page, such as cape or victorian.'),
  scene: t.optional(
    sceneSchema,
    'The street drawn at the top of the page. Without it the house of the page stands on a green, with such a one in white; without both no street is drawn.',
  ),
  photo: t
    .optional(t.photo, 'A photo of work in this place, framed before its street.')
    .register(tasks, photoTask),
  places: t.optional(
    z.array(t.words).max(t.mostEntries),
    'Names inside the place that its texts use, such as Old Market Square.',
  ),
}

const citySchema = z.strictObject({
  cityName: t.placeName.describe(
    'The name of the town. Its address is made from it: of Clear Lake it is /service-areas/clearlake. Of two towns of one name in two states the second has its state behind it: Kansas City, KS.',
  ),
  county: t.words.describe(
    'The county that the town is listed under: a name from counties.yaml, such as Clark County.',
  ),
  ...areaFields,
})

export const citiesSchema = z
  .array(citySchema)
  .meta({
    title: 'cities.yaml',
    description: 'The towns that have a page of their own, one entry each.',
  })
  .register(tasks, { words: 'Add a town', command: 'add-city' })

export type CityInput = z.infer<typeof citySchema>

const countyPage = z.object({
  county: t.words.describe(
    'The state by its name, which the page names where that of a town names its county: Ohio.',
  ),
  ...areaFields,
})

const pageFields = Object.keys(countyPage.shape)
const neededFields = Object.entries(countyPage.shape).flatMap(([field, { def }]) =>
  def.type === 'optional' ? [] : field,
)

const countySchema = z
  .strictObject({
    name: t.placeName.describe(
      'The name of the county, as the towns of cities.yaml name it, such as Clark County. Of two of one name in two states the second has its state behind it: Johnson County, KS.',
    ),
    state: t.optional(
      t.state,
      'The state of the county in two capital letters, such as KS. Leave it out where it is that of the office.',
    ),
    summary: t.optional(
      t.sentence,
      'One or two sentences for the lists of counties on Home and Service Areas; Home names towns without it.',
    ),
    alsoServed: z
      .array(t.placeName)
      .max(200)
      .describe('Towns that are served and have no page; a town that gets one may stay here.'),
    ...countyPage.partial().shape,
  })
  .superRefine((entry, context) => {
    const lacks = isOfPage(entry) ? countyPage.safeParse(entry).error?.issues : []
    for (const issue of lacks ?? []) {
      if (issue.code === 'invalid_type') context.addIssue({ ...issue, input: undefined })
    }
  })
  // The same for editors, in JSON Schema.
  .meta({ dependentRequired: Object.fromEntries(pageFields.map((field) => [field, neededFields])) })

export const countiesSchema = z.array(countySchema).min(1).max(200).meta({
  title: 'counties.yaml',
  description:
    'The counties, in the order in which the site lists them, one entry each. One without the texts of a page, such as its description, has no page of its own.',
})

type CountyEntry = z.infer<typeof countySchema>

type CountyInput = CountyEntry & z.infer<typeof countyPage>

/** Whether a county has its own texts, and therefore a page. */
export const hasPage = (county: CountyEntry): county is CountyInput => isOfPage(county)

/** The same for an unvalidated entry. */
export const isOfPage = (entry: unknown) =>
  pageFields.some((field) => Object.hasOwn(Object(entry), field))
