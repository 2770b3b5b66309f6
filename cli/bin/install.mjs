// Installs dependencies where they are missing or the lock file changed, with Node alone.

import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node ${process.versions.node} is too old: version 20.19 or newer is needed.`)
    process.exit(1)
  }
  const installed = join(projectRoot, 'node_modules/.package-lock.json')
  const wanted = join(projectRoot, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return
  console.error('Installing dependencies (the first time takes a minute) …')
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
}

/** Runs a program in the project; ends this one with its exit code when that is not 0. */
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
