import { lettersOf } from '../../lib/invisible.ts'
import type * as types from '../../../templates/types.ts'
import type { CityInput } from '../schema/cities.ts'
import type { SiteData } from '../schema/data.ts'
import type { LookInput } from '../schema/look.ts'
import type { SceneInput } from '../schema/scene.ts'
import { isRoofer } from '../trades/index.ts'
import { houseFacts } from './house-facts.ts'

type Firm = SiteData['business']

type SceneSource = Pick<CityInput, 'house' | 'scene'> &
  Pick<LookInput, 'houses'> & { readonly business: Firm; readonly name: string }

/** The street of a town, from its data or else the look; `null` when neither has a house. */
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
    // A callout only fits a house from the town's data.
    callout: (own && scene.callout) ?? null,
  }
}

/** Up to three houses, with a different first one per town; a single kind is drawn twice. */
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

/** The houses of Home, from the data or the look, with labels from the data or the defaults. */
export function buildStreet(data: SiteData): readonly types.NamedHouse[] {
  const { site, business, look } = data
  const told = new Set(data.houses.houses?.map(({ kind }) => kind))
  const listed: NonNullable<typeof site.home.street> = site.home.street ?? inRow(look.houses)
  // A tile roof has the same color with any walls.
  const ownRoof = (type: types.StreetHouse) => (type === 'stucco' ? houseFacts[type].roof : null)
  return listed.map(({ type, siding, roof, name }) => ({
    type,
    siding: siding ?? houseFacts[type].siding,
    roof: roof ?? ownRoof(type),
    label: name ?? shortLabelOf(type, business, told.has(type)),
  }))
}

/** Fills the places of the street; few kinds repeat with different walls. */
function inRow(types: readonly types.StreetHouse[] = []) {
  return walls.flatMap((siding, at) => {
    const type = types[at % types.length]
    return type ? [{ type, siding: at < types.length ? houseFacts[type].siding : siding }] : []
  })
}

const walls = ['white', 'cream', 'sage', 'brick', 'ochre', 'blue', 'white'] as const

/** How many houses of the look stand in the street of Home. */
export const placesInStreet = walls.length

/** A longer label would overlap that of the next house. */
const mostBelow = 'Brick mill, low slope'.length

/** What is told of a house has its usual pitches, beside which one alone would seem to contradict. */
function shortLabelOf(type: types.StreetHouse, business: Firm, isTold: boolean): string | null {
  const label = labelOf({ type }, business)
  return label && (isTold || label.length > mostBelow) ? houseFacts[type].name : label
}

/** "Gambrel, 1759, two pitches"; for other trades than roofing only the year, if any. */
function labelOf({ type, built = null }: LabelSource, business: Firm): string | null {
  if (!isRoofer(business)) return built
  const { name, pitch } = houseFacts[type]
  return [name, built, pitch].filter(Boolean).join(', ')
}

interface LabelSource extends Pick<HouseInput, 'type'> {
  readonly built?: string | null | undefined
}

/** A stable number from a name. */
export const seedOf = (name: string): number =>
  Array.from(lettersOf(name)).reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  )
