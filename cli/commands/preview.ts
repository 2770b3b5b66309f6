import { join } from 'node:path'
import { CommandError, exitCodes, type ExitCode } from '../lib/errors.ts'
import { listen, untilClosed, type ListenOptions } from '../serve/listen.ts'
import { createSiteHandler, holdsSite } from '../serve/site-handler.ts'
import { examples, listenOptions, type CommandSpec } from './command.ts'
import { log, type Context } from './context.ts'

export const previewCommand: CommandSpec = {
  name: 'preview',
  describe: (command) => {
    for (const option of listenOptions(4173)) command.addOption(option)
    return command
      .description('serve dist/ as a host would: headers, redirects, 404')
      .addHelpText('before', examples('roof-site preview', 'roof-site preview --port 8080'))
  },
  run: (context, command) => runPreview(context, command.opts()),
}

async function runPreview(context: Context, options: ListenOptions): Promise<ExitCode> {
  const dist = join(context.root, 'dist')
  if (!holdsSite(dist)) {
    const message = 'There is no built site in dist/. Run `roof-site build` first.'
    throw new CommandError(exitCodes.failed, message)
  }
  const { server, url } = await listen(createSiteHandler(dist), options)
  context.io.stdout(`${url}/\n`)
  log(context, 'Press Ctrl+C to stop.')
  await untilClosed(server)
  return exitCodes.ok
}
