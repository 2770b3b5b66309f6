import * as z from 'zod'

/** Text that is not empty; white space at its ends does not count. */
export const text = () => z.string().trim().regex(/\S/, 'some text')

/** Part of an address, or the name of a claim: lowercase letters and digits, joined by single hyphens. */
export const slug = () =>
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lowercase letters, digits and single hyphens')

/** An address inside the site: `/`, `/services/roof-repairs`; no slash at the end. */
export const address = () =>
  z
    .string()
    .regex(
      /^\/$|^(\/[a-z0-9][a-z0-9._-]*)+$/,
      'an address of lowercase letters, digits and hyphens that starts with / and does not end with it',
    )

/** The fields that every page's head is made from. */
/** Rule ids to the reason why they may be broken here. */
export const acknowledge = () => z.record(z.string(), text())

/** What every page says of itself to search engines. */
export const pageHead = {
  pageTitle: text(),
  metaDescription: text(),
  acknowledge: acknowledge().optional(),
}

/** A link to an address of the site; `validate` sees that it exists. */
export const link = () => z.strictObject({ text: text(), to: address() })

/** A heading with a paragraph. */
export const textItem = () => z.strictObject({ title: text(), description: text() })

/** A picture in data/public/: `/photos/crew.jpg`, with its size in pixels. */
export const picture = () =>
  z.strictObject({
    src: z
      .string()
      .regex(
        /^\/[^\s?#]+\.(png|jpe?g|webp|avif|svg)$/i,
        'a picture in data/public/, such as /photos/roof.jpg',
      ),
    width: z.int().positive(),
    height: z.int().positive(),
    alt: z.string(),
  })

/** A place on the map, in decimal degrees. */
export const coordinates = () =>
  z.strictObject({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) })

/** The houses that there are drawings of. */
export const houses = [
  'cape',
  'colonial',
  'saltbox',
  'victorian',
  'triple-decker',
  'ranch',
  'mill',
  'commercial',
] as const

/** The names of cities and counties: Latin letters, space, hyphen, apostrophe, full stop. */
export const placeName = () =>
  z
    .string()
    .trim()
    .regex(
      /^(?=.*\p{Script=Latin})[\p{Script=Latin}\p{M} .'’-]+$/u,
      'a name of Latin letters, spaces, hyphens, apostrophes and full stops',
    )
