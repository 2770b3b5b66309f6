import { exitCodes } from '../lib/errors.ts'
import { runBuild } from './build.ts'
import { previewCommand } from './preview.ts'
import type { CommandSpec } from '../command-line/command.ts'
import { addListenOptions } from '../command-line/listening.ts'

/** `npm start`: checks its options before anything is built. */
export const startCommand: CommandSpec = {
  examples: ['roof-site start', 'npm start -- --port 8080'],
  options: (command) => addListenOptions(command, 4173),
  run: async (context, command) => {
    const code = await runBuild(context)
    return code === exitCodes.ok ? previewCommand.run(context, command) : code
  },
}
