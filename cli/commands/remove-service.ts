import type { CommandSpec } from '../command-line/command.ts'
import { planServiceRemoval, requireService } from '../site/entries/service-removal.ts'
import { removeOptions, runRemoval, type RemoveOptions } from './remove/removal.ts'

export const removeServiceCommand: CommandSpec = {
  examples: [
    'roof-site remove-service storm-damage --dry-run',
    'roof-site remove-service storm-damage --confirm="Storm Damage" --redirect /services/roof-repairs',
  ],
  options: (command) =>
    removeOptions(command.argument('<name>', 'the slug or the name of the service')),
  run: (context, command) => {
    const [name = ''] = command.args
    const options = command.opts<RemoveOptions>()
    return runRemoval(context, options, {
      nameIn: (data) => requireService(data, name).service.name,
      change: (state) => planServiceRemoval(state, { name, redirect: options.redirect }),
    })
  },
}
