// What synthetic towns are made of. The lengths of the three lists of name parts are 37, 41 and 43:
// they have no common divisor, so that 65,231 names differ.

const firsts =
  'Alder Amber Barley Bass Bell Birch Bram Brook Cedar Clover Cobble Dover Drift Elder Ember Fair Fern Flint Fox Gale Glen Gull Hazel Heron Holly Ivy Juniper Kettle Larch Linden Maple Marsh Mill Moss Otter Pebble Quill'
const seconds =
  'bank bay beck bend bluff bourne bridge brook burn bury by cliff combe cote crest croft dale dell den down field ford gate grove ham haven hill holm hurst land leigh mere mead mont moor rise shaw stead stone thorpe wick'
const thirds =
  'Acres Bluffs Bottom Cape Center Common Cove Crossing Depot Eddy Edge Falls Farms Ferry Flats Fork Gap Garden Green Grove Harbor Heights Hollow Island Junction Knoll Lake Landing Ledge Locks Manor Meadows Narrows Notch Orchard Pines Point Pond Reach Ridge Shore Springs Vale'

/** `Alder` + `bank` + `Acres` is Alderbank Acres. */
export const nameParts = [firsts.split(' '), seconds.split(' '), thirds.split(' ')] as const

/** What follows the town's name and "roofs" in a page title. */
export const titleEndings = [
  'all year',
  'old and new',
  'and eaves',
  'in a storm',
  'made tight',
] as const

/** What is done in a town, in 18 words at most. */
export const leads = [
  'We repair and replace the roofs of {name}, from {place} to {street}.',
  'In {name} we mend what leaks and shingle what is worn, on every {house}.',
  'Roofs near {place} in {name} are measured, repaired and replaced by one crew.',
] as const

/** A sentence of each makes a description of 60 to 120 words. */
export const descriptionBanks = [
  [
    'Most roofs in {name} are older than the people who live under them, and they show it first around {place}.',
    'From {place} you can see what wind does to the roofs of {name} in the course of one winter.',
    'The houses of {name} were built in three waves, and each wave left roofs of its own kind.',
    '{name} has more {house} roofs than any other sort, and most of them face the weather at {place}.',
    'Every spring we walk the lanes of {name} and count the shingles that lie below the eaves.',
  ],
  [
    'Along {street} the eaves are low and the trees are tall, so gutters fill before the leaves are down.',
    'The slopes near {street} are steep enough that staging takes as long to set up as the first course takes to nail.',
    'Between {street} and {place} the lots are narrow, and a dumpster has to stand where the owner says.',
    'Near {street} many porches were added later, and the flashing where they join the wall was not.',
  ],
  [
    'A {house} from before the war often has boards with gaps beneath its shingles, and they want new decking first.',
    'Many of the older roofs carry a second layer over the first, which the code no longer allows a third to join.',
    'Where the attic is warm the snow melts from below, and the water freezes again at the edge.',
  ],
  [
    'We measure from the ground and from the ridge, write down what we find, and leave the paper with you.',
    'We look at the chimney, the valleys and the vents before we say a word about the price.',
    'We bring samples to your door, because a color on a screen is not the color of a roof in the rain.',
    'We tell you which repairs can wait a year and which should not wait for the next storm.',
  ],
  ['The estimate is free, and so is a second look.', 'Looking at your roof costs you nothing.'],
] as const

/** Each town has one of each, so that none stands in its list twice. */
export const challengeBanks = [
  [
    'Wind from the water reaches {place} without a tree to break it. Six nails to a shingle and sealed starter rows keep your edges down.',
    'Gusts come up the slope behind {place} and lift shingles from below. Ask for a ridge that is fastened, not only glued.',
    'The ground falls away at {place}, so the downhill eave stands a story higher. Leveled staging belongs in the plan from the start.',
  ],
  [
    'Old maples along {street} drop limbs on low eaves. Look for bruised shingles after each storm, before water finds the boards.',
    'Needles from the pines of {street} stay wet until June. Your valleys need clearing twice a year, and metal that does not rust.',
    'Shade keeps the north sides along {street} damp. Zinc strips below the ridge hold the moss back for years.',
  ],
  [
    'Ice builds at the eaves of every {house} in {name} with a thin attic floor. A membrane to two feet inside the wall is the least.',
    'Snow slides from steep roofs in {name} all at once. Guards above your doors cost less than a broken step.',
  ],
  [
    'Chimneys in {name} were pointed with soft lime, and hard mortar breaks their brick. Have the flashing let in, not smeared over.',
    'Skylights of the seventies are still in place in {name}, and their seals are not. Replace them while the shingles are off.',
    'Many low additions in {name} have shingles where a membrane should be. Below a pitch of two in twelve water runs under them.',
  ],
] as const
