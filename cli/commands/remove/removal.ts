import type { Command } from 'commander'
import type { Flags, FormerOptions, Texts } from '../../command-line/command.ts'
import { dataError, usageError, type ExitCode } from '../../lib/errors.ts'
import { quoteWord } from '../../lib/shell-word.ts'
import { toSlug } from '../../lib/slug.ts'
import { requireData } from '../../project/check.ts'
import type { Context } from '../../project/context.ts'
import type { ProjectState } from '../../project/plan-change.ts'
import { runChange } from '../../project/run-change.ts'
import type { Change } from '../../site/entries/change.ts'
import type { SiteData } from '../../site/schema/data.ts'

export type RemoveOptions = Flags<'dryRun'> & Texts<'confirm' | 'redirect'>

/** Adds the options of every command that removes a page: what its address answers then, and the confirmation. */
export const removeOptions = (command: Command): Command =>
  command
    .option('--confirm <name>', 'the name again; asked for on a terminal')
    .option(
      '--redirect <where>',
      'what its address does then: leads to a page (/contact), gone, or never-public',
    )
    .option('--dry-run', 'print the plan and write nothing')

export const formerRemoveOptions: FormerOptions = {
  '--gone': '--redirect gone',
  '--never-public': '--redirect never-public',
}

interface Removal {
  /** The name that is to be confirmed. Throws when there is nothing to remove by the name that was given. */
  readonly nameIn: (data: SiteData) => string
  readonly change: (state: ProjectState) => Change
}

/** Removes a page once its name is confirmed, by option or on a terminal; plans it alone with `--dry-run`. */
export async function runRemoval(
  context: Context,
  { dryRun = false, confirm }: RemoveOptions,
  { nameIn, change }: Removal,
): Promise<ExitCode> {
  if (!dryRun) await requireConfirmation(context, nameIn(requireData(context)), confirm)
  return runChange(context, { dryRun, change })
}

async function requireConfirmation(
  { io }: Context,
  name: string,
  given: string | undefined,
): Promise<void> {
  const confirm = given ?? (await askToConfirm(io, name))
  if (toSlug(confirm) === toSlug(name)) return
  throw dataError(`--confirm=${confirm} does not name ${name}. Nothing was changed.`)
}

async function askToConfirm(io: Context['io'], name: string): Promise<string> {
  if (!io.interactive) {
    const message = `To remove ${name}, confirm it: --confirm=${quoteWord(name)}. See first what it means: --dry-run`
    throw usageError(message)
  }
  const { askText } = await import('../../command-line/ask.ts')
  return askText({ message: `Type ${name} to remove its page` })
}
