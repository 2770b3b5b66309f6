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
import type { ProjectState } from '../../project/plan-change.ts'
import { runChange } from '../../project/run-change.ts'
import { printFindings, type Context } from '../../project/context.ts'

/** `--from FILE`; where an option is not known, it is said that a file may hold any field. */
export const addFromOption = (command: Command, describe: string): Command =>
  command
    .option('--from <file>', describe)
    .showHelpAfterError('A field without an option of its own stands in a file: --from FILE.')

/** Reads a file of entries, `-` for standard input. Prints what is wrong with it, and throws. */
export function readEntriesFile(context: Context, name: ListFile, from: string): EntriesFile {
  const path = from === '-' ? '(standard input)' : from
  const text = readGivenText(context.io, from, `a text file with ${entriesExpected[name]}`)
  const read = readEntries({ name, path, text })
  if ('file' in read) return read.file
  printFindings(context, { findings: read.findings, stream: 'stderr', texts: [{ path, text }] })
  throw dataError('Nothing was changed.')
}

type Placed = { readonly change: Change; readonly indexes: readonly number[] }

/** Adds all entries of a file or none; each fault is told at its line of that file. */
export function addFromFile(
  context: Context,
  from: EntriesFile,
  { dryRun = false, plan }: { dryRun?: boolean | undefined; plan: (state: ProjectState) => Placed },
): Promise<ExitCode> {
  let indexes: readonly number[] = []
  let cityNames: readonly string[] = []
  return runChange(context, {
    dryRun,
    change: (state) => {
      const placed = plan(state)
      indexes = placed.indexes
      cityNames = from.name === 'cities' ? state.data.cities.map((city) => city.cityName) : []
      return placed.change
    },
    locate: (refused) => ({
      ...refused,
      ...locateEntries({ from, cityNames, indexes, ...refused }),
    }),
  })
}
