import { planFixes, type Fix } from '../edit/plan-fixes.ts'
import { exitCodes, type ExitCode } from '../lib/exit.ts'
import { withLock } from '../write/lock.ts'
import { dataFilesOf, type Loaded } from '../load/load-data.ts'
import { readProjectData } from '../load/project-files.ts'
import { formatDiffs } from '../report/format-files.ts'
import { site } from '../site/index.ts'
import type { ValidateOptions } from '../validate/rule.ts'
import { validate } from '../validate/validate.ts'
import { writeChanges } from '../write/write-changes.ts'
import { log, type Context } from './context.ts'
import { namesIn } from './fix-candidates.ts'

/** Repairs the data files where that is safe, and says what was repaired. */
export async function fixProject(context: Context): Promise<void> {
  await withLock(context.root, async () => {
    const { changed, fixes } = planProject(context)
    writeChanges(
      context.root,
      changed.map(({ path, before, after }) => ({ path, content: after, before })),
    )
    for (const fix of fixes) log(context, describe(fix))
  })
}

/** Prints the repairs as a diff and writes nothing. */
export function printFixes(context: Context): ExitCode {
  const { changed } = planProject(context)
  context.io.stdout(formatDiffs(changed, context.format))
  log(context, changed.length === 0 ? 'There is nothing to repair.' : 'Nothing was written.')
  return exitCodes.ok
}

function planProject({ root }: Context) {
  const project = readProjectData(root)
  const { files, fixes } = fixData(project.files, { ...project, production: false })
  return { fixes, changed: changesBetween(project.files, files) }
}

function changesBetween(before: readonly Loaded[], after: readonly Loaded[]) {
  const old = new Map(dataFilesOf(before).map(({ path, text }) => [path, text]))
  return dataFilesOf(after).flatMap(({ path, text }) => {
    const earlier = old.get(path)
    if (earlier === undefined || earlier === text) return []
    return [{ path, state: 'stale' as const, before: earlier, after: text }]
  })
}

function describe({ file, line, before, text }: Fix): string {
  return `${file}:${line}: repaired ${shorten(before)} to ${shorten(text)}`
}

const maxShown = 60

/** White space at the ends would not be seen; a long text is known by its start. */
function shorten(source: string): string {
  const line = source.trimEnd().replaceAll(/\s*\n\s*/g, ' ')
  return line.length > maxShown ? `${line.slice(0, maxShown - 1)}…` : line
}

/** The data files after all safe repairs, and the repairs in the order in which they were made. */
interface FixedData {
  readonly files: readonly Loaded[]
  readonly fixes: readonly Fix[]
}

/** A repair may uncover another fault; after so many rounds the rest is left to people. */
const maxRounds = 5

/** Repairs what is safe until nothing of that kind is left. */
export function fixData(loaded: readonly Loaded[], options: ValidateOptions): FixedData {
  let files = loaded
  const fixes: Fix[] = []
  for (let round = 0; round < maxRounds; round += 1) {
    const { findings } = validate(files, site, options)
    const readable = dataFilesOf(files)
    const fixed = planFixes(readable, findings, namesIn(readable, options))
    if (fixed.length === 0) break
    fixes.push(...fixed.flatMap((each) => each.fixes))
    const byName = new Map(fixed.map(({ file }) => [file.name, file]))
    files = files.map((each) =>
      'file' in each ? { file: byName.get(each.file.name) ?? each.file } : each,
    )
  }
  return { files, fixes }
}
