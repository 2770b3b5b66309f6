import { join } from 'node:path'
import { firstLineOf } from '../measure.ts'
import { makeProject, roofSite, roofSiteBin, writeCities } from '../project.ts'
import type { Rival } from './rival.ts'

/** This project's own builder. */
export const roofSiteRival: Rival = {
  name: 'roof-site',
  version: firstLineOf(process.execPath, roofSiteBin, '--version') ?? '',
  prepare: (folder, { cities }) => {
    makeProject(folder, cities.length)
    return {
      command: { ...roofSite(folder, 'build', '--timings'), apart: ['cards', 'print cards'] },
      leftovers: ['generated', 'data/schema', 'dist', 'node_modules/.cache'].map((name) =>
        join(folder, name),
      ),
      out: join(folder, 'dist'),
      edit: (towns) => writeCities(folder, towns),
    }
  },
}
