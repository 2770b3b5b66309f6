import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { createProgram } from '../../../cli/program.ts'
import { projectRoot } from '../../support/project.ts'

const io = {
  cwd: projectRoot,
  env: {},
  stdin: () => '',
  stdout: () => undefined,
  stderr: () => undefined,
  interactive: false,
  color: false,
  isTerminal: false,
  clock: () => 0,
  now: () => new Date(0),
}
const program = createProgram(io, '0.0.0', () => undefined)
const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(projectRoot, 'package.json'), 'utf8'),
)

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const filesIn = (folder: string, ending: string) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))

/** All that tells a person or a service what to run. */
const told = [
  'README.md',
  'CONTRIBUTING.md',
  'netlify.toml',
  ...filesIn('docs', '.md'),
  '.github/workflows/site.yml',
  ...filesIn('data', '.yaml'),
  ...filesIn('cli', '.ts'),
]

interface Told {
  readonly file: string
  readonly script: string
  readonly options: readonly string[]
}

const commands: readonly Told[] = told.flatMap((file) => {
  // A long command goes on in the next line.
  const text = read(file).replaceAll(/\\\n\s*/g, ' ')
  return [...text.matchAll(/npm run (?:--silent )?([a-z][\w-]*)(?: -- ([^`\n]*))?/g)].map(
    ([, script = '', rest = '']) => {
      const options = [...rest.matchAll(/(?<!\S)--[a-z][a-z-]*/g)].map(([option]) => option)
      return { file, script, options }
    },
  )
})

test('each command has a script, and each script of the program is a command', () => {
  // `npm start` installs first.
  const names = program.commands.map((command) => command.name()).filter((name) => name !== 'start')
  const own = Object.entries(scripts).filter(([, line]) => line.startsWith('roof-site '))
  expect(own.map(([name]) => name).toSorted()).toEqual(names.toSorted())
  expect(own).toEqual(own.map(([name]) => [name, `roof-site ${name}`]))
})

test('what is told to run is there, with its options', () => {
  expect(commands.length).toBeGreaterThan(40)
  expect(commands.filter(({ script }) => !Object.hasOwn(scripts, script))).toEqual([])
  const unknown = commands.filter(({ script, options }) => {
    const command = program.commands.find((each) => each.name() === script)
    const all = [...(command?.options ?? []), ...program.options]
    const known = new Set(['--help', ...all.map(({ long }) => long)])
    return command && options.some((option) => !known.has(option))
  })
  expect(unknown).toEqual([])
})

test('the file for GitLab is YAML', () => {
  const [, file = ''] = /```yaml\n([^]*?)```/.exec(read('docs/ci.md')) ?? []
  const document = parseDocument(file)
  expect([...document.errors, ...document.warnings]).toEqual([])
  expect(document.getIn(['data', 'artifacts', 'reports', 'codequality'])).toBe('data.json')
})

test('nobody is told to type what only works after npm link', () => {
  expect(told.filter((file) => read(file).includes('npx --no-install roof-site'))).toEqual([])
})

test('each command has its section in the docs, which its help names', () => {
  const sections = read('docs/commands.md').matchAll(/^#+ ([a-z-]+)$/gm)
  const headings = new Set(Array.from(sections, ([, name]) => name))
  const missing = program.commands.filter((command) => !headings.has(command.name()))
  expect(missing.map((command) => command.name())).toEqual([])
})
