import { planRename } from '../site/entries/plan-rename.ts'
import type { CommandSpec, Flags } from '../command-line/command.ts'
import { runChange } from '../project/run-change.ts'

export const renameCityCommand: CommandSpec = {
  examples: ['roof-site rename-city "Old Saybrook" Saybrook --dry-run'],
  options: (command) =>
    command
      .argument('<old>', 'the name of the city')
      .argument('<new>', 'the name that it gets')
      .option('--rewrite-text', 'change the name in the texts of its entry too')
      .option('--dry-run', 'print the plan and write nothing'),
  run: (context, command) => {
    const [from = '', to = ''] = command.args
    const { rewriteText = false, dryRun = false } = command.opts<Flags<'rewriteText' | 'dryRun'>>()
    return runChange(context, {
      dryRun,
      change: (state) => planRename(state, { from, to, rewriteText }),
    })
  },
}
