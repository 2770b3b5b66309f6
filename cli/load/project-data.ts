import { join } from 'node:path'
import type { Roots } from '../lib/paths.ts'
import { loadPlaces, type Gazetteer } from './gazetteer.ts'
import { loadData, type Loaded } from './load-data.ts'
import { readPublicFiles, type PublicFile } from './public-files.ts'

export interface ProjectData {
  readonly files: readonly Loaded[]
  readonly publicFiles: ReadonlyMap<string, PublicFile>
  readonly places: Gazetteer
}

export function readProjectData(roots: Roots): ProjectData {
  const files = loadData(roots.site)
  const publicFiles = readPublicFiles(join(roots.site, 'data/public'))
  return { files, publicFiles, places: loadPlaces(roots) }
}
