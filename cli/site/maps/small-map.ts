import type { ServiceMap, SmallMap } from '../../../templates/types.ts'

/** A map as small screens show it. */
export function toSmallMap(map: ServiceMap | null): SmallMap | null {
  if (!map) return null
  const { width, height, alt, views, dots, plainDots, neighborDots } = map
  const { office, own, large, largeLeaders, largeSize } = map
  const marks = { dots, plainDots, neighborDots, office, own }
  return { width, height, alt, views, ...marks, large, largeLeaders, largeSize }
}
