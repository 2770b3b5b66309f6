import type { Landmark, StreetHouse } from '../../../templates/types.ts'
import { landmarks } from '../../../src/illustrations/landmarks/landmarks'
import { streetHouses } from '../../../src/illustrations/houses/street-houses'
import type { ComposedTown } from '../../../src/illustrations/town/compose-town'
import type { Spot } from '../../../src/illustrations/town/place-lots'

/** Against the sky, as parts of its width and height, in pairs: up to where it is how high. */
type Outline = readonly number[]

const houses: Readonly<Record<StreetHouse, Outline>> = {
  cape: [0.42, 0.84, 0.58, 1, 1, 0.84],
  colonial: [0.15, 0.86, 0.25, 1, 0.74, 0.86, 0.84, 1, 1, 0.86],
  saltbox: [0.15, 0.65, 0.24, 0.8, 0.4, 1, 0.6, 0.66, 0.8, 0.45, 1, 0.28],
  victorian: [0.1, 0.6, 0.36, 0.76, 0.64, 1, 0.9, 0.76, 1, 0.6],
  'triple-decker': [0.25, 0.78, 0.5, 0.9, 0.68, 0.9, 0.82, 1, 1, 0.76],
  ranch: [0.37, 0.81, 0.48, 1, 0.7, 0.81, 1, 0.72],
  bungalow: [0.78, 0.86, 0.94, 1, 1, 0.86],
  foursquare: [0.24, 0.76, 0.76, 0.9, 0.9, 1, 1, 0.68],
  'split-level': [0.24, 0.87, 0.36, 1, 0.47, 0.87, 1, 0.66],
  stucco: [0.12, 0.6, 0.75, 0.82, 0.87, 1, 1, 0.6],
  mill: [0.26, 0.73, 0.4, 1, 1, 0.73],
  commercial: [0.6, 0.87, 0.82, 1, 1, 0.87],
  gambrel: [0.15, 0.5, 0.4, 0.76, 0.6, 1, 0.85, 0.76, 1, 0.5],
  'queen-anne': [0.08, 0.65, 0.15, 1, 0.3, 0.7, 0.8, 0.76, 0.92, 0.88, 1, 0.5],
}

/** The outlines of landmarks that stand out; the others are about as high as they are wide. */
const marks: Readonly<Partial<Record<Landmark, Outline>>> = {
  steeple: [0.05, 0.55, 0.1, 0.85, 0.2, 1, 0.3, 0.6, 1, 0.56],
  'town-hall': [0.35, 0.55, 0.6, 1, 1, 0.55],
  stack: [0.15, 0.3, 0.45, 1, 1, 0.34],
  lighthouse: [0.08, 0.1, 0.48, 1, 0.9, 0.3, 1, 0.1],
  boat: [0.2, 0.2, 0.45, 0.6, 0.5, 1, 0.75, 0.5, 1, 0.15],
  castle: [0.07, 0.2, 0.15, 0.75, 0.21, 1, 0.32, 0.82, 0.36, 0.4, 0.68, 0.66, 1, 0.35],
  traprock: [0.05, 0.45, 0.1, 0.8, 0.7, 1, 0.8, 0.75, 1, 0.4],
  giant: [0.02, 0.5, 0.08, 0.83, 0.14, 0.6, 0.3, 1, 0.6, 0.8, 1, 0.3],
  islands: [0.3, 0.15, 0.65, 0.6, 1, 0.15],
  pier: [0.35, 0.8, 1, 0.4],
}

const whole: Outline = [1, 1]

/** How high a street reaches above its ground at every tenth unit of what a phone shows. */
export function silhouetteOf(town: ComposedTown): readonly number[] {
  const { landmark, front, others } = town
  const parts = [
    ...[front, ...others].map((spot) => ({
      spot,
      outline: houses[spot.house.type],
      height: streetHouses[spot.house.type].height * spot.scale,
    })),
    ...(landmark === null
      ? []
      : [
          {
            spot: landmark,
            outline: marks[landmark.name] ?? whole,
            height: landmarks[landmark.name].height * landmark.scale,
          },
        ]),
  ]
  return Array.from({ length: 76 }, (_, index) =>
    Math.max(0, ...parts.map((part) => heightAt(part, index * 10))),
  )
}

interface Part {
  readonly spot: Spot
  readonly outline: Outline
  readonly height: number
}

function heightAt({ spot, outline, height }: Part, x: number): number {
  const along = (x - spot.x) / spot.width
  if (along < 0 || along > 1) return 0
  const at = spot.isMirrored ? 1 - along : along
  const share = outline.find((_, index) => index % 2 === 1 && at <= (outline[index - 1] ?? 0)) ?? 0
  return share * height - spot.y
}

/** By how much two silhouettes differ, on average. */
export const differenceOf = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, height, index) => sum + Math.abs(height - (other[index] ?? 0)), 0) / one.length
