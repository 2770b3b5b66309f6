import { CommandError, exitCodes, type ExitCode } from '../lib/exit.ts'
import { textAtHead } from '../load/git.ts'
import { dataPath } from '../load/load-data.ts'
import { parseFile } from '../parse/parse.ts'
import { toSlug } from '../lib/slug.ts'
import { quoteWord } from '../site/cities/change.ts'
import { requireCity } from '../site/cities/find-city.ts'
import { removeCity } from '../site/cities/plan-removal.ts'
import { readAreas } from '../site/rules/read-pages.ts'
import { rootOf } from '../validate/fields.ts'
import { requireData, type Context } from './context.ts'
import { runChange } from './run-change.ts'

/** The options of `remove-city`, as the command line gives them. */
export interface RemoveCityOptions {
  readonly confirm?: string
  readonly redirect?: string
  readonly gone?: boolean
  readonly neverPublic?: boolean
  readonly dryRun?: boolean
}

/** Removes a city from the data and the site, or changes nothing at all. */
export async function runRemoveCity(
  context: Context,
  name: string,
  options: RemoveCityOptions,
): Promise<ExitCode> {
  const { redirect, gone = false, neverPublic = false, dryRun = false } = options
  if ([redirect !== undefined, gone, neverPublic].filter(Boolean).length > 1) {
    const message = '--redirect, --gone and --never-public exclude each other.'
    throw new CommandError(exitCodes.usage, message)
  }
  if (!dryRun) await requireConfirmation(context, name, options.confirm)
  return runChange(context, {
    dryRun,
    change: ({ data, texts, project: { places } }) =>
      removeCity(
        { data, texts, places, isUncommitted: (cityName) => isUncommitted(context, cityName) },
        { name, redirect, gone, neverPublic },
      ),
  })
}

async function requireConfirmation(
  context: Context,
  name: string,
  given: string | undefined,
): Promise<void> {
  const { city } = requireCity(requireData(context), name)
  const { cityName } = city
  const confirm = given ?? (await askToConfirm(context, cityName))
  if (toSlug(confirm) === toSlug(cityName)) return
  const message = `--confirm=${confirm} does not name ${cityName}. Nothing was changed.`
  throw new CommandError(exitCodes.data, message)
}

async function askToConfirm({ io }: Context, cityName: string): Promise<string> {
  if (!io.interactive) {
    const message = `To remove ${cityName}, confirm it: --confirm=${quoteWord(cityName)}. See first what it means: --dry-run`
    throw new CommandError(exitCodes.usage, message)
  }
  const { confirmName } = await import('./city-prompts.ts')
  return confirmName(cityName)
}

/** The last commit has cities, and this is none of them. */
function isUncommitted({ root }: Context, cityName: string): boolean {
  const path = dataPath('cities')
  const text = textAtHead(root, path)
  const { source } =
    text === undefined ? { source: null } : parseFile({ name: 'cities', path, text })
  if (!source) return false
  return !readAreas(rootOf(source)).some(({ name }) => toSlug(name ?? '') === toSlug(cityName))
}
