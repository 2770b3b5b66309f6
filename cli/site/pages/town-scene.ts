import type * as types from '../../../templates/types.ts'
import type { SceneInput } from '../schema/scene.ts'

interface SceneSource {
  readonly name: string
  readonly house: types.House
  /** What the page says of the place, and of its first challenge. */
  readonly description: string
  readonly challenge: string
  readonly scene: SceneInput | undefined
}

/** The street of a town: what its data says, and for the rest what its house and texts suggest. */
export function buildTownScene({ scene = {}, ...source }: SceneSource): types.TownScene {
  const listed = scene.houses ?? defaultHouses(source.house)
  const houses = listed.map(toTownHouse)
  const [front = { type: source.house }] = listed
  const ground = scene.ground ?? guessGround(source.description)
  return {
    ground,
    sky: scene.sky ?? (ground === 'shore' ? 'gulls' : 'clear'),
    houses,
    landmark: scene.landmark ?? (scene.houses ? null : landmarkOf[ground]),
    trees: scene.trees ?? ['bare', 'maple', 'oak'],
    seed: seedOf(source.name),
    label: labelOf(front),
    callout: scene.callout ?? guessCallout(front.type, source.challenge),
  }
}

type HouseInput = NonNullable<SceneInput['houses']>[number]

const defaultHouses = (house: types.House): readonly HouseInput[] => [
  { type: house },
  { type: house === 'cape' ? 'colonial' : 'cape', siding: 'white' },
]

const toTownHouse = ({ type, siding, roof, raised }: HouseInput): types.TownHouse => ({
  type,
  siding: siding ?? houseFacts[type].siding,
  roof: roof ?? houseFacts[type].roof,
  raised: raised ?? false,
})

const landmarkOf: Readonly<Record<types.TownScene['ground'], types.TownScene['landmark']>> = {
  green: 'steeple',
  hill: null,
  shore: 'pier',
  river: 'boat',
  'mill-race': null,
  ridge: 'steeple',
}

/** Ground by the words of a text; the first that speaks of it decides. */
const groundWords: readonly (readonly [types.TownScene['ground'], RegExp])[] = [
  ['shore', /\b(shore\w*|beach|harbor|coast|Long Island Sound|lake)\b/i],
  ['river', /\brivers?\b/i],
  ['mill-race', /\b(brook|mills?)\b/i],
  ['hill', /\b(hills?|hillside|steep|slopes?)\b/i],
  ['ridge', /\bridge\b/i],
]

const guessGround = (text: string): types.TownScene['ground'] =>
  groundWords.find(([, words]) => words.test(text))?.[0] ?? 'green'

/** "Gambrel, 1759, two pitches". */
function labelOf({ type, built }: HouseInput): string {
  const { name, pitch } = houseFacts[type]
  return [name, built, pitch].filter(Boolean).join(', ')
}

/** Parts by the words that ask for them; the first that the house has is taken. */
const partWords: readonly (readonly [types.RoofPart, RegExp, string])[] = [
  ['mansard', /\bmansards?\b/i, 'Mansard: two roofs in one'],
  ['parapet', /\bparapets?\b/i, 'Flashing at the parapet'],
  ['flat-roof', /\b(flat|drains?|low slopes?)\b/i, 'Drains kept open'],
  ['chimney', /\bchimneys?\b/i, 'Sound flashing at the chimney'],
  ['valley', /\bvalleys?\b/i, 'New metal in the valley'],
  ['gutter', /\bgutters?\b/i, 'Gutters kept clear'],
  ['ridge', /\b(ridge|wind|tornado\w*|gusts?)\b/i, 'Ridge caps nailed for wind'],
  ['flashing', /\b(flashing|metal)\b/i, 'Sound flashing'],
  ['eave', /\b(eaves?|edges?|ice|salt|staging)\b/i, 'Firm edges at the eave'],
]

function guessCallout(house: HouseInput['type'], challenge: string): types.TownScene['callout'] {
  const { parts } = houseFacts[house]
  const asked = partWords.filter(([part]) => parts.includes(part))
  const [part, , text] = asked.find(([, words]) => words.test(challenge)) ?? asked[0] ?? []
  return part === undefined || text === undefined ? null : { part, text }
}

/** A number from a name, the same in every build. */
const seedOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)

interface HouseFacts {
  /** As it is called under a drawing. */
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
