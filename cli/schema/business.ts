import * as z from 'zod'
import { acknowledge, coordinates, picture, slug, text } from './text.ts'

/** The days in the order in which hours are listed; named as schema.org's DayOfWeek. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

const clock = () =>
  z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time between "00:00" and "23:59"')

const officeHours = z.strictObject({
  days: z.array(z.enum(weekdays)).min(1),
  opens: clock(),
  closes: clock(),
})

const claimNotes = { evidence: text().optional(), acknowledge: acknowledge().optional() }

/** A claim in words, or a number with what it counts. */
const claim = z.union([
  z.strictObject({ text: text(), ...claimNotes }),
  z.strictObject({
    value: text(),
    label: text(),
    counts: z.literal('towns').optional(),
    ...claimNotes,
  }),
])

/** business.yaml. Times are `HH:MM`, coordinates decimal degrees, the phone number E.164. */
export const businessSchema = z.strictObject({
  name: text(),
  phone: z
    .string()
    .regex(/^\+1[2-9]\d{2}[2-9]\d{6}$/, 'a North American number in the form "+18605551234"'),
  email: z.email('an email address'),
  url: z
    .string()
    .regex(
      /^https:\/\/[a-z0-9.-]+(:\d+)?$/,
      'an address such as https://www.example.com, without a slash at the end',
    ),
  address: z.strictObject({
    street: text(),
    locality: text(),
    region: text(),
    regionCode: z.string().regex(/^[A-Z]{2}$/, 'two capital letters'),
    postalCode: z.string().regex(/^\d{5}(-\d{4})?$/, 'five digits between quotes'),
    country: z.string().regex(/^[A-Z]{2}$/, 'two capital letters'),
  }),
  coordinates: coordinates(),
  hours: z.strictObject({
    office: z.array(officeHours).min(1),
    otherDays: text(),
    emergency: z.strictObject({ label: text(), text: text() }).optional(),
  }),
  registration: z.strictObject({ label: text(), number: text() }),
  rating: z
    .strictObject({
      value: z.number().min(1).max(5),
      best: z.literal(5),
      count: z.int().positive(),
      inStructuredData: z.boolean(),
      acknowledge: acknowledge().optional(),
    })
    .optional(),
  claims: z.record(slug(), claim),
  social: z
    .array(
      z.strictObject({
        name: text(),
        url: z.string().regex(/^(#|https:\/\/\S+)$/, '# or an address that starts with https://'),
      }),
    )
    .max(5)
    .optional(),
  logo: picture().optional(),
  copyrightYear: z.int().min(1900).max(9999),
  placeholders: z.array(text()).nullish(),
})

/** business.yaml, checked. */
export type BusinessInput = z.infer<typeof businessSchema>
