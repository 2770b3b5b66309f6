import type { Command } from 'commander'
import { dataError, type ExitCode } from '../../lib/errors.ts'
import { leadsInto, type DataPath } from '../../lib/data-path.ts'
import { placeAt, type Finding } from '../../lib/finding.ts'
import { quoteWord } from '../../lib/shell-word.ts'
import type { DataFile } from '../../load/load-data.ts'
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
import { validateChange, type Refused, type ProjectState } from '../../project/plan-change.ts'
import { runChange } from '../../project/run-change.ts'
import { flagOf, type Answers, type Question } from '../../command-line/question.ts'
import { printFindings, type Context } from '../../project/context.ts'

/** The `--from FILE` option; on an unknown option, the error mentions that a file may contain any field. */
export const addFromOption = (command: Command, describe: string): Command =>
  command
    .option('--from <file>', describe)
    .showHelpAfterError('Set a field without an option in a file: --from FILE.')

/** Reads a file of entries, `-` for standard input. Prints its errors, and throws. */
export const readEntriesFile = (context: Context, name: ListFile, from: string): EntriesFile =>
  readGivenFile(context, name, { from, read: readEntries }).file

interface Reading<Given> {
  readonly from: string
  readonly read: (file: DataFile & { readonly name: ListFile }) => Given | Faulty
}

type Faulty = { readonly findings: readonly Finding[] }

const isFaulty = (read: object): read is Faulty => 'findings' in read

/** The same in the forms that `read` knows. */
export function readGivenFile<Given extends object>(
  context: Context,
  name: ListFile,
  { from, read }: Reading<Given>,
): Given {
  const path = from === '-' ? '(standard input)' : from
  const text = readGivenText(context.io, from, `a text file with ${entriesExpected[name]}`)
  const given = read({ name, path, text })
  if (!isFaulty(given)) return given
  printFindings(context, { findings: given.findings, stream: 'stderr', texts: [{ path, text }] })
  throw dataError('Nothing was changed.')
}

/** Answers that came as options, as a text with one per line, and the place of each. */
export function optionsText(
  name: ListFile,
  questions: readonly Question[],
  answers: Answers,
): NonNullable<EntriesFile['options']> {
  const path = '(command line)'
  const said = questions.flatMap((question) => {
    const { [question.field]: answer } = answers
    if (answer === undefined) return []
    return { field: question.field, line: `${flagOf(question)} ${quoteWord(String(answer))}` }
  })
  const places = said.map(({ field, line }, index) => {
    return [field, placeAt(path, index + 1, line.indexOf(' ') + 2, line.length + 1)] as const
  })
  const text = said.map(({ line }) => line).join('\n')
  return { name, path, text, places: new Map(places) }
}

interface FromFile {
  readonly dryRun?: boolean | undefined
  /** Whether entries with errors are left out and told, instead of refusing all. */
  readonly isPartial?: boolean
  /** Plans the change that adds entries of the file. */
  readonly plan: (state: ProjectState, entries: EntriesFile['entries']) => Placed
  readonly confirm?: () => Promise<boolean>
}

interface Placed {
  readonly change: Change
  /** Where the entries stand in the list of the data. */
  readonly indexes: readonly number[]
  /** Faults that the file alone shows. */
  readonly faults?: (from: EntriesFile) => Change['faults']
}

/** Adds all entries of a file or none, or those that are right; findings refer to lines of that file. */
export async function addFromFile(
  context: Context,
  whole: EntriesFile,
  { dryRun = false, isPartial = false, plan, confirm }: FromFile,
): Promise<ExitCode> {
  let from = whole
  let indexes: readonly number[] = []
  let known: SiteData | undefined
  const toChange = (state: ProjectState, given: EntriesFile): Change => {
    const placed = plan(state, given.entries)
    from = given
    indexes = placed.indexes
    known = state.data
    return { ...placed.change, faults: placed.faults?.(given) ?? [] }
  }
  const locate = (refused: Refused): Refused => ({
    ...refused,
    ...(known && locateEntries({ from, data: known, indexes, ...refused })),
  })
  return runChange(context, {
    dryRun,
    ...(confirm && { confirm }),
    change: (state) =>
      isPartial ? withoutFaulty(state, whole, { toChange, locate }) : toChange(state, whole),
    locate,
  })
}

interface Planning {
  readonly toChange: (state: ProjectState, from: EntriesFile) => Change
  readonly locate: (refused: Refused) => Refused
}

/** The change with the entries that have no errors, however many rounds it takes to find them. */
function withoutFaulty(state: ProjectState, whole: EntriesFile, planning: Planning): Change {
  const leftOut: Finding[] = [...(whole.leftOut ?? [])]
  let rows = whole.entries.map((_, index) => index)
  for (;;) {
    const given = only(whole, rows)
    const change = planning.toChange(state, given)
    const { faults = [] } = change
    const refused = { texts: state.texts, isPlanned: false }
    const { findings } =
      faults.length > 0
        ? { findings: faults }
        : planning.locate({ ...refused, ...validateChange(state, change) })
    const errors = findings.filter(
      ({ severity, file }) => severity === 'error' && file === whole.path,
    )
    const faulty = new Set(errors.map((finding) => rowOf(whole, finding)))
    const sound = rows.filter((row) => !faulty.has(row))
    // Where nothing is right, or nothing is wrong with one row, the whole is refused as without the option.
    if (sound.length === rows.length)
      return { ...change, leftOut: { findings: leftOut, text: whole } }
    if (sound.length === 0) return planning.toChange(state, whole)
    leftOut.push(...errors)
    rows = sound
  }
}

/** A file as if it had only some of its entries. */
function only(whole: EntriesFile, rows: readonly number[]): EntriesFile {
  return {
    ...whole,
    entries: whole.entries.filter((_, row) => rows.includes(row)),
    pathIn: ([index, ...rest]: DataPath) =>
      whole.pathIn(index === undefined ? [] : [rows[Number(index)] ?? 0, ...rest]),
  }
}

/** The index of the entry that a finding is about. */
function rowOf({ entries, pathIn, source }: EntriesFile, { line, path = [] }: Finding): number {
  const isIn = (index: number) => {
    const whole = pathIn([index])
    const isThere = path.length > 1 && leadsInto(path.slice(1), whole)
    return isThere || source.placeOf(whole).line === line
  }
  return entries.findIndex((_, index) => isIn(index))
}
