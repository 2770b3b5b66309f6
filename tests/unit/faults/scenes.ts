import { errors, type Fault } from './fault.ts'

/** Faults of the streets of towns. */
export const sceneFaults: readonly Fault[] = [
  ...errors('scene/part', 'cities', 'one of ridge, eave, chimney, flashing, shingles, rake', {
    'a mansard on a saltbox': {
      change: [
        'house: victorian\n  places: [Wooster Square',
        'house: victorian\n  scene: { houses: [{ type: saltbox }, { type: cape }], callout: { part: »mansard, text: Two roofs } }\n  places: [Wooster Square',
      ],
      page: '/service-areas/newhaven',
    },
  }),
]
