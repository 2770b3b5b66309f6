import { loadOutlines, type Outlines } from './outlines.ts'
import { createGazetteer, loadPlaces, type Gazetteer } from './gazetteer.ts'

/** What is known of the land besides the data: where towns lie, and how states look. */
export interface Atlas {
  readonly places: Gazetteer
  readonly outlines: readonly Outlines[]
}

/** Without data/places/ nothing is known, and no page has a map. */
export const emptyAtlas: Atlas = { places: createGazetteer([]), outlines: [] }

/** Reads data/places/. Throws as `loadPlaces` and `loadOutlines` do. */
export function loadAtlas(root: string): Atlas {
  return { places: loadPlaces(root), outlines: loadOutlines(root) }
}
