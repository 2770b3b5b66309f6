import type { PageOf } from '#generated/types'

/** Whether something is known of a service's price, payment, waiting time or warranty. */
export const hasCosts = ({ price, payment, leadTime, warranties }: PageOf<'service'>): boolean =>
  price !== null || payment !== null || leadTime !== null || warranties.length > 0
