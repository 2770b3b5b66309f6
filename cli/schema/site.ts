import * as z from 'zod'
import { link, pageHead, picture, placeName, slug, text, textItem } from './text.ts'

/** A text with `{city}` and `{county}` standing for the page's own, besides those of all texts. */
const pattern = () =>
  z
    .string()
    .regex(/\S/, 'some text')
    .regex(
      /^([^{}]|\{(city|county|name|phone|street|locality)\})*$/,
      'no braces but {city}, {county}, {name}, {phone}, {street} and {locality}',
    )

const claimed = z.strictObject({ claim: slug(), description: text() })
const ratedReason = z.strictObject({ claim: slug(), rating: z.literal(true) })
const hero = { ...pageHead, heading: text(), lead: text() }
const stats = z.array(slug()).min(1)

/** site.yaml: menu, footer, and the texts of the pages that exist once. */
export const siteSchema = z.strictObject({
  navigation: z.array(link()).min(1),
  quote: link(),
  footer: z.strictObject({
    columns: z.array(z.strictObject({ title: text(), links: z.array(link()).min(1) })).min(1),
    sitemap: text(),
  }),
  shareImage: picture(),
  shared: z.strictObject({
    whyChooseUs: z.strictObject({
      title: text(),
      lead: text(),
      reasons: z.array(z.union([claimed, ratedReason, textItem()])).min(1),
    }),
  }),
  home: z.strictObject({
    ...hero,
    estimate: link(),
    bullets: z.array(slug()).min(1),
    services: z.strictObject({ title: text(), lead: text() }),
    areas: z.strictObject({ title: text(), lead: text(), stats, all: link() }),
    call: z.strictObject({ title: text(), text: text() }),
  }),
  services: z.strictObject(hero),
  serviceAreas: z.strictObject(hero),
  about: z.strictObject({
    ...hero,
    story: z.array(text()).min(1),
    stats,
    photo: picture().optional(),
  }),
  contact: z.strictObject({
    ...hero,
    cards: z.strictObject({
      phone: textItem(),
      office: textItem(),
      email: textItem(),
      hours: textItem(),
    }),
    served: z.strictObject({
      title: text(),
      others: z.strictObject({ title: text(), contactOnly: z.array(placeName()) }),
    }),
  }),
  areaPage: z.strictObject({
    servingLine: pattern(),
    expertsTitle: pattern(),
    servicesTitle: pattern(),
    nearbyTitle: pattern(),
    countyNearbyTitle: pattern(),
    townsTitle: pattern(),
    features: z.array(z.union([claimed, textItem()])).min(1),
    services: z.array(z.strictObject({ service: slug(), description: text() })).min(1),
    allAreas: link(),
    callTitle: text(),
    callText: text(),
    newCity: z.strictObject({ pageTitle: pattern(), metaDescription: pattern() }),
  }),
  notFound: z.strictObject({ ...pageHead, heading: text(), text: text(), home: link() }),
})

/** site.yaml, checked. */
export type SiteInput = z.infer<typeof siteSchema>
/** A reason to choose the firm: its own text, a claim with a text, or a claim with the rating. */
export type ReasonInput = SiteInput['shared']['whyChooseUs']['reasons'][number]
