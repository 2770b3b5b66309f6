import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../../../cli/lib/paths.ts'
import { projectRoot } from '../../support/project.ts'
import { firstLineOf } from '../measure.ts'
import { makeProject, roofSite, roofSiteBin, writeCities } from '../project.ts'
import type { Content, Rival, RivalProject } from './rival.ts'

const version = firstLineOf(process.execPath, roofSiteBin, '--version') ?? ''

/** This project's own builder: as its repository has it, and as a site has it that installed its package. */
export const roofSiteRivals: readonly Rival[] = [
  { name: 'roof-site', version, prepare: (folder, content) => prepare(folder, content) },
  {
    name: 'roof-site, installed',
    version,
    prepare: (folder, content) => prepare(join(folder, 'site'), content, install(folder)),
  },
]

function prepare(folder: string, { cities }: Content, bin = roofSiteBin): RivalProject {
  makeProject(folder, cities.length)
  const cache = cacheFolder(folder)
  const below = (parent: string, isOne: (name: string) => boolean) =>
    existsSync(parent)
      ? readdirSync(parent)
          .filter(isOne)
          .map((name) => join(parent, name))
      : []
  const made = ['generated', 'data/schema', 'dist', '.roof-site.dist'].map((name) =>
    join(folder, name),
  )
  // The engine keeps them for all sites.
  const bundles = () => below(cacheFolder(projectRoot), (name) => name.startsWith('bundle-'))
  return {
    command: roofSite(folder, ['build'], bin),
    get leftovers() {
      return [...made, cache, ...bundles()]
    },
    // Of pictures the other generator makes none.
    comparable: () => [...made, ...below(cache, (name) => name !== 'pictures'), ...bundles()],
    out: join(folder, 'dist'),
    edit: (towns) => writeCities(folder, towns),
  }
}

/** Packs the engine and unpacks it as npm would, for the site in `folder`; returns its program. */
function install(folder: string): string {
  const engine = join(folder, 'site/node_modules/roof-site')
  mkdirSync(engine, { recursive: true })
  const pack = [join(projectRoot, 'cli/bin/pack.mjs'), '--out', folder]
  const said = execFileSync(process.execPath, pack, { encoding: 'utf8' })
  const file = said.slice(0, said.lastIndexOf(': '))
  execFileSync('tar', ['-xzf', file, '-C', engine, '--strip-components=1'])
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return join(engine, 'cli/bin/roof-site.mjs')
}
