import type { CommandSpec } from '../command-line/command.ts'
import { planPageRemoval, requirePage } from '../site/entries/page-removal.ts'
import {
  formerRemoveOptions,
  removeOptions,
  runRemoval,
  type RemoveOptions,
} from './remove/removal.ts'

export const removePageCommand: CommandSpec = {
  examples: [
    'roof-site remove-page financing --dry-run',
    'roof-site remove-page financing --confirm=financing --redirect /contact',
  ],
  options: (command) =>
    removeOptions(command.argument('<slug>', 'the slug of the page in data/pages.yaml')),
  former: formerRemoveOptions,
  run: (context, command) => {
    const [slug = ''] = command.args
    const options = command.opts<RemoveOptions>()
    return runRemoval(context, options, {
      nameIn: (data) => requirePage(data, slug).page.slug,
      change: (state) => planPageRemoval(state, { slug, redirect: options.redirect }),
    })
  },
}
