import { lettersOf } from '../../lib/invisible.ts'
import type * as types from '../../../templates/types.ts'
import type { CityInput } from '../schema/cities.ts'
import type { SiteData } from '../schema/data.ts'
import type { LookInput } from '../schema/look.ts'
import type { SceneInput } from '../schema/scene.ts'
import { trades, tradesOf } from '../trades/index.ts'
import { houseFacts } from './house-facts.ts'

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
  Array.from(lettersOf(name)).reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  )
