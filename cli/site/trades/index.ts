import type { HomeAndConstructionBusiness } from 'schema-dts'
import { joinWords } from '../../lib/plural.ts'
import { startSentence } from '../../lib/sentences.ts'
import type { SceneName } from '../../../templates/types.ts'
import type { MarkName } from '../look/marks.ts'
import type { LookInput } from '../schema/look.ts'

/** What follows from a firm's trade alone. It promises nothing: promises are the firm's. */
export interface Trade {
  /** The schema.org type, if not HomeAndConstructionBusiness. */
  readonly type?: Exclude<HomeAndConstructionBusiness, string>['@type'] | 'LocalBusiness'
  /** A few words for the list of trades. */
  readonly does: string
  /** Precedes "services" and "jobs"; empty if that would claim more than the data. */
  readonly name: string
  /** What Home says that the firm does in its town; its services say it if there is none. */
  readonly work?: string
  /** Labels of facts that `add-project` asks for. */
  readonly facts: readonly string[]
  /** The questions below the list of jobs, and below a job in `{city}`. */
  readonly calls: readonly [work: string, job: string]
  /** Its drawing: at the end of pages, and where a service has no picture. */
  readonly signature: SceneName
  /** The drawn mark that `init` proposes. */
  readonly mark?: MarkName
  /** The sheet of a job has a house, which `add-project` asks for. */
  readonly drawsHouses?: true
  /** People call with a wish more often than with a fault, so Home begins with the services. */
  readonly isByChoice?: true
  /** The part of the house that is marked by default. */
  readonly worked?: 'roof'
  /** What `init` proposes for look.yaml, so that not all firms look like roofers. */
  readonly look?: ProposedLook
  /** The layouts that suit it, one of which `init` proposes; all without it. */
  readonly layouts?: readonly [Layout, ...Layout[]]
}

export type Layout = NonNullable<LookInput['layout']>

interface ProposedLook extends Pick<LookInput, 'type' | 'corners'> {
  readonly colors: Required<Pick<Colors, 'accent' | 'second'>> & Pick<Colors, 'ground' | 'ink'>
}

type Colors = NonNullable<LookInput['colors']>

/** Labels for fields that only roofing jobs have. */
export const figures = {
  squares: 'Roof area',
  days: 'Time on site',
  material: 'Material',
  pitch: 'Pitch',
} as const

const ofNoTrade = {
  name: '',
  facts: ['Material', 'Time on site'],
  calls: ['Need work like this?', 'Need work done in {city}?'],
} as const

