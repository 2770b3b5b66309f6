import { statSync } from 'node:fs'
import { join } from 'node:path'
import { loadAtlas } from '../load/atlas.ts'
import { dataFileNames, dataPath, loadData } from '../load/load-data.ts'
import { buildShared } from '../site/pages/build-site.ts'
import { muchText, readTemplates } from '../load/project-files.ts'
import type { GeneratedFile } from '../render/generated-file.ts'
import { renderBundled } from '../render/render-site.ts'
import { dataSchema } from '../site/schema/data.ts'
import { readValues } from '../validate/validate.ts'

/** Whether the cities take so long to read that other work can be begun before. */
export function areLong(root: string): boolean {
  const stats = statSync(join(root, dataPath('cities')), { throwIfNoEntry: false })
  return stats !== undefined && stats.size > muchText
}

/**
 * The modules that scripts are bundled with, from all data but the cities, which have no part in
 * them. `undefined` where that is faulty, for `validate` to say how.
 */
export function readSharedModules(root: string): readonly GeneratedFile[] | undefined {
  try {
    const others = dataFileNames.filter((name) => name !== 'cities')
    const data = readValues(loadData(root, others), dataSchema.omit({ cities: true }))
    return data ? renderBundled(buildShared(data, loadAtlas(root)), readTemplates(root)) : undefined
  } catch {
    // What `validate` would have found may be in the way.
    return undefined
  }
}
