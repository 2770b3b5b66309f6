// Checks to run before the program, in plain Node.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

/** The program built by `npm run pack`. */
export const builtProgram = join(projectRoot, 'cli/program/main.js')

/** The engine's package files; in the repository, the one of the program comes last. */
export const packageFiles = ['package.json', 'cli/package.json']
  .map((file) => join(projectRoot, file))
  .filter((path) => existsSync(path))

/** Installs packages; their scripts are not run (`.npmrc`). */
const byNpm = 'npm ci --ignore-scripts --include=dev'

/** Whether the engine is installed in a site, where Node does not run TypeScript. */
const isInSite = /[\\/]node_modules[\\/]/.test(projectRoot)

const inModules = (name) => join(projectRoot, 'node_modules', name)

/** Marker files of pnpm and the yarns. */
const othersMarks = ['.modules.yaml', '.yarn-integrity', '.yarn-state.yml', '../.pnp.cjs']

/** Installs dependencies when they are missing or the lock file changed; leaves other package managers' alone. */
export function ensureInstalled() {
  requirePath()
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  // The range of Vite, which `engines` has too.
  if (major < 20 || major === 21 || (major === 20 && minor < 19) || (major === 22 && minor < 12)) {
    console.error(
      `Node ${process.versions.node} does not run roof-site: version 20.19, or 22.12 or newer, is needed.`,
    )
    process.exit(1)
  }
  if (othersMarks.some((name) => existsSync(inModules(name)))) return
  const installed = inModules('.package-lock.json')
  const { mtime } = statSync(join(projectRoot, 'package-lock.json'))
  if (existsSync(installed) && statSync(installed).mtime >= mtime) return
  console.error('Installing dependencies (the first time takes a minute) …')
  const [npm, ...args] = byNpm.split(' ')
  run(npm, [...args, '--no-audit', '--no-fund', '--loglevel=error'])
  // A clock that ran ahead may have dated the lock file in the future.
  if (mtime > new Date()) utimesSync(installed, mtime, mtime)
}

/** Ends the program when packages are missing, and says how to install them. */
export function requireInstalled() {
  requirePath()
  if (isInSite && !existsSync(builtProgram)) {
    refuse(`roof-site in ${projectRoot} is not built: a package of it is made by \`npm run pack\`.`)
  }
  const missing = packageFiles.flatMap((path) => {
    const { dependencies } = JSON.parse(readFileSync(path, 'utf8'))
    const folders = createRequire(path).resolve.paths('x')
    const isThere = (name) => folders.some((folder) => existsSync(join(folder, name)))
    return Object.keys(dependencies).filter((name) => !isThere(name))
  })
  if (missing.length === 0 || process.versions.pnp) return
  const [first, ...others] = missing
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  // pnpm keeps packages in a folder of its own, below node_modules.
  const bySite = /[\\/]\.pnpm[\\/]/.test(projectRoot) ? 'pnpm install' : 'npm install'
  const command = isInSite ? bySite : byNpm
  refuse(
    `Packages that roof-site needs are not installed (${first}${more}). Run \`${command}\` first.`,
  )
}

/** Node and Vite treat these characters in a path as delimiters or wildcards. */
function requirePath() {
  const sign = /[#?*]/.exec(projectRoot)?.[0]
  if (sign)
    refuse(`roof-site cannot run in ${projectRoot}: rename the folder so that it has no ${sign}.`)
}

/** Ends the program, which could not run. */
export function refuse(message) {
  console.error(message)
  process.exit(4)
}

/** Runs a program in the project; if its exit code is not 0, ends with that code. */
export function run(command, args, options = {}) {
  const shell = process.platform === 'win32'
  const { status, error } = spawnSync(command, args, {
    cwd: projectRoot,
    stdio: 'inherit',
    shell,
    ...options,
  })
  if (error) console.error(`${command}: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}
