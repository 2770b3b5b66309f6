import * as fc from 'fast-check'
import type { NamedColors } from '../../../cli/site/look/tokens.ts'

const channel = (least: number, most: number) => fc.integer({ min: least, max: most })

/** A colour whose red, green and blue lie between two numbers. */
const between = (least: number, most: number) =>
  fc
    .tuple(channel(least, most), channel(least, most), channel(least, most))
    .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)

const sometimes = (color: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 3, arbitrary: color }, { weight: 1, arbitrary: between(0, 255) })

const lookOf = (ground: readonly [number, number], rest: readonly [number, number]) => {
  const color = sometimes(between(...rest))
  const colors = { ink: color, accent: color, second: color, alarm: color }
  return fc.record({ ground: sometimes(between(...ground)), ...colors }, { requiredKeys: [] })
}

/** Colors of a look, some left out: dark on light, light on dark, and a few that lie anywhere. */
export const randomLook: fc.Arbitrary<NamedColors> = fc.oneof(
  { weight: 3, arbitrary: lookOf([225, 255], [0, 130]) },
  { weight: 1, arbitrary: lookOf([0, 50], [150, 255]) },
)
