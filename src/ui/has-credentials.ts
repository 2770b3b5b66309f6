import type { Site } from '#generated/types'

type Said = Pick<Site, 'business' | 'strip' | 'ledger'>

/** Whether there is more to say in the strip than where the office is, which the header says too. */
export const hasCredentials = (
  { business, strip, ledger }: Said,
  registrations = business.registrations,
) => [business.rating, business.insurer, strip[0], registrations[0], ledger].some(Boolean)

/** As fewer would leave most of a strip empty. */
const fewestInStrip = 3

/** Whether they fill a strip, with the office; fewer are a sentence at the top of the page. */
export const fillsStrip = ({ business: { rating, insurer }, strip }: Said) =>
  [rating, insurer].filter(Boolean).length + strip.length + 1 >= fewestInStrip
