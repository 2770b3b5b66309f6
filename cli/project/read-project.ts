import { join } from 'node:path'
import type { Roots } from '../lib/paths.ts'
import { loadPlaces, type Gazetteer } from '../load/gazetteer.ts'
import { loadData, type Loaded } from '../load/load-data.ts'
import { readPublicFiles, type PublicFile } from '../load/public-files.ts'
import { homeIn } from '../site/home.ts'

/** The content of a site: its data, the owner's files, and the places around it. */
export interface Project {
  readonly files: readonly Loaded[]
  readonly publicFiles: ReadonlyMap<string, PublicFile>
  readonly places: Gazetteer
}

export function readProject(roots: Roots): Project {
  const files = loadData(roots.site)
  const publicFiles = readPublicFiles(join(roots.site, 'data/public'))
  return { files, publicFiles, places: loadPlaces(roots, homeIn(files)) }
}
