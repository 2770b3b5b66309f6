import * as z from 'zod'
import { tasks } from './tasks.ts'
import * as t from './text.ts'

/** Sources of reviews: key, name and hosts; a letter has no host. */
const reviewSources = [
  {
    word: 'google',
    name: 'Google',
    hosts: ['google.com', 'maps.app.goo.gl', 'goo.gl', 'g.page', 'g.co', 'share.google'],
  },
  { word: 'facebook', name: 'Facebook', hosts: ['facebook.com', 'fb.com', 'fb.me'] },
  { word: 'bbb', name: 'Better Business Bureau', hosts: ['bbb.org'] },
  { word: 'angi', name: 'Angi', hosts: ['angi.com'] },
  { word: 'yelp', name: 'Yelp', hosts: ['yelp.com', 'yelp.to'] },
  { word: 'nextdoor', name: 'Nextdoor', hosts: ['nextdoor.com'] },
  { word: 'houzz', name: 'Houzz', hosts: ['houzz.com'] },
  { word: 'guildquality', name: 'GuildQuality', hosts: ['guildquality.com'] },
  { word: 'letter', name: 'Letter', hosts: [] },
] as const

export const reviewWords = reviewSources.map(({ word }) => word)

/** Finds a source by key; `undefined` when unknown. */
export const reviewSource = (word: string) => reviewSources.find((each) => each.word === word)

const reviewSchema = z.strictObject({
  quote: t.review.describe('The review word for word; leave nothing out and correct nothing.'),
  by: t.words.describe('Who wrote it, as signed, at most initials and town: D. M., Clear Lake.'),
  on: z
    .enum(reviewWords)
    .describe(
      `Where it was published: ${reviewWords.slice(0, -1).join(', ')}; letter for one sent to you.`,
    ),
  url: t.optional(
    t.webAddress(),
    'The address of the review itself, so that readers can check it; a letter has none.',
  ),
  date: t.day().describe('The day of the review: 2026-08-14.'),
  rating: t.optional(z.int().min(1).max(5), 'How many stars it gave, from 1 to 5.'),
  project: t.optional(t.slug, 'The slug of the job in projects.yaml that it is about.'),
  city: t.optional(t.placeName, 'The town of the house: Clear Lake.'),
  disclosure: t.optional(
    t.sentence,
    'Shown beside the quote: The writer is the brother of our foreman. Law asks it of staff and agents (16 CFR 465.5), family and gifts (16 CFR 255).',
  ),
  acknowledge: t.acknowledge,
})

export const reviewsSchema = z
  .array(reviewSchema)
  .max(1000)
  .meta({
    title: 'reviews.yaml',
    description:
      'What customers wrote, one entry each, with the source. Where there is none, the site shows none.',
  })
  .register(tasks, { words: 'Add or change a review' })

export type ReviewInput = z.infer<typeof reviewSchema>
