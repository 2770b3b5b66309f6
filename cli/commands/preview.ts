import { join } from 'node:path'
import { failure, exitCodes, type ExitCode } from '../lib/errors.ts'
import { createTableReader, holdsSite, readHostTable } from '../prerender/host-table.ts'
import { listen, untilClosed, type ListenOptions } from '../serve/listen.ts'
import { addListenOptions, reportListening } from '../command-line/listening.ts'
import type { CommandSpec } from '../command-line/command.ts'
import { log, type Context } from '../project/context.ts'

export const previewCommand: CommandSpec = {
  examples: ['roof-site preview', 'roof-site preview --port 8080'],
  options: (command) => addListenOptions(command, 4173),
  run: (context, command) => runPreview(context, command.opts()),
}

async function runPreview(context: Context, options: ListenOptions): Promise<ExitCode> {
  const root = context.roots.site
  requireBuild(root)
  // Imported here, as only serving needs it.
  const { createSiteHandler } = await import('../serve/site-handler.ts')
  const handler = createSiteHandler(join(root, 'dist'), createTableReader(root))
  const served = await listen(handler, options)
  reportListening(context, options, served)
  for (const { page, action } of readHostTable(root)?.forms ?? []) {
    const isReal = action.startsWith('https:')
    const words = isReal
      ? `posts to ${action}: what you send from here arrives`
      : 'posts to the host of the site: what you send from here goes nowhere'
    log(context, `The form on ${page} ${words}.`)
  }
  log(context, 'Press Ctrl+C to stop.')
  await untilClosed(served)
  return exitCodes.ok
}

function requireBuild(root: string): void {
  if (!holdsSite(join(root, 'dist'))) {
    throw failure('There is no built site in dist/. Run `npx roof-site build` first.')
  }
  if (!readHostTable(root)) {
    const message =
      'The list of addresses that a build leaves beside dist/ (.roof-site.table.json) is missing or broken. Run `npx roof-site build` again.'
    throw failure(message)
  }
}
