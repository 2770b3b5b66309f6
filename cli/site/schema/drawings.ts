import type { DetailName, SceneName } from '../../../templates/types.ts'

/** The small drawings: a part of a roof, damage, work. */
export const detailNames = [
  'shingles',
  'ladder',
  'tarp',
  'leak',
  'flashing',
  'missing',
  'valley',
  'snow',
  'slate',
  'mansard',
  'porch',
  'eave',
  'ridge',
  'membrane',
  'drain',
  'coating',
  'papers',
  'photographs',
  'tearoff',
  'deck',
  'van',
  'night',
  'calendar',
  'gust',
  'limb',
  'shore',
  'historic',
  'dense',
  'river',
  'samples',
  'rafters',
] as const satisfies readonly DetailName[]

/** The large ones: a house with the work that is done on it. */
export const sceneNames = [
  'residential-roofing',
  'commercial-roofing',
  'roof-repairs',
  'roof-replacement',
  'storm-damage',
  'emergency-service',
] as const satisfies readonly SceneName[]
