import { join } from 'node:path'
import type {
  GeometryCollection,
  LineString,
  MultiPolygon,
  Point,
  Topology,
} from 'topojson-specification'
import * as z from 'zod'
import { readJsonFolder } from './list-files.ts'

interface Named {
  readonly name: string
}

type OutlineTopology = Topology<{
  land: MultiPolygon
  counties: GeometryCollection<Named>
  waters: { type: 'GeometryCollection'; geometries: Point<Named>[] }
  rivers?: { type: 'GeometryCollection'; geometries: LineString<Named>[] }
}>

/** A state drawn as lines. `bbox` is west, south, east, north. */
export interface Outlines {
  readonly state: string
  readonly credits: readonly string[]
  readonly bbox: readonly [number, number, number, number]
  readonly topology: OutlineTopology
}

const named = z.object({ properties: z.object({ name: z.string() }) })
const outlinesSchema = z.object({
  type: z.literal('Topology'),
  state: z.string(),
  credits: z.array(z.string()),
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  objects: z.object({
    land: z.object({ type: z.literal('MultiPolygon') }),
    counties: z.object({ geometries: z.array(named) }),
    waters: z.object({ geometries: z.array(named) }),
    rivers: z.object({ geometries: z.array(named) }).optional(),
  }),
  arcs: z.array(z.array(z.array(z.number()).min(2))),
})

export function loadOutlines(root: string): Outlines[] {
  const schema = z.unknown().transform(toOutlines)
  return readJsonFolder(join(root, 'data/places/outlines'), schema, 'holds no outlines')
}

function toOutlines(value: unknown): Outlines {
  const { state, credits, bbox } = outlinesSchema.parse(value)
  // The schema has seen the parts that a topology of this form has.
  return { state, credits, bbox, topology: value as OutlineTopology }
}
