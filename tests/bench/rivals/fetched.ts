import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Installs packages, exact versions, in a folder of the system's temporary files that later runs
 * find again, and links them into `folder`. Nothing is added to the project.
 */
export function linkFetched(folder: string, name: string, packages: readonly string[]): void {
  const home = join(
    tmpdir(),
    `roof-site-bench-${name}-${packages.join('-').replaceAll(/[@/]/g, '-')}`,
  )
  if (!existsSync(join(home, 'node_modules/.package-lock.json'))) {
    mkdirSync(home, { recursive: true })
    writeFileSync(join(home, 'package.json'), '{ "private": true }\n')
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    execFileSync('npm', ['install', ...options, ...packages], { cwd: home, stdio: 'inherit' })
  }
  symlinkSync(join(home, 'node_modules'), join(folder, 'node_modules'), 'junction')
}
