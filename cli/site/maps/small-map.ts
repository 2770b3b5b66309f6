import type { ServiceMap, SmallMap } from '../../../templates/types.ts'

/** A map as small screens show it. */
export function toSmallMap(map: ServiceMap): SmallMap {
  const { width, height, alt, views, dots, plainDots, neighborDots } = map
  const { own, large, largeLeaders, largeSize } = map
  const rings = map.office?.rings.map((ring) => ({ ...ring, label: null }))
  const office = map.office && { ...map.office, rings: rings ?? [] }
  const marks = { dots, plainDots, neighborDots, office, own }
  return { width, height, alt, views, ...marks, large, largeLeaders, largeSize }
}
