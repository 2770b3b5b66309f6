import * as z from 'zod'
import { pageHead, picture, slug, text, textItem } from './text.ts'

const title = { title: text() }
const items = { items: z.array(textItem()).min(1) }
const benefitCard = z.strictObject({
  title: text(),
  description: text(),
  benefits: z.array(text()).min(1),
})

/** A section of a service's page; `kind` says which component shows it. */
export const serviceSectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cards'), ...title, cards: z.array(benefitCard).min(1) }),
  z.strictObject({ kind: z.literal('reasons'), ...title, ...items }),
  z.strictObject({ kind: z.literal('process'), ...title, steps: z.array(textItem()).min(1) }),
  z.strictObject({ kind: z.literal('insurance'), ...title, lead: text(), ...items }),
  z.strictObject({ kind: z.literal('emergencies'), ...title, ...items }),
  z.strictObject({ kind: z.literal('banner'), ...title, text: text() }),
  z.strictObject({ kind: z.literal('call'), ...title, text: text() }),
  z.strictObject({ kind: z.literal('urgent-call'), ...title, text: text() }),
])

/** One service: its card and its page. */
export const serviceSchema = z.strictObject({
  slug: slug(),
  name: text(),
  summary: text(),
  features: z.array(text()).min(1),
  ...pageHead,
  heading: text(),
  lead: text(),
  tagline: slug().optional(),
  tone: z.enum(['standard', 'urgent', 'emergency']),
  callLabel: text(),
  photo: picture().optional(),
  sections: z.array(serviceSectionSchema).min(1),
})

/** services.yaml: at least one service. */
export const servicesSchema = z.array(serviceSchema).min(1)

/** An entry of services.yaml, checked. */
export type ServiceInput = z.infer<typeof serviceSchema>
