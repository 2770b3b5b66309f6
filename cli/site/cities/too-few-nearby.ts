import type { Finding } from '../../lib/finding.ts'
import type { DataFile } from '../../load/load-data.ts'
import { parseFile } from '../../parse/parse.ts'
import { nearbyCount } from '../schema/cities.ts'
import { areaPath } from '../../lib/slug.ts'
import { locate } from '../../validate/locate.ts'
import type { ShortList } from './nearby-edits.ts'

/** The data files as text. */
export interface DataTexts {
  readonly texts: readonly DataFile[]
}

/** Nearby areas that people have to mend before a town can leave them, at their lines. */
export function shortListFindings(
  { texts }: DataTexts,
  name: string,
  short: readonly ShortList[],
): Finding[] {
  return texts.flatMap((file) => {
    const here = short.filter(({ list }) => list.file === file.name)
    const source = here.length > 0 ? parseFile(file).source : null
    if (!source) return []
    return here.map(({ list, index }) =>
      locate({
        rule: 'city/nearby-count',
        severity: 'error',
        at: { source, path: [...list.path, index] },
        message: `Without ${name}, ${list.of.name} has ${list.names.length - 1} nearby areas, and no served town close by is known.`,
        expected: `another town in its place, so that there are at least ${nearbyCount.min}`,
        page: areaPath(list.of.name),
      }),
    )
  })
}