const table = {
  roofing: {
    type: 'RoofingContractor',
    does: 'new roofs and repairs',
    name: 'roofing',
    work: 'Roofing',
    facts: Object.values(figures),
    calls: ['Does your roof look like one of these?', 'Need a roofer in {city}?'],
    signature: 'roof-replacement',
    mark: 'house',
    drawsHouses: true,
    worked: 'roof',
  },
  siding: {
    does: 'siding, trim and soffits',
    name: 'siding',
    work: 'Siding',
    facts: ['Wall area', 'Material', 'Time on site'],
    calls: ['Does your house look like one of these?', 'Need siding in {city}?'],
    signature: 'siding',
    mark: 'laps',
    isByChoice: true,
    drawsHouses: true,
    layouts: ['lines', 'plain'],
    look: {
      colors: { ink: '#1d2833', accent: '#2d5f86', second: '#5c6b3a' },
      type: 'archivo',
    },
  },
  gutters: {
    does: 'gutters, downspouts and drains',
    name: 'gutter',
    work: 'Gutters',
    facts: ['Length', 'Material', 'Time on site'],
    calls: ['Do your gutters need work, too?', 'Need gutters in {city}?'],
    signature: 'gutters',
    mark: 'gutter',
    drawsHouses: true,
    layouts: ['plain', 'blocks'],
    look: {
      colors: { ink: '#1a2a2e', accent: '#0e6773', second: '#3a5f78' },
      type: 'barlow',
    },
  },
  windows: {
    does: 'windows and doors',
    name: 'window',
    work: 'Windows and doors',
    facts: ['Windows', 'Frames', 'Time on site'],
    calls: ['Do your windows need work, too?', 'Need windows in {city}?'],
    signature: 'windows',
    mark: 'window',
    isByChoice: true,
    drawsHouses: true,
    layouts: ['lines', 'cards'],
    look: {
      colors: { ink: '#1b2638', accent: '#2a5699', second: '#2a6558' },
      corners: 'soft',
    },
  },
  solar: {
    does: 'solar panels and batteries',
    name: 'solar',
    work: 'Solar power',
    facts: ['Size', 'Panels', 'Time on site'],
    calls: ['Want solar on your house, too?', 'Thinking about solar in {city}?'],
    signature: 'solar',
    mark: 'panel',
    isByChoice: true,
    layouts: ['cards', 'blocks'],
    look: {
      colors: { ground: '#f8f9f7', ink: '#14283c', accent: '#f2ac0c', second: '#1c5f93' },
      type: 'archivo',
      corners: 'soft',
    },
  },
  painting: {
    type: 'HousePainter',
    does: 'houses painted, outside and in',
    name: 'painting',
    work: 'Painting',
    facts: ['Area', 'Paint', 'Time on site'],
    calls: ['Does your house need paint, too?', 'Need a painter in {city}?'],
    signature: 'painting',
    mark: 'roller',
    isByChoice: true,
    drawsHouses: true,
    layouts: ['cards', 'blocks'],
    look: {
      colors: { ground: '#fbf8f4', ink: '#292632', accent: '#a8325e', second: '#2b6077' },
      corners: 'round',
    },
  },
  masonry: {
    does: 'chimneys, brick and stone',
    name: 'masonry',
    work: 'Masonry',
    facts: ['Size', 'Brick or stone', 'Time on site'],
    calls: ['Does your brick look like this, too?', 'Need a mason in {city}?'],
    signature: 'masonry',
    mark: 'bricks',
    layouts: ['lines', 'blocks'],
    look: {
      colors: { ground: '#f7f5f0', ink: '#2c2522', accent: '#8f3227', second: '#55643f' },
      type: 'barlow',
    },
  },
  plumbing: {
    type: 'Plumber',
    does: 'pipes, drains and water heaters',
    name: 'plumbing',
    work: 'Plumbing',
    facts: ['Fixtures', 'Pipe', 'Time on site'],
    calls: ['Need plumbing work like this?', 'Need plumbing work in {city}?'],
    signature: 'plumbing',
    mark: 'faucet',
    layouts: ['plain', 'cards'],
    look: {
      colors: { ground: '#f6f9fa', ink: '#12283a', accent: '#0f5fa3', second: '#2a6558' },
      type: 'archivo',
      corners: 'soft',
    },
  },
  heating: {
    type: 'HVACBusiness',
    does: 'heating and cooling',
    name: 'HVAC',
    work: 'Heating and cooling',
    facts: ['System', 'Size', 'Time on site'],
    calls: ['Too hot or too cold at your house?', 'Need heating or cooling work in {city}?'],
    signature: 'heating',
    mark: 'flame',
    layouts: ['blocks', 'cards'],
    look: {
      colors: { ground: '#f9f8f6', ink: '#20262f', accent: '#c2410c', second: '#1f5f8b' },
      type: 'barlow',
    },
  },
  electrical: {
    type: 'Electrician',
    does: 'wiring, panels and lights',
    name: 'electrical',
    work: 'Electrical work',
    facts: ['Circuits', 'Panel', 'Time on site'],
    calls: ['Need electrical work like this?', 'Need electrical work in {city}?'],
    signature: 'electrical',
    mark: 'bolt',
    layouts: ['blocks', 'plain'],
    look: {
      colors: { ground: '#f8f8f5', ink: '#17202b', accent: '#f5a00f', second: '#1f5f8b' },
      type: 'archivo',
    },
  },
  landscaping: {
    does: 'planting, patios and drainage',
    name: 'landscaping',
    work: 'Landscaping',
    facts: ['Area', 'Plants', 'Time on site'],
    calls: ['Does your yard need work, too?', 'Need a landscaper in {city}?'],
    signature: 'landscaping',
    mark: 'leaf',
    isByChoice: true,
    layouts: ['cards', 'lines'],
    look: {
      colors: { ground: '#f8f8f0', ink: '#1f2a22', accent: '#2f6b3a', second: '#2c626b' },
      corners: 'soft',
    },
  },
  septic: {
    does: 'septic tanks, drain fields and drains',
    name: 'septic',
    work: 'Septic work',
    facts: ['Tank', 'Field', 'Time on site'],
    calls: ['Is it time for your tank, too?', 'Need septic work in {city}?'],
    signature: 'septic',
    mark: 'tank',
    layouts: ['plain', 'lines'],
    look: {
      colors: { ground: '#f7f8f3', ink: '#1c2d2e', accent: '#1b6470', second: '#2f6a4f' },
      type: 'archivo',
    },
  },
  // "General contractor" is a licensed class in many states, so not used as a type.
  general: {
    ...ofNoTrade,
    does: 'home repair and remodeling',
    signature: 'framing',
    mark: 'hammer',
    isByChoice: true,
    layouts: ['lines', 'plain'],
    look: { colors: { ink: '#26292c', accent: '#2d5a46', second: '#35607a' }, type: 'archivo' },
  },
  // It may have nothing to do with houses.
  other: {
    ...ofNoTrade,
    type: 'LocalBusiness',
    does: 'something else: you name it',
    signature: 'plain',
  },
} satisfies Readonly<Record<string, Trade>>

type TradeName = keyof typeof table

export const trades: Readonly<Record<TradeName, Trade>> = table

export const tradeNames = Object.keys(trades) as TradeName[]

/** `roofing (new roofs and repairs)` */
export const labelOfTrade = (name: TradeName) => `${name} (${trades[name].does})`

/** The trade of each kind of service section that has a drawing. */
export const sectionTrades: ReadonlyMap<string, TradeName> = new Map([
  ['layers', 'roofing'],
  ['leak', 'roofing'],
])

interface Firm {
  readonly trade?: TradeName | readonly TradeName[] | undefined
}

/** The trades of a firm, the main one first; `general` when it names none. */
export function tradesOf({ trade = 'general' }: Firm): readonly [Trade, ...Trade[]] {
  const [first = 'general', ...others] = new Set([trade].flat())
  return [trades[first], ...others.map((name) => trades[name])]
}

/** Whether the firm's first trade is roofing, for what is only drawn for roofers. */
export const isRoofer = (firm: Firm): boolean => tradesOf(firm)[0] === trades.roofing

/** The trade whose words fit all work of a firm; the neutral one for several trades. */
export function wordsOfTrade(firm: Firm): Trade {
  const [only, ...others] = tradesOf(firm)
  return others.length === 0 ? only : trades.general
}

/** What a firm does, in the words of its trades; `null` if one of them has none. */
export function workOf(firm: Firm): string | null {
  const all = tradesOf(firm).flatMap(({ work }) => work ?? [])
  if (all.length < tradesOf(firm).length) return null
  return startSentence(joinWords(all).toLowerCase())
}
