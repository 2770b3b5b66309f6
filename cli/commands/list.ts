import type { CommandSpec } from './command.ts'
import { examples, formatOption } from './global-options.ts'

/** Prints the pages, the counties with their towns, and the redirects. */
export const list: CommandSpec = {
  name: 'list',
  describe: (command) =>
    command
      .description('what the site has: pages, counties and towns, redirects')
      .addOption(formatOption())
      .addHelpText('before', examples('roof-site list', 'roof-site list --json')),
  run: async (context) => {
    const { runList } = await import('./run-list.ts')
    return runList(context)
  },
}
