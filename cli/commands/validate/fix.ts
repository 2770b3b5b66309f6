import { planFixes, type Fix } from '../../edit/plan-fixes.ts'
import type { Fault, Repairer } from '../../edit/repairs.ts'
import { exitCodes, type ExitCode } from '../../lib/errors.ts'
import { withLock } from '../../write/lock.ts'
import { dataFilesOf, type Loaded } from '../../load/load-data.ts'
import { readProject } from '../../project/read-project.ts'
import { formatDiffs } from '../../report/format-files.ts'
import { site } from '../../site/index.ts'
import type { ValidateOptions } from '../../validate/rule.ts'
import { validate } from '../../validate/validate.ts'
import { writeChanges } from '../../write/write-changes.ts'
import { log, toDay, type Context } from '../../project/context.ts'
import { parseFile } from '../../parse/parse.ts'
import { rules } from '../../site/rules/index.ts'
import type { DataIndex } from '../../site/rules/view.ts'

export async function fixProject(context: Context): Promise<void> {
  await withLock(context.roots.site, async () => {
    const { changed, fixes } = planProject(context)
    writeChanges(
      context.roots.site,
      changed.map(({ path, before, after }) => ({ path, content: after, before })),
    )
    for (const fix of fixes) log(context, describeFix(fix))
  })
}

/** Prints the repairs as a diff; writes nothing. */
export function printFixes(context: Context): ExitCode {
  const { changed } = planProject(context)
  context.io.stdout(formatDiffs(changed, context.format))
  log(context, changed.length === 0 ? 'There is nothing to repair.' : 'Nothing was written.')
  return exitCodes.ok
}

function planProject({ roots, io }: Context) {
  const today = toDay(io.now())
  const project = readProject(roots)
  const { files, fixes } = fixData(project.files, { ...project, production: false, today })
  const old = new Map(dataFilesOf(project.files).map(({ path, text }) => [path, text]))
  const changed = dataFilesOf(files).flatMap(({ path, text }) => {
    const before = old.get(path)
    if (before === undefined || before === text) return []
    return [{ path, state: 'stale' as const, before, after: text }]
  })
  return { fixes, changed }
}

function describeFix({ file, line, before, text }: Fix): string {
  if (text === '') return `${file}:${line}: taken out: ${shorten(before)}`
  return `${file}:${line}: repaired ${shorten(before)} to ${shorten(text)}`
}

const maxShown = 60

/** One line without trailing whitespace, cut when it is long. */
function shorten(source: string): string {
  const line = source.trimEnd().replaceAll(/(?<!\s)\s*\n\s*/g, ' ')
  return line.length > maxShown ? `${line.slice(0, maxShown - 1)}…` : line
}

/** The repairs by rule id. */
const repairers = new Map(
  rules.flatMap(({ id, fix }): [string, Repairer<DataIndex>][] => (fix ? [[id, fix]] : [])),
)

/** A repair may uncover another error; the number of rounds is limited. */
const maxRounds = 5

function fixData(loaded: readonly Loaded[], options: ValidateOptions) {
  let files = loaded
  const made: Fix[] = []
  for (let round = 0; round < maxRounds; round += 1) {
    const { findings } = validate(files, site, options)
    const mendable = findings.filter(({ rule }) => repairers.has(rule))
    const readable = dataFilesOf(files)
    const sources = readable.flatMap((file) => parseFile(file).source ?? [])
    const view = site.read({ ...options, sources, fields: [] })
    const repairOf = (fault: Fault) => repairers.get(fault.finding.rule)?.(fault, view)
    const fixed = planFixes(readable, mendable, repairOf)
    if (fixed.length === 0) break
    made.push(...fixed.flatMap((each) => each.fixes))
    const byName = new Map(fixed.map(({ file }) => [file.name, file]))
    files = files.map((each) =>
      'file' in each ? { file: byName.get(each.file.name) ?? each.file } : each,
    )
  }
  return { files, fixes: made }
}
