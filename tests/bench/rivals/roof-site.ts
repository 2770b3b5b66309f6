import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../../../cli/lib/paths.ts'
import { firstLineOf } from '../measure.ts'
import { makeProject, roofSite, roofSiteBin, writeCities } from '../project.ts'
import type { Rival } from './rival.ts'

/** Where pictures for sharing are kept. */
const pictures = 'assets'

/** This project's own builder. */
export const roofSiteRival: Rival = {
  name: 'roof-site',
  version: firstLineOf(process.execPath, roofSiteBin, '--version') ?? '',
  prepare: (folder, { cities }) => {
    makeProject(folder, cities.length)
    const made = ['generated', 'data/schema', 'dist', '.roof-site.dist'].map((name) =>
      join(folder, name),
    )
    const cache = cacheFolder(folder)
    const inCache = () => readdirSync(cache).filter((name) => name !== pictures)
    return {
      command: roofSite(folder, 'build'),
      leftovers: [...made, cache],
      comparable: () => [...made, ...inCache().map((name) => join(cache, name))],
      out: join(folder, 'dist'),
      edit: (towns) => writeCities(folder, towns),
    }
  },
}
