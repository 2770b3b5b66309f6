import { requireData } from '../project/check.ts'
import { dataError, usageError } from '../lib/errors.ts'
import { textAtHead } from '../load/git.ts'
import { dataPath } from '../load/load-data.ts'
import { parseFile } from '../parse/parse.ts'
import { toSlug } from '../lib/slug.ts'
import { quoteWord } from '../lib/shell-word.ts'
import { requireCity } from '../site/entries/change.ts'
import { planRemoval } from '../site/entries/plan-removal.ts'
import { readAreas } from '../site/rules/view.ts'
import { rootOf } from '../validate/fields.ts'
import type { Context } from '../project/context.ts'
import { runChange } from '../project/run-change.ts'
import type { CommandSpec, Flags, Texts } from '../command-line/command.ts'

type RemoveCityOptions = Flags<'gone' | 'neverPublic' | 'dryRun'> & Texts<'confirm' | 'redirect'>

export const removeCityCommand: CommandSpec = {
  examples: [
    'roof-site remove-city "Old Saybrook" --dry-run',
    'roof-site remove-city "Old Saybrook" --confirm="Old Saybrook"',
  ],
  options: (command) =>
    command
      .argument('<name>', 'the name of the city')
      .option('--confirm <name>', 'the name again; asked for on a terminal')
      .option('--redirect <path>', 'where its address leads instead, such as /contact')
      .option('--gone', 'its address answers that the page is gone')
      .option('--never-public', 'the page was never public: its address answers nothing')
      .option('--dry-run', 'print the plan and write nothing'),
  run: (context, command) => runRemoveCity(context, command.args[0] ?? '', command.opts()),
}

async function runRemoveCity(context: Context, name: string, options: RemoveCityOptions) {
  const { redirect, gone = false, neverPublic = false, dryRun = false } = options
  if ([redirect !== undefined, gone, neverPublic].filter(Boolean).length > 1) {
    throw usageError('--redirect, --gone and --never-public exclude each other.')
  }
  if (!dryRun) await requireConfirmation(context, name, options.confirm)
  const isNew = (cityName: string) => isUncommitted(context, cityName)
  return runChange(context, {
    dryRun,
    change: (state) =>
      planRemoval({ ...state, isUncommitted: isNew }, { name, redirect, gone, neverPublic }),
  })
}

async function requireConfirmation(context: Context, name: string, given: string | undefined) {
  const { cityName } = requireCity(requireData(context), name).city
  const confirm = given ?? (await askToConfirm(context, cityName))
  if (toSlug(confirm) === toSlug(cityName)) return
  throw dataError(`--confirm=${confirm} does not name ${cityName}. Nothing was changed.`)
}

async function askToConfirm({ io }: Context, cityName: string): Promise<string> {
  if (!io.interactive) {
    const message = `To remove ${cityName}, confirm it: --confirm=${quoteWord(cityName)}. See first what it means: --dry-run`
    throw usageError(message)
  }
  const { askText } = await import('../command-line/ask.ts')
  return askText({ message: `Type ${cityName} to remove its page` })
}

function isUncommitted({ roots }: Context, cityName: string): boolean {
  const path = dataPath('cities')
  const text = textAtHead(roots.site, path)
  const source = text === undefined ? null : parseFile({ name: 'cities', path, text }).source
  if (!source) return false
  return !readAreas(rootOf(source)).some(({ name }) => toSlug(name ?? '') === toSlug(cityName))
}
