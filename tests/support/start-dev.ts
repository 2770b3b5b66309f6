import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import { copyInto, fixtureData, projectRoot, siteSources, temporaryFolder } from './project.ts'

/** A project with the frozen data and all that `dev` needs; nothing is generated yet. */
export function devProject(): string {
  const project = temporaryFolder()
  copyInto(project, siteSources)
  cpSync(fixtureData, join(project, 'data'), { recursive: true })
  return project
}

/** Starts `dev` in a project, until the test ends; its first line is the address. */
export async function startDev(project: string): Promise<string> {
  const bin = join(projectRoot, 'cli/bin/roof-site.mjs')
  const args = [bin, 'dev', '--cwd', project, '--port', '0']
  const server: ChildProcess = spawn('node', args, { stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(async () => {
    server.kill('SIGINT')
    if (server.exitCode === null) await once(server, 'exit')
  })
  if (!server.stdout) throw new Error('The output of dev cannot be read.')
  for await (const line of createInterface(server.stdout)) return line.replace(/\/$/, '')
  throw new Error('dev ended without an address.')
}
