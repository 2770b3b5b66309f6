import { general } from './general.ts'
import { gutters } from './gutters.ts'
import { painting } from './painting.ts'
import { roofing } from './roofing.ts'
import { siding } from './siding.ts'
import { solar } from './solar.ts'
import type { Trade } from './trade.ts'
import { windows } from './windows.ts'

export const trades = { roofing, siding, gutters, windows, solar, painting, general } as const

type TradeName = keyof typeof trades

export const tradeNames = Object.keys(trades) as TradeName[]

interface Firm {
  readonly trade?: TradeName | readonly TradeName[] | undefined
}

/** The trades of a firm, the first before all; a firm that names none has none in particular. */
export const tradesOf = ({ trade = 'general' }: Firm): readonly [Trade, ...Trade[]] => {
  const [first = 'general', ...others] = new Set([trade].flat())
  return [trades[first], ...others.map((name) => trades[name])]
}

/** The trade whose words are true of all that the firm does: of several, none in particular. */
export function wordsOfTrade(firm: Firm): Trade {
  const [only, ...others] = tradesOf(firm)
  return others.length === 0 ? only : general
}
