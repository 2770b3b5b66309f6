import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { CommandError, exitCodes } from './exit.ts'
import { toSlug } from './slug.ts'

const placesSchema = z.object({
  state: z.string(),
  towns: z.array(
    z.object({
      name: z.string(),
      county: z.string(),
      lat: z.number(),
      lon: z.number(),
      borders: z.array(z.string()),
    }),
  ),
})

/** A town as the gazetteer knows it: its true county, its center, the towns that it borders. */
export type KnownTown = z.infer<typeof placesSchema>['towns'][number]

/** Looks towns up by name, however it is written. */
export interface Gazetteer {
  readonly find: (name: string) => KnownTown | undefined
}

/**
 * Reads data/places/, one file a state. Where the folder is absent no town is known. Throws a
 * `CommandError` when a file there is not of the form.
 */
export function loadPlaces(root: string): Gazetteer {
  const folder = join(root, 'data/places')
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.json'))
    : []
  const towns = names.toSorted().flatMap((name) => readTowns(join(folder, name)))
  const bySlug = new Map(towns.map((town) => [toSlug(town.name), town]))
  return { find: (name) => bySlug.get(toSlug(name)) }
}

function readTowns(file: string): KnownTown[] {
  try {
    return placesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).towns
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) {
      throw new CommandError(exitCodes.data, `${file} is no list of places: ${error.message}`)
    }
    throw error
  }
}
