import type { Fix } from '../edit/plan-fixes.ts'
import type { ExitCode } from '../lib/exit.ts'
import { exitCodes } from '../lib/exit.ts'
import { withLock } from '../write/lock.ts'
import { dataFilesOf, type Loaded } from '../load/load-data.ts'
import { readProjectData } from '../load/project-files.ts'
import { writeChanges } from '../write/write-changes.ts'
import { say, type Context } from './context.ts'
import { fixData } from './fix-data.ts'
import { formatPlan } from './generate.ts'

/** Repairs the data files where that is safe, and says what was repaired. */
export async function fixProject(context: Context): Promise<void> {
  await withLock(context.root, async () => {
    const { changed, fixes } = planProject(context)
    writeChanges(
      context.root,
      changed.map(({ path, before, after }) => ({ path, content: after, before })),
    )
    for (const fix of fixes) say(context, describe(fix))
  })
}

/** Prints the repairs as a diff and writes nothing. */
export function printFixes(context: Context): ExitCode {
  const { changed } = planProject(context)
  context.io.stdout(formatPlan(context, changed))
  say(context, changed.length === 0 ? 'There is nothing to repair.' : 'Nothing was written.')
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
