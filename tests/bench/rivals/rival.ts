import { execFileSync } from 'node:child_process'
import { existsSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServicesPage, Site } from '../../../templates/types.ts'
import type { Command } from '../measure.ts'
import type { SyntheticCity } from '../synthetic.ts'
import { writeFiles } from '../../support/project.ts'

/** What stands on every town's page besides its own texts. */
export interface PageFrame extends Omit<Site, 'areaTemplate'> {
  readonly areaTemplate: Omit<Site['areaTemplate'], 'services'> & {
    readonly services: Site['areaTemplate']['features']
  }
  readonly services: ServicesPage
}

/** What every program builds its pages from. */
export interface Content {
  readonly frame: PageFrame
  readonly cities: readonly SyntheticCity[]
}

/** A project of one program, ready to build. */
export interface RivalProject {
  readonly command: Command
  /** What a first build must not find: its output, and caches. */
  readonly leftovers: readonly string[]
  /** What must go before a build of no more than the other generator makes; absent where that is all. */
  readonly comparable?: () => readonly string[]
  readonly out: string
  /** Writes the towns anew. */
  readonly edit: (cities: readonly SyntheticCity[]) => void
}

/** A program to be measured. */
export interface Rival {
  readonly name: string
  readonly version: string
  /** Writes a project of these towns into `folder`, which exists and is empty. */
  readonly prepare: (folder: string, content: Content) => RivalProject
}

/**
 * Installs packages, exact versions, in a folder of the system's temporary files that later runs
 * find again, and links them into `folder`. Nothing is added to the project.
 */
export function linkFetched(folder: string, name: string, packages: readonly string[]): void {
  const versions = packages.join('-').replaceAll(/[@/]/g, '-')
  const home = join(tmpdir(), `roof-site-bench-${name}-${versions}`)
  if (!existsSync(join(home, 'node_modules/.package-lock.json'))) {
    writeFiles(home, { 'package.json': '{ "private": true }\n' })
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    execFileSync('npm', ['install', ...options, ...packages], { cwd: home, stdio: 'inherit' })
  }
  symlinkSync(join(home, 'node_modules'), join(folder, 'node_modules'), 'junction')
}
