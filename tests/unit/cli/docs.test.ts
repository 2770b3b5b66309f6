import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { projectRoot } from '../../support/project.ts'
import { wholeProgram } from '../../support/run-cli.ts'
import { words } from '../../support/cases.ts'

const program = await wholeProgram()
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

/** A script is asked for by `npm run`, with its options behind `--`; any command by `npx roof-site`. */
const asked =
  /(?:npm run (?:--silent )?(?<script>[a-z][\w-]*)(?<behind> --(?= ))?|npx roof-site (?<command>[a-z][\w-]*))(?<rest>[^`\n]*)/g

const commands = told.flatMap((file) => {
  // A long command goes on in the next line.
  const text = read(file).replaceAll(/\\\n\s*/g, ' ')
  return Array.from(text.matchAll(asked), ({ groups = {} }) => {
    const { script, command, behind, rest = '' } = groups
    const [own = ''] = rest.split(/ [|>&#] ?|\)/)
    const options = Array.from(own.matchAll(/(?<!\S)--[a-z][a-z-]*/g), ([option]) => option)
    // npm would take the options for its own.
    const isKept = script !== undefined && behind === undefined && options.length > 0
    return { file, script, command: script ?? command ?? '', options, isKept }
  })
})

test('what an owner does every week is a script, and a script of the program is a command', () => {
  const own = Object.entries(scripts).filter(([, line]) => line.startsWith('roof-site '))
  expect(own.map(([name]) => name)).toEqual(
    words`dev edit build preview validate generate add-city rename-city remove-city add-project add-review report audit`,
  )
  expect(own).toEqual(own.map(([name]) => [name, `roof-site ${name}`]))
  const template = read('templates/site/package.json.hbs').replace('{{json version}}', '""')
  const { start: _start, test: _test, ...others } = JSON.parse(template).scripts
  expect(Object.fromEntries(own)).toEqual(others)
  const names = new Set(program.commands.map((command) => command.name()))
  expect(own.filter(([name]) => !names.has(name))).toEqual([])
})

test('what is told to run is there, with its options', () => {
  expect(commands.length).toBeGreaterThan(40)
  const missing = commands.filter(({ script, command }) =>
    script === undefined
      ? !program.commands.some((each) => each.name() === command)
      : !Object.hasOwn(scripts, script),
  )
  expect(missing).toEqual([])
  const unknown = commands.filter(({ command: name, options }) => {
    const command = program.commands.find((each) => each.name() === name)
    const all = [...(command?.options ?? []), ...program.options]
    const known = new Set(['--help', ...all.map(({ long }) => long)])
    return command && options.some((option) => !known.has(option))
  })
  expect(unknown).toEqual([])
  expect(commands.filter(({ isKept }) => isKept)).toEqual([])
})

test('the file for GitLab is YAML', () => {
  const [, file = ''] = /```yaml\n([^]*?)```/.exec(read('docs/ci.md')) ?? []
  const document = parseDocument(file)
  expect([...document.errors, ...document.warnings]).toEqual([])
  expect(document.getIn(['data', 'script', 0])).toBe('npm run --silent validate')
})

test('each command has its section in the docs, which its help names', () => {
  const sections = read('docs/commands.md').matchAll(/^#+ ([a-z-]+)$/gm)
  const headings = new Set(Array.from(sections, ([, name]) => name))
  const missing = program.commands.filter((command) => !headings.has(command.name()))
  expect(missing.map((command) => command.name())).toEqual([])
})

const docs = [
  ...words`README.md CONTRIBUTING.md CHANGELOG.md SECURITY.md`,
  ...filesIn('docs', '.md'),
]

/** How GitHub names the place of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

test('each link of the docs leads to a file and a heading that are there', () => {
  const links = docs.flatMap((file) =>
    Array.from(
      read(file).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g),
      ([, to, anchor]) => ({ file, to: to ? join(dirname(file), to) : file, anchor }),
    ),
  )
  expect(links.length).toBeGreaterThan(50)
  const broken = links.filter(({ to, anchor }) => {
    if (!existsSync(join(projectRoot, to))) return true
    const headings = Array.from(read(to).matchAll(/^#+ (.*)$/gm), ([, heading = '']) => heading)
    return anchor !== undefined && !headings.map(anchorOf).includes(anchor)
  })
  expect(broken).toEqual([])
})

test('each decision is in the list', () => {
  const decisions = filesIn('docs/decisions', '.md').filter((file) => !file.endsWith('README.md'))
  const list = read('docs/decisions/README.md')
  expect(decisions.filter((file) => !list.includes(`(${basename(file)})`))).toEqual([])
})

test('each dependency has its line in the architecture document, and no other', () => {
  const [, table = ''] = read('docs/architecture.md').split('## Dependencies')
  const listed = table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| package'))
    .flatMap((line) => line.split('|')[1]?.replaceAll('\\', '').split(',') ?? [])
    .map((name) => name.trim())
    .filter((name) => !/^-+$/.test(name))
  const used = ['package.json', 'cli/package.json'].flatMap((file) => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(file))
    return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  })
  const named = used.map((name) => (name.startsWith('@types/') ? '@types/*' : name))
  expect(listed.toSorted()).toEqual([...new Set(named)].toSorted())
})

test('files that the docs for developers name are there', () => {
  const named = ['CONTRIBUTING.md', 'docs/architecture.md'].flatMap((file) =>
    Array.from(
      read(file).matchAll(/`((?:cli|src|tests|templates|site|docs)\/[\w./-]+)`/g),
      ([, path = '']) => path,
    ),
  )
  expect(named.length).toBeGreaterThan(40)
  const places = (path: string) =>
    ['', 'cli/', 'src/'].flatMap((room) => ['', '.ts', '.tsx'].map((end) => room + path + end))
  const isThere = (path: string) =>
    places(path).some((place) => existsSync(join(projectRoot, place)))
  expect(named.filter((path) => !isThere(path))).toEqual([])
})
