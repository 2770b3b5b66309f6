import { isUpToDate, type Repeatable } from '../build/up-to-date.ts'
import { withLock } from '../lock.ts'
import type { Context } from './context.ts'

const words: Readonly<Record<Repeatable, string>> = {
  generate: 'generated/ is up to date.',
  build: 'dist/ is up to date.',
  'build --production': 'dist/ is up to date.',
}

/**
 * Whether a command has nothing to do, and says so. Apart from the commands, most of whose time
 * would go into loading them.
 */
export async function hasNothingToDo(context: Context, command: Repeatable): Promise<boolean> {
  const { root, stages, quiet, io } = context
  const answer = await withLock(root, async () =>
    stages.run('look for changes', () => isUpToDate(root, command)),
  )
  if (answer && !quiet) io.stderr(`${words[command]}\n`)
  return answer
}
