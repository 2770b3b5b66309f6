import type { Site } from '#generated/types'

/** Whether there is more to say in the strip than where the office is, which the header says too. */
export const hasCredentials = (
  { business, strip, ledger }: Pick<Site, 'business' | 'strip' | 'ledger'>,
  registrations = business.registrations,
) =>
  business.rating !== null ||
  business.insurer !== null ||
  strip.length + registrations.length > 0 ||
  ledger !== null
