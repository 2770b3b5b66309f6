import type { ViteDevServer } from 'vite'
import { join, relative } from 'node:path'
import { exitCodes, type ExitCode } from '../lib/errors.ts'
import { withLock } from '../write/lock.ts'
import { isOwnFile } from '../write/own-files.ts'
import { startDevServer } from '../serve/dev-server.ts'
import { untilClosed, type ListenOptions } from '../serve/listen.ts'
import { requireData, log, type Context } from './context.ts'
import { examples, listenOptions, type CommandSpec } from './command.ts'
import { refuseHandEdits, updateGenerated } from './update-generated.ts'

export const devCommand: CommandSpec = {
  name: 'dev',
  describe: (command) => {
    for (const option of listenOptions(5173)) command.addOption(option)
    return command
      .description('serve the site while you edit; changes show at once')
      .addHelpText('before', examples('roof-site dev', 'roof-site dev --port 3000'))
  },
  run: (context, command) => runDev(context, command.opts()),
}

async function runDev(context: Context, options: ListenOptions): Promise<ExitCode> {
  await update(context)
  const { server, url, vite } = await startDevServer(context.root, options)
  watchData(context, vite)
  context.io.stdout(`${url}/\n`)
  log(context, 'Edit data/ or src/; the page follows. Press Ctrl+C to stop.')
  await untilClosed(server)
  await vite.close()
  return exitCodes.ok
}

function update(context: Context, options?: { readonly patience: number }): Promise<void> {
  const work = async () => {
    refuseHandEdits(await updateGenerated(context, requireData(context)))
  }
  return withLock(context.root, work, options)
}

function watchData(context: Context, vite: ViteDevServer): void {
  const folder = join(context.root, 'data')
  let pending: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const follow = async () => {
    try {
      await update(context, { patience: Infinity })
    } catch (error) {
      context.io.stderr(`${error instanceof Error ? error.message : String(error)}\n`)
    }
  }
  vite.watcher.add([folder, join(context.root, 'generated')])
  vite.watcher.on('all', (_event, file) => {
    if (!file.startsWith(folder) || file.startsWith(join(folder, 'schema'))) return
    if (isOwnFile(relative(folder, file))) return
    // Editors write a file in several steps; the last one counts.
    clearTimeout(pending)
    pending = setTimeout(() => (running = running.then(follow)), 10)
  })
}
