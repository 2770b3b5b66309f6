import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { loadProgram } from '../../cli/bin/bundle.mjs'
import { projectRoot } from '../../cli/bin/install.mjs'

/** As many documents as somebody reads, and as many options as somebody finds their own among. */
const most = { documents: 25, options: 100 }

/** What of the project has grown beyond its line, a line each. */
export async function checkCounts() {
  const counts = { documents: countDocuments(), options: await countOptions() }
  return Object.entries(counts)
    .filter(([what, count]) => count > most[what])
    .map(([what, count]) => `${count} ${what}: ${most[what]} at most (tests/lint/counts.mjs)`)
}

/** Those of `docs/rules/` are looked into by `roof-site rules ID`, a rule at a time. */
function countDocuments() {
  const files = readdirSync(join(projectRoot, 'docs'), { recursive: true, withFileTypes: true })
  const rules = join(projectRoot, 'docs/rules')
  return files.filter((file) => file.isFile() && file.parentPath !== rules).length
}

/** Those in the help texts of all commands, but for the ones that all have. */
async function countOptions() {
  const { main } = await loadProgram()
  const helpOf = async (...args) => {
    let text = ''
    // A help text asks for no other streams and surroundings.
    const io = { cwd: projectRoot, env: {}, stdout: (part) => (text += part) }
    await main([...args, '--help'], io, { folder: projectRoot, version: '0.0.0' })
    return text
  }
  const commands = namesIn(await helpOf(), 'Commands').filter((name) => name !== 'help')
  const options = await Promise.all(
    commands.map(async (command) => namesIn(await helpOf(command), 'Options')),
  )
  const own = options.flat().filter((name) => name !== '--help')
  if (!own.includes('--template')) throw new Error('The help of add-city names no --template.')
  return own.length
}

/** What the lines of a part of a help text are about: the long names of options, or commands. */
function namesIn(help, part) {
  const [, lines = ''] = new RegExp(`^${part}:\n((?:  .*\n)+)`, 'm').exec(help) ?? []
  return Array.from(lines.matchAll(/^ {2}(?:-\w, )?([\w-]+)/gm), ([, name]) => name)
}
