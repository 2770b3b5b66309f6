import { statSync } from 'node:fs'
import { join } from 'node:path'
import { loadAtlas } from '../load/atlas.ts'
import { dataFileNames, dataPath, loadData } from '../load/load-data.ts'
import { buildSite } from '../site/pages/build-site.ts'
import { muchText, readTemplates } from '../load/project-files.ts'
import type { GeneratedFile } from '../render/generated-file.ts'
import { renderBundled } from '../render/render-site.ts'
import { readShared } from '../validate/validate.ts'

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
    const data = readShared(loadData(root, others))
    if (!data) return undefined
    const { site } = buildSite({ ...data, cities: [] }, loadAtlas(root))
    return renderBundled(site, readTemplates(root))
  } catch {
    // What `validate` would have found may be in the way.
    return undefined
  }
}
