import type { ServiceMap } from '../../../templates/types.ts'
import { distance, type Spot } from './geometry.ts'
import type { ShownTown } from './town-labels.ts'
import { unitsPerMile } from './viewport.ts'

const steps = [1, 2, 5, 10, 20, 50]
const most = 3

/** Circles around the office, up to beyond the farthest town: where little else is drawn, they tell how far it is. */
export function ringsAround(
  office: Spot,
  towns: readonly ShownTown[],
  scale: number,
): ServiceMap['rings'] {
  const mile = unitsPerMile * scale
  const far = Math.max(...towns.map(({ dot }) => distance(dot.at, office)), 0) / mile
  const miles = steps.find((step) => far <= most * step)
  if (miles === undefined || far === 0) return null
  const count = Math.ceil(far / miles)
  return {
    text: `${miles === 1 ? 'A mile' : `${miles} miles`} to each ring`,
    radii: Array.from({ length: count }, (_, index) => Math.round((index + 1) * miles * mile)),
  }
}
