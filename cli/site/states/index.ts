import { arizona } from './az.ts'
import { california } from './ca.ts'
import { connecticut } from './ct.ts'
import { illinois } from './il.ts'
import type { StateLaw } from './law.ts'
import { massachusetts } from './ma.ts'
import { newJersey } from './nj.ts'
import { rhodeIsland } from './ri.ts'
import { washington } from './wa.ts'

/** The states whose law was read, by their two letters; of the others nothing is said. */
export const laws: ReadonlyMap<string, StateLaw> = new Map([
  ['AZ', arizona],
  ['CA', california],
  ['CT', connecticut],
  ['IL', illinois],
  ['MA', massachusetts],
  ['NJ', newJersey],
  ['RI', rhodeIsland],
  ['WA', washington],
])

/** The credentials of a state for one of the trades, those for every trade first. */
export const credentialsFor = ({ credentials }: StateLaw, trades: readonly string[]) =>
  credentials.filter((each) => !each.trades || each.trades.some((trade) => trades.includes(trade)))
