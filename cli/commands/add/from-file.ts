import type { Command } from 'commander'
import { dataError, type ExitCode } from '../../lib/errors.ts'
import { readGivenText } from '../../load/given-text.ts'
import type { Change } from '../../site/entries/change.ts'
import {
  entriesExpected,
  locateEntries,
  readEntries,
  type EntriesFile,
  type ListFile,
} from '../../site/entries/entries-file.ts'
import type { SiteData } from '../../site/schema/data.ts'
import type { ProjectState } from '../../project/plan-change.ts'
import { runChange } from '../../project/run-change.ts'
import { printFindings, type Context } from '../../project/context.ts'

/** The `--from FILE` option; on an unknown option, the error mentions that a file may contain any field. */
export const addFromOption = (command: Command, describe: string): Command =>
  command
    .option('--from <file>', describe)
    .showHelpAfterError('Set a field without an option in a file: --from FILE.')

/** Reads a file of entries, `-` for standard input. Prints its errors, and throws. */
export function readEntriesFile(context: Context, name: ListFile, from: string): EntriesFile {
  const path = from === '-' ? '(standard input)' : from
  const text = readGivenText(context.io, from, `a text file with ${entriesExpected[name]}`)
  const read = readEntries({ name, path, text })
  if ('file' in read) return read.file
  printFindings(context, { findings: read.findings, stream: 'stderr', texts: [{ path, text }] })
  throw dataError('Nothing was changed.')
}

type Placed = { readonly change: Change; readonly indexes: readonly number[] }

/** Adds all entries of a file or none; findings refer to lines of that file. */
export function addFromFile(
  context: Context,
  from: EntriesFile,
  { dryRun = false, plan }: { dryRun?: boolean | undefined; plan: (state: ProjectState) => Placed },
): Promise<ExitCode> {
  let indexes: readonly number[] = []
  let known: SiteData | undefined
  return runChange(context, {
    dryRun,
    change: (state) => {
      const placed = plan(state)
      indexes = placed.indexes
      known = state.data
      return placed.change
    },
    locate: (refused) => ({
      ...refused,
      ...(known && locateEntries({ from, data: known, indexes, ...refused })),
    }),
  })
}
