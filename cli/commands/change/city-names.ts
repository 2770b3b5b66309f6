import { dataFilesOf, loadData } from '../../load/load-data.ts'
import { parseFile } from '../../parse/parse.ts'
import { readAreas } from '../../site/rules/read-pages.ts'
import { rootOf } from '../../validate/fields.ts'
import type { Context } from '../context.ts'

/** The names of the cities, as far as their file can be read. */
export function cityNames({ root }: Context): string[] {
  const sources = dataFilesOf(loadData(root, ['cities'])).flatMap((file) => {
    return parseFile(file).source ?? []
  })
  return sources.flatMap((source) => readAreas(rootOf(source)).flatMap(({ name }) => name ?? []))
}
