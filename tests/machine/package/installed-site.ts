import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { inject } from 'vitest'
import { firmData } from '../../support/fixtures.ts'
import { projectRoot, temporaryFolder } from '../../support/project.ts'
import { registryEnv, runProgram } from '../../support/processes.ts'

const windows = process.platform === 'win32'

/** Runs a program to its end; throws where it fails. */
function demand(command: string, args: readonly string[], cwd?: string): string {
  const options = { cwd, shell: windows, env: registryEnv() }
  const { status, stdout, stderr } = runProgram(command, args, options)
  if (status === 0) return stdout
  throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`)
}

/** Packs an engine, this one or a copy with its own program, and returns the package's path. */
export function packEngine(out: string, engine = projectRoot): string {
  const said = demand('node', [join(engine, 'cli/bin/pack.mjs'), '--out', out])
  return said.slice(0, said.lastIndexOf(': '))
}

/** What `init` writes there, as far as npm reads it. */
const sitePackage = {
  name: 'site',
  private: true,
  type: 'module',
  scripts: Object.fromEntries(
    ['start', 'test', 'dev', 'build', 'preview', 'validate', 'add-city'].map((name) => [
      name,
      `roof-site ${name}`,
    ]),
  ),
}

/** A folder that is made once for all tests of a run; who comes meanwhile waits. */
function madeOnce(name: string, make: (folder: string) => void): string {
  const folder = `${inject('fixtureSite')}-${name}`
  const making = `${folder}.making`
  const until = Date.now() + 300_000
  while (!existsSync(folder)) {
    if (Date.now() > until) throw new Error(`Nobody makes ${folder}: remove ${making}.`)
    try {
      mkdirSync(making)
    } catch {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
      continue
    }
    try {
      make(making)
      renameSync(making, folder)
    } catch (error) {
      rmSync(making, { recursive: true, force: true })
      throw error
    }
  }
  return folder
}

/** This engine's package. */
export function enginePackage(): string {
  const folder = madeOnce('package', (making) => void packEngine(making))
  return join(folder, readdirSync(folder)[0] ?? '')
}

/** A folder with this engine's package and what it needs. */
const installOnce = () =>
  madeOnce('installed', (making) => {
    const file = enginePackage()
    cpSync(file, join(making, basename(file)))
    writeFileSync(join(making, 'package.json'), JSON.stringify(sitePackage, null, 2))
    const install = 'install --ignore-scripts --save-exact --prefer-offline --no-audit --no-fund'
    demand('npm', [...install.split(' '), `./${basename(file)}`], making)
  })

/** Gives a folder the installed packages. Their files are shared: replace, never write into one. */
export function sharePackages(folder: string): void {
  const from = join(installOnce(), 'node_modules')
  const to = join(folder, 'node_modules')
  mkdirSync(folder, { recursive: true })
  if (windows) cpSync(from, to, { recursive: true })
  else demand('cp', ['-al', from, to])
  // npm writes into its list.
  const list = '.package-lock.json'
  rmSync(join(to, list))
  cpSync(join(from, list), join(to, list))
}

/**
 * A site that has installed the package, and holds nothing else but a firm's data: `package.json`,
 * its lock, `node_modules/`, the package itself.
 */
export function installedSite(folder = join(temporaryFolder(), 'site')): string {
  sharePackages(folder)
  for (const name of ['package.json', 'package-lock.json', basename(enginePackage())]) {
    cpSync(join(installOnce(), name), join(folder, name))
  }
  cpSync(firmData('columbus'), join(folder, 'data'), { recursive: true })
  return folder
}

/** Runs the program that a site has installed. */
export function runInstalled(site: string, args: readonly string[], env = {}) {
  const file = join(site, 'node_modules/roof-site/cli/bin/roof-site.mjs')
  // An upgrade asks a registry.
  const surroundings = args[0] === 'upgrade' ? registryEnv() : process.env
  const { status, stdout, stderr } = runProgram(process.execPath, [file, ...args], {
    cwd: site,
    env: { ...surroundings, ...env },
  })
  return { code: status, stdout, stderr }
}
