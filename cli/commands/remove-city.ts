import type { CommandSpec } from './command.ts'
import { examples } from './global-options.ts'

/** Removes a city from the data and the site, or changes nothing at all. */
export const removeCity: CommandSpec = {
  name: 'remove-city',
  describe: (command) =>
    command
      .argument('<name>', 'the name of the city')
      .description('remove a city page; its address redirects to the page of its county')
      .option('--confirm <name>', 'the name again; asked for on a terminal')
      .option('--redirect <path>', 'where its address leads instead, such as /contact')
      .option('--gone', 'its address answers that the page is gone')
      .option('--never-public', 'nobody was told of the page: its address answers nothing')
      .option('--dry-run', 'print the plan and write nothing')
      .addHelpText(
        'before',
        examples(
          'roof-site remove-city "Old Saybrook" --dry-run',
          'roof-site remove-city "Old Saybrook" --confirm="Old Saybrook"',
        ),
      ),
  run: async (context, command) => {
    const { runRemoveCity } = await import('./run-remove-city.ts')
    const [name = ''] = command.args
    return runRemoveCity(context, name, command.opts())
  },
}
