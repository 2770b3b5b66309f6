import type * as types from '../../../templates/types.ts'
import type { CityInput } from '../schema/cities.ts'
import type { SiteData } from '../schema/data.ts'
import type { LookInput } from '../schema/look.ts'
import type { SceneInput } from '../schema/scene.ts'
import { trades, tradesOf } from '../trades/index.ts'

type Firm = SiteData['business']

type SceneSource = Pick<CityInput, 'house' | 'scene'> &
  Pick<LookInput, 'houses'> & { readonly business: Firm; readonly name: string }

/** The street of a town as its data, or else the look, says it; `null` where neither names a house. */
export function buildTownScene(source: SceneSource): types.TownScene | null {
  const { business, name, house, scene = {}, houses = [] } = source
  const own = scene.houses ?? (house && housesIn([house], 0))
  const listed = own ?? housesIn(houses, seedOf(name))
  const [front] = listed
  if (!front) return null
  return {
    ground: scene.ground ?? 'green',
    sky: scene.sky ?? 'clear',
    houses: listed.map(toTownHouse),
    landmark: scene.landmark ?? null,
    trees: scene.trees ?? ['oak', 'maple', 'oak'],
    seed: seedOf(name),
    label: labelOf(front, business),
    // It speaks of a house of the town.
    callout: (own && scene.callout) ?? null,
  }
}

/** Up to three, another in front from town to town; one kind stands there twice. */
function housesIn(types: readonly types.StreetHouse[], seed: number): readonly HouseInput[] {
  const [only, ...others] = types
  if (only && others.length === 0) return [{ type: only }, { type: only, siding: 'white' }]
  const start = types.length === 0 ? 0 : seed % types.length
  return [...types.slice(start), ...types.slice(0, start)].slice(0, 3).map((type) => ({ type }))
}

type HouseInput = NonNullable<SceneInput['houses']>[number]

const toTownHouse = ({ type, siding, roof, raised }: HouseInput): types.TownHouse => ({
  type,
  siding: siding ?? houseFacts[type].siding,
  roof: roof ?? houseFacts[type].roof,
  raised: raised ?? false,
})

/** The houses of Home, its own or those of the look; what stands below them is said by the data, or is what such houses are. */
export function buildStreet({ site, business, look }: SiteData): readonly types.NamedHouse[] {
  const listed: NonNullable<typeof site.home.street> = site.home.street ?? inRow(look.houses)
  // Of tile it is of one color, whatever the walls.
  const ownRoof = (type: types.StreetHouse) => (type === 'stucco' ? houseFacts[type].roof : null)
  return listed.map(({ type, siding, roof, name }) => ({
    type,
    siding: siding ?? houseFacts[type].siding,
    roof: roof ?? ownRoof(type),
    label: name ?? shortLabelOf(type, business),
  }))
}

/** As many as the street has places; of few kinds each stands there again with other walls. */
function inRow(types: readonly types.StreetHouse[] = []) {
  return walls.flatMap((siding, at) => {
    const type = types[at % types.length]
    return type ? [{ type, siding: at < types.length ? houseFacts[type].siding : siding }] : []
  })
}

const walls = ['white', 'cream', 'sage', 'brick', 'ochre', 'blue', 'white'] as const

/** What is longer would reach below the house beside it. */
const mostBelow = 'Brick mill, low slope'.length

function shortLabelOf(type: types.StreetHouse, business: Firm): string {
  const label = labelOf({ type }, business)
  return label.length > mostBelow ? houseFacts[type].name : label
}

/** "Gambrel, 1759, two pitches"; the pitch is a word of roofing. */
function labelOf({ type, built }: Pick<HouseInput, 'type' | 'built'>, business: Firm): string {
  const { name, pitch } = houseFacts[type]
  const isRoofing = tradesOf(business).includes(trades.roofing)
  return [name, built, isRoofing && pitch].filter(Boolean).join(', ')
}

/** A number from a name, the same in every build. */
const seedOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)

interface HouseFacts {
  readonly name: string
  /** Rise over run, or what stands in place of it. */
  readonly pitch: string
  readonly siding: types.Siding
  readonly roof: types.RoofColor
  /** The parts of its roof that a line can point to; the drawing has a point for each. */
  readonly parts: readonly types.RoofPart[]
}

const gabled = ['ridge', 'eave', 'gutter', 'chimney', 'flashing', 'shingles'] as const
const flat = ['flat-roof', 'parapet', 'flashing'] as const

/** What is known of each kind of house before the data says more. */
export const houseFacts: Readonly<Record<types.StreetHouse, HouseFacts>> = {
  cape: {
    name: 'Cape',
    pitch: '12/12',
    siding: 'cedar',
    roof: 'slate',
    parts: [...gabled, 'dormer', 'valley'],
  },
  colonial: { name: 'Colonial', pitch: '8/12', siding: 'ochre', roof: 'slate', parts: gabled },
  saltbox: {
    name: 'Saltbox',
    pitch: '12/12',
    siding: 'bark',
    roof: 'slate',
    parts: ['ridge', 'eave', 'chimney', 'flashing', 'shingles', 'rake'],
  },
  victorian: {
    name: 'Second Empire',
    pitch: 'mansard',
    siding: 'verdigris',
    roof: 'slate',
    parts: ['mansard', 'dormer', 'chimney', 'flashing', 'gutter', 'eave', 'flat-roof', 'ridge'],
  },
  'triple-decker': {
    name: 'Triple-decker',
    pitch: '9/12',
    siding: 'cream',
    roof: 'brown',
    parts: ['ridge', 'eave', 'chimney', 'flashing', 'rake', 'porch'],
  },
  ranch: { name: 'Ranch', pitch: '5/12', siding: 'sage', roof: 'brown', parts: gabled },
  bungalow: {
    name: 'Bungalow',
    pitch: '6/12',
    siding: 'bark',
    roof: 'green',
    parts: [...gabled, 'dormer', 'porch'],
  },
  foursquare: {
    name: 'Foursquare',
    pitch: 'hip roof',
    siding: 'cream',
    roof: 'brown',
    parts: [...gabled, 'dormer', 'porch'],
  },
  'split-level': {
    name: 'Split-level',
    pitch: '5/12',
    siding: 'blue',
    roof: 'brown',
    parts: gabled,
  },
  stucco: {
    name: 'Stucco',
    pitch: 'tile, 4/12',
    siding: 'cream',
    roof: 'terracotta',
    parts: ['ridge', 'eave', 'chimney', 'flashing', 'valley', 'tile'],
  },
  mill: {
    name: 'Brick mill',
    pitch: 'low slope',
    siding: 'brick',
    roof: 'slate',
    parts: [...flat, 'chimney'],
  },
  commercial: { name: 'Block', pitch: 'flat roof', siding: 'brick', roof: 'slate', parts: flat },
  gambrel: {
    name: 'Gambrel',
    pitch: 'two pitches',
    siding: 'red',
    roof: 'weathered',
    parts: ['break', 'ridge', 'eave', 'chimney', 'flashing', 'rake'],
  },
  'queen-anne': {
    name: 'Queen Anne',
    pitch: 'turret and gables',
    siding: 'blue',
    roof: 'slate',
    parts: ['turret', 'valley', 'ridge', 'eave', 'chimney', 'flashing', 'porch'],
  },
}
