import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../support/project.ts'
import { wholeProgram } from '../../support/run-cli.ts'

// What a new site and this repository tell coding assistants.
test.each(['templates/site/AGENTS.md.hbs', 'AGENTS.md'])(
  '%s is short, and its commands exist',
  async (file) => {
    const text = readFileSync(join(projectRoot, file), 'utf8')
    expect(text.split('\n').length).toBeLessThanOrEqual(61)
    const program = await wholeProgram()
    const options = (name: string | undefined) => {
      const command = program.commands.find((each) => each.name() === name)
      return [...(command?.options ?? []), ...program.options].flatMap(({ long }) => long ?? [])
    }
    const named = [
      ...text.matchAll(/`(?:npx|\{\{manager\.exec\}\}) roof-site ([a-z][a-z-]*)([^`]*)`/g),
    ]
    const known = new Set(program.commands.map((command) => command.name()))
    expect(named.flatMap(([, name = '']) => (known.has(name) ? [] : name))).toEqual([])
    const unknown = named.flatMap(([, name, rest = '']) =>
      (rest.match(/--[a-z-]+/g) ?? []).filter(
        (option) => ![...options(name), '--help', '--no-input'].includes(option),
      ),
    )
    expect(unknown).toEqual([])
  },
)
