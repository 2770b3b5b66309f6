import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../../../cli/lib/paths.ts'
import { projectRoot } from '../../support/project.ts'
import { firstLineOf } from '../measure.ts'
import { makeProject, roofSite, roofSiteBin, writeCities } from '../project.ts'
import type { Rival } from './rival.ts'

/** This project's own builder. */
export const roofSiteRival: Rival = {
  name: 'roof-site',
  version: firstLineOf(process.execPath, roofSiteBin, '--version') ?? '',
  prepare: (folder, { cities }) => {
    makeProject(folder, cities.length)
    const cache = cacheFolder(folder)
    const below = (parent: string, names: readonly string[]) =>
      names.map((name) => join(parent, name))
    const made = below(folder, ['generated', 'data/schema', 'dist', '.roof-site.dist'])
    // Pictures for sharing are kept in `assets`; other programs make none.
    const notPictures = () => readdirSync(cache).filter((name) => name !== 'assets')
    // The engine keeps them for all sites.
    const ofEngine = cacheFolder(projectRoot)
    const bundles = () =>
      below(
        ofEngine,
        readdirSync(ofEngine).filter((name) => name.startsWith('bundle-')),
      )
    return {
      command: roofSite(folder, 'build'),
      get leftovers() {
        return [...made, cache, ...bundles()]
      },
      comparable: () => [...made, ...below(cache, notPictures()), ...bundles()],
      out: join(folder, 'dist'),
      edit: (towns) => writeCities(folder, towns),
    }
  },
}
