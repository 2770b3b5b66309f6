import type { House } from '../../../templates/types.ts'
import { wordsOf } from '../../lib/collections.ts'

interface Region {
  readonly states: readonly string[]
  /** The houses that stand there, the most common first; the first three are also drawn alone. */
  readonly houses: readonly [House, House, House, ...House[]]
  /** Steeples, mills and doors with a fanlight. */
  readonly isNewEngland?: true
}

/** The states and DC by what their streets look like. */
export const regions = {
  'New England': {
    states: wordsOf('CT MA ME NH RI VT'),
    houses: ['cape', 'colonial', 'ranch', 'victorian'],
    isNewEngland: true,
  },
  'Mid-Atlantic': {
    states: wordsOf('DC DE MD NJ NY PA'),
    houses: ['colonial', 'foursquare', 'ranch', 'cape'],
  },
  South: {
    states: wordsOf('AL AR GA KY LA MS NC SC TN TX VA WV'),
    houses: ['bungalow', 'ranch', 'foursquare', 'split-level'],
  },
  Midwest: {
    states: wordsOf('IA IL IN MI MN MO OH WI'),
    houses: ['ranch', 'foursquare', 'bungalow', 'split-level'],
  },
  Plains: {
    states: wordsOf('KS ND NE OK SD'),
    houses: ['foursquare', 'ranch', 'bungalow', 'split-level'],
  },
  Mountains: {
    states: wordsOf('CO ID MT UT WY'),
    houses: ['ranch', 'bungalow', 'split-level', 'foursquare'],
  },
  'Pacific Northwest': {
    states: wordsOf('AK OR WA'),
    houses: ['bungalow', 'ranch', 'split-level', 'foursquare'],
  },
  'Sun Belt': {
    states: wordsOf('AZ CA FL HI NM NV'),
    houses: ['stucco', 'ranch', 'bungalow'],
  },
} as const satisfies Readonly<Record<string, Region>>

const byState = new Map<string, Region>(
  Object.values<Region>(regions).flatMap((region) =>
    region.states.map((state) => [state, region] as const),
  ),
)

/** The region of a state, given by its code; that of the Midwest for any other code. */
export const regionOf = (state: string): Region => byState.get(state) ?? regions.Midwest

/** Where a yard is gravel and what needs no rain: a region may be dry in part. */
const dryStates = new Set<string>(wordsOf('AZ NM NV UT'))

/** Whether yards of a state, given by its code, are drawn without hedges and leafy trees. */
export const isDry = (state: string): boolean => dryStates.has(state)
