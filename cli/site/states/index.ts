import { AZ } from './az.ts'
import { CA } from './ca.ts'
import { CT } from './ct.ts'
import { IL } from './il.ts'
import type { StateLaw } from './law.ts'
import { MA } from './ma.ts'
import { NJ } from './nj.ts'
import { RI } from './ri.ts'
import { WA } from './wa.ts'

/** The states whose law was read, by their two letters; of the others nothing is said. */
export const laws: ReadonlyMap<string, StateLaw> = new Map(
  Object.entries({ AZ, CA, CT, IL, MA, NJ, RI, WA }),
)
