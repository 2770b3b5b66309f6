import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { endOf } from '../../support/processes.ts'
import { projectRoot } from '../../support/project.ts'

/** Waits for a text on the screen, then types. */
export type Step = readonly [shown: string, typed: string]

export const enter = '\r'

/** Runs `roof-site` on a terminal (util-linux `script`), and types as each step is shown. */
export async function onTerminal(
  cwd: string,
  args: readonly string[],
  steps: readonly Step[],
): Promise<{ code: number | null; screen: string }> {
  const program = [process.execPath, join(projectRoot, 'cli/bin/roof-site.mjs'), ...args]
  // A terminal of `script` has no width of its own.
  const command = `stty cols 200 rows 50; ${program.map(quoted).join(' ')}`
  // A dumb terminal, which build machines have, takes no key but Enter.
  const env = { ...process.env, TERM: 'xterm' }
  const child = spawn('script', ['-qec', command, '/dev/null'], { cwd, env })
  let screen = ''
  let read = 0
  let next = 0
  // Where the machine is busy it is lost all the same, and a person presses it again.
  const type = (keys: string) => {
    const { length } = screen
    child.stdin.write(keys)
    setTimeout(() => {
      if (screen.length === length && child.exitCode === null) type(keys)
    }, 10_000).unref()
  }
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    screen += stripVTControlCharacters(chunk)
    const step = steps[next]
    const at = step ? screen.indexOf(step[0], read) : -1
    if (!step || at < 0) return
    read = screen.length
    next += 1
    // As a person would, after the question: a key before it listens may be lost.
    setTimeout(() => type(step[1]), 50)
  })
  const [code] = await endOf(child, () => screen)
  return { code, screen: screen.replaceAll('\r\n', '\n') }
}

const quoted = (argument: string) => `'${argument.replaceAll("'", String.raw`'\''`)}'`
