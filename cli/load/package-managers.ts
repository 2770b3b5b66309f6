import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Io } from '../lib/io.ts'

/** A package manager, and what is typed with it. */
export interface PackageManager {
  readonly name: string
  readonly lockFile: string
  /** Adds a package, or sets its version. */
  readonly add: string
  /** Installs exactly what the lock file has. */
  readonly installLocked: string
  /** Runs a program of an installed package. */
  readonly exec: string
  /** The same, and never fetches a package. */
  readonly execInstalled: string
  /** What comes between a script and its options. */
  readonly beforeOptions: string
  /** The major version that CI installs; npm comes with Node. */
  readonly version: string
}

const npm: PackageManager = {
  name: 'npm',
  lockFile: 'package-lock.json',
  add: 'npm install',
  installLocked: 'npm ci',
  exec: 'npx',
  execInstalled: 'npx --no-install',
  beforeOptions: '-- ',
  version: '',
}

const pnpm: PackageManager = {
  name: 'pnpm',
  lockFile: 'pnpm-lock.yaml',
  add: 'pnpm add',
  installLocked: 'pnpm install --frozen-lockfile',
  exec: 'pnpm exec',
  execInstalled: 'pnpm exec',
  beforeOptions: '',
  version: '10',
}

export const packageManagers = [npm, pnpm]

/**
 * The package manager of a site: that of the lock file in the folder or the nearest one above, else the
 * one that runs this program and says so (`npm_config_user_agent`), else npm.
 */
export function packageManagerOf(folder: string, env: Io['env']): PackageManager {
  const { npm_config_user_agent: agent = '' } = env
  const [, name, version] = /^(\w+)\/(\d+)/.exec(agent) ?? []
  const running = packageManagers.find((each) => each.name === name) ?? npm
  const locked = lockedBy(folder) ?? running
  return locked === pnpm && running === pnpm && version ? { ...pnpm, version } : locked
}

function lockedBy(folder: string): PackageManager | undefined {
  const found = packageManagers.find(({ lockFile }) => existsSync(join(folder, lockFile)))
  const parent = dirname(folder)
  return found ?? (parent === folder ? undefined : lockedBy(parent))
}
