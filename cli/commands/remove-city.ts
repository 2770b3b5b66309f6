import { textAtHead } from '../load/git.ts'
import { dataPath } from '../load/load-data.ts'
import { parseFile } from '../parse/parse.ts'
import { toSlug } from '../lib/slug.ts'
import { requireCity } from '../site/entries/change.ts'
import { planRemoval } from '../site/entries/plan-removal.ts'
import { readAreas } from '../site/rules/view.ts'
import { rootOf } from '../validate/fields.ts'
import type { Context } from '../project/context.ts'
import type { CommandSpec } from '../command-line/command.ts'
import {
  formerRemoveOptions,
  removeOptions,
  runRemoval,
  type RemoveOptions,
} from './remove/removal.ts'

export const removeCityCommand: CommandSpec = {
  examples: [
    'roof-site remove-city "Old Saybrook" --dry-run',
    'roof-site remove-city "Old Saybrook" --confirm="Old Saybrook"',
  ],
  options: (command) => removeOptions(command.argument('<name>', 'the name of the city')),
  former: formerRemoveOptions,
  run: (context, command) => {
    const [name = ''] = command.args
    const options = command.opts<RemoveOptions>()
    const isNew = (cityName: string) => isUncommitted(context, cityName)
    return runRemoval(context, options, {
      nameIn: (data) => requireCity(data, name).city.cityName,
      change: (state) =>
        planRemoval({ ...state, isUncommitted: isNew }, { name, redirect: options.redirect }),
    })
  },
}

function isUncommitted({ roots }: Context, cityName: string): boolean {
  const path = dataPath('cities')
  const text = textAtHead(roots.site, path)
  const source = text === undefined ? null : parseFile({ name: 'cities', path, text }).source
  if (!source) return false
  return !readAreas(rootOf(source)).some(({ name }) => toSlug(name ?? '') === toSlug(cityName))
}
