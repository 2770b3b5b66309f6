import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { createTableReader } from '../../cli/prerender/host-table.ts'
import { createSiteHandler } from '../../cli/serve/site-handler.ts'
import { startProgram } from './processes.ts'
import { binOf } from './project.ts'

/** Serves the `dist/` of a project as `roof-site preview` does. */
export const siteHandler = (dist: string) =>
  createSiteHandler(dist, createTableReader(dirname(dist)))

/** Starts `dev` in a project, until the test ends; its first line is the address. */
export async function startDev(project: string): Promise<string> {
  return (await startServer(project, ['dev', '--port', '0'])).origin
}

interface Started {
  readonly origin: string
  /** All that it has said on standard error. */
  readonly said: () => string
}

/** Starts a command that serves, in a folder of the project, until the test ends; its first line is the address. */
export async function startServer(
  project: string,
  args: readonly string[],
  below = '',
): Promise<Started> {
  const cwd = join(project, below)
  const server = startProgram('node', [binOf(project), ...args], { cwd })
  const said: string[] = []
  server.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text))
  for await (const line of createInterface(server.stdout)) {
    return { origin: line.replace(/\/$/, ''), said: () => said.join('') }
  }
  throw new Error(`It ended without an address: ${said.join('')}`)
}
