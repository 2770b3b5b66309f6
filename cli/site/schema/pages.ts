import * as z from 'zod'
import { sectionSchema } from './sections.ts'
import * as t from './text.ts'

const pageSchema = z.strictObject({
  slug: t.slug.describe(
    "The page's address without the slash: financing is /financing. Do not change it once published.",
  ),
  ...t.pageTop,
  sections: t
    .listOf(sectionSchema)
    .describe('The parts of the page, top to bottom; the `kind` of each says what it is.'),
})

export const pagesSchema = z.array(pageSchema).max(t.mostEntries).meta({
  title: 'pages.yaml',
  description:
    'Pages of your own, such as financing, common questions or privacy. Menu and footer, in site.yaml, link to them.',
})

export type OwnPageInput = z.infer<typeof pageSchema>
