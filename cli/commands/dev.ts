import { exitCodes } from '../lib/errors.ts'
import type { ListenOptions } from '../serve/listen.ts'
import type { CommandSpec } from '../command-line/command.ts'
import { log } from '../project/context.ts'
import { addListenOptions, reportListening } from '../command-line/listening.ts'
import { serveSources } from '../project/serve-sources.ts'

export const devCommand: CommandSpec = {
  examples: ['roof-site dev', 'roof-site dev --port 3000'],
  options: (command) => addListenOptions(command, 5173),
  run: async (context, command) => {
    const options = command.opts<ListenOptions>()
    const { engine, site } = context.roots
    const edited = engine === site ? 'data/ or src/' : 'data/'
    await serveSources(context, options, (served) => {
      reportListening(context, options, served)
      log(context, `Edit ${edited}; the page follows. Press Ctrl+C to stop.`)
    })
    return exitCodes.ok
  },
}
