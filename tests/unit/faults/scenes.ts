import type { Fault } from './fault.ts'

/** Faults of the streets of towns. */
export const sceneFaults: readonly Fault[] = [
  {
    rule: 'scene/part',
    name: 'a mansard on a saltbox',
    file: 'cities',
    from: 'house: victorian\n  places: [Wooster Square',
    to: 'house: victorian\n  scene: { houses: [{ type: saltbox }, { type: cape }], callout: { part: mansard, text: Two roofs } }\n  places: [Wooster Square',
    at: 'mansard, text',
    expected: 'one of ridge, eave, chimney, flashing, shingles, rake',
    page: '/service-areas/newhaven',
  },
]
