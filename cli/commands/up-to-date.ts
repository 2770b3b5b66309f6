import { lookForChanges, recall, type Known } from '../build/up-to-date.ts'
import type { Repeatable } from '../build/written-files.ts'
import { withLock } from '../write/lock.ts'
import type { Context } from './context.ts'

const words: Readonly<Record<Repeatable, string>> = {
  generate: 'generated/ is up to date.',
  build: 'dist/ is up to date.',
  'build --production': 'dist/ is up to date.',
}

/**
 * Whether a command could be done in a short way: there was nothing to do, or next to nothing.
 * Apart from the commands, most of whose time would go into loading them.
 */
export async function takeShortWay(context: Context, command: Repeatable): Promise<boolean> {
  const { root } = context
  return withLock(root, async () => {
    // Looking at thousands of files takes longest, and is begun before it is known to be of use.
    const known = recall(root, command)
    try {
      return known !== undefined && (await takeFrom(context, command, known))
    } finally {
      known?.check.end()
    }
  })
}

async function takeFrom(context: Context, command: Repeatable, known: Known): Promise<boolean> {
  const { root, stages, quiet, io } = context
  const changes = await stages.run('look for changes', () => lookForChanges(root, command, known))
  if (changes.kind === 'none') {
    if (!quiet) io.stderr(`${words[command]}\n`)
    return true
  }
  if (changes.kind === 'any' || command !== 'build') return false
  const { retouchBuild } = await import('./retouch.ts')
  return retouchBuild(context, changes, known.check)
}
