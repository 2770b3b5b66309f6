import type { ExitCode } from '../lib/exit.ts'
import { renameCity } from '../site/cities/plan-rename.ts'
import type { Context } from './context.ts'
import { runChange } from './run-change.ts'

/** The options of `rename-city`, as the command line gives them. */
export interface RenameCityOptions {
  readonly rewriteText?: boolean
  readonly dryRun?: boolean
}

/** Renames a city in the data and on the site, or changes nothing at all. */
export function runRenameCity(
  context: Context,
  [from, to]: readonly [from: string, to: string],
  { rewriteText = false, dryRun = false }: RenameCityOptions,
): Promise<ExitCode> {
  return runChange(context, {
    dryRun,
    change: ({ data, texts, project: { places } }) =>
      renameCity({ data, texts, places }, { from, to, rewriteText }),
  })
}
