import { mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { changeOf, dataProject, withFewCities } from '../../support/fixtures.ts'
import { projectRoot, temporaryFolder } from '../../support/project.ts'
import { runCli, wholeProgram } from '../../support/run-cli.ts'
import { words } from '../../support/cases.ts'

test.each([
  ['an unknown command', ['validat']],
  ['an unknown option', ['validate', '--strict']],
  ['an option without its value', ['validate', '--max-warnings']],
  ['a number that is none', ['validate', '--max-warnings', 'few']],
  ['a number below 0', ['validate', '--max-warnings', '-1']],
  ['an empty number', ['validate', '--max-warnings', '']],
  ['a format that is none', ['validate', '--format', 'xml']],
  ['JSON as a format', ['validate', '--format', 'json']],
  ['an argument too many', ['list', 'cities']],
  ['a port that is none', ['preview', '--port', '80000']],
  ['an option that `npm start` does not have', ['start', '--foo']],
  ['a port that is none for `npm start`', ['start', '--port', 'many']],
])('%s: exit code 2 and words on stderr', async (_, args) => {
  const { code, stdout, stderr } = await runCli(dataProject(), args)
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toMatch(/^.+\n/)
})

test('a misspelt command is answered with the right one', async () => {
  const { stderr } = await runCli(dataProject(), ['validat'])
  expect(stderr).toBe("error: unknown command 'validat'\n(Did you mean validate?)\n")
})

test('outside a project: exit code 4', async () => {
  const folder = temporaryFolder()
  expect(await runCli(folder, ['validate'])).toEqual({
    code: 4,
    stdout: '',
    stderr: `No data/ folder in ${folder} or above it. The folder of a site is named by --cwd.\n`,
  })
})

test('a folder named by --cwd that is not there: exit code 4, whatever is above it', async () => {
  const folder = dataProject()
  const { code, stdout } = await runCli(folder, ['validate', '--cwd', join(folder, 'nowhere')])
  expect({ code, stdout }).toEqual({ code: 4, stdout: '' })
})

test.each([
  ['the folder itself', '.'],
  ['its data folder', 'data'],
  ['a folder further down', 'data/public'],
])('finds the project from %s', async (_, below) => {
  const folder = dataProject()
  const here = await runCli(folder, ['validate'])
  const there = await runCli(join(folder, below), ['validate'])
  expect(there).toEqual(here)
})

test('--cwd names the project, before and after the command', async () => {
  const folder = dataProject()
  const elsewhere = temporaryFolder()
  const direct = await runCli(folder, ['validate'])
  expect(await runCli(elsewhere, ['--cwd', folder, 'validate'])).toEqual(direct)
  expect(await runCli(elsewhere, ['validate', '--cwd', folder])).toEqual(direct)
})

test('--cwd is read from the current folder', async () => {
  const folder = dataProject()
  mkdirSync(join(folder, 'docs'))
  const direct = await runCli(folder, ['validate'])
  expect(await runCli(join(folder, 'docs'), ['validate', '--cwd', '..'])).toEqual(direct)
})

test.each([
  '',
  ...words`validate generate build dev preview start list add-city rename-city remove-city rules docs`,
])('help for `roof-site %s` starts with examples', async (command) => {
  const args = command === '' ? ['--help'] : [command, '--help']
  const folder = temporaryFolder()
  const { code, stdout, stderr } = await runCli(folder, args)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toMatch(new RegExp(`^Examples:\\n  \\$ roof-site ${command}`))
  expect(stdout).toContain(`Usage: roof-site ${command}`)
  expect(stdout).toMatch(/^ {2}--cwd <dir>/m)
  // From where one stands.
  const manual = join(relative(folder, projectRoot), 'docs/commands.md')
  expect(stdout).toContain(`\nMore: ${manual}${command && `#${command}`}\n`)
})

test('the help of the program lists each command with what it takes', async () => {
  const program = await wholeProgram()
  const taken = program.commands.map((command) => {
    const given = command.registeredArguments.map((argument) =>
      argument.required ? `<${argument.name()}>` : `[${argument.name()}]`,
    )
    return [command.name(), ...(command.options.length > 0 ? ['[options]'] : []), ...given].join(
      ' ',
    )
  })
  expect(taken.length).toBeGreaterThan(20)
  const { stdout } = await runCli(temporaryFolder(), ['--help'])
  const [, list = ''] = stdout.split('\nCommands:\n')
  const listed = Array.from(list.matchAll(/^ {2}(\S.*?)(?: {2}|$)/gm), ([, term]) => term)
  expect(listed).toEqual([...taken, 'help [command]'])
})

test.each([['--help', 'list'], ['--cwd', 'list', '--help'], ['help'], ['help', 'nothing']])(
  '%s %s: the help of the program',
  async (...args) => {
    const { stdout } = await runCli(temporaryFolder(), ['--help'])
    const asked = await runCli(temporaryFolder(), args)
    expect(asked.stdout + asked.stderr).toBe(stdout)
  },
)

test('help for a command is its --help', async () => {
  const asked = await runCli(temporaryFolder(), ['help', 'list'])
  expect(asked).toEqual(await runCli(temporaryFolder(), ['list', '--help']))
})

test('without arguments the help is printed', async () => {
  const folder = temporaryFolder()
  expect(await runCli(folder, [])).toEqual(await runCli(folder, ['--help']))
})

test('--version prints the version alone', async () => {
  const told = { code: 0, stdout: '0.0.0\n', stderr: '' }
  expect(await runCli(temporaryFolder(), ['--version'])).toEqual(told)
})

test.each([['validate'], ['generate', '--check'], ['list'], ['rules']])(
  '%s %s: --json, before or after, is one',
  async (...args) => {
    const folder = dataProject(withFewCities)
    const result = await runCli(folder, [...args, '--json'])
    expect(JSON.parse(result.stdout)).toMatchObject({ version: 1 })
    expect(await runCli(folder, ['--json', ...args])).toEqual(result)
  },
)

test.each([
  [['validate', '--format', 'json'], 'There is no format "json". JSON is what --json prints.\n'],
  [['validate', '--format', 'sarif'], 'There is no format "sarif". There are text, github.\n'],
  [['audit', '--format', 'sarif'], 'There is no format "sarif". There are text, github.\n'],
  [['audit', '--format', 'gitlab'], 'There is no format "gitlab". Did you mean github?\n'],
  [
    ['report', '--since', 'main', '--format', 'sarif'],
    'There is no format "sarif". There are text, markdown.\n',
  ],
  [
    ['dev', '--host', '0.0.0.0'],
    '--host names a host for `build`. The address to listen on is --address 0.0.0.0.\n',
  ],
])('%s: what it is called is said', async (args, stderr) => {
  expect(await runCli(dataProject(), args)).toEqual({ code: 2, stdout: '', stderr })
})

test.each([
  ['an option that is none', ['validate', '--nope'], 2, "unknown option '--nope'"],
  ['a value that is none', ['validate', '--max-warnings', 'x'], 2, 'x is not a whole number'],
  ['a command that is none', ['validat'], 2, 'validat'],
  ['no command', [], 2, 'No command is named.'],
  ['a rule that is none', ['rules', 'nope/nope'], 2, 'There is no rule "nope/nope".'],
  ['a file that is none', ['import', 'addresses', 'nope.csv'], 4, 'nope.csv: no such file'],
  ['no project', ['list', '--cwd', 'nowhere'], 4, 'No data/ folder in '],
])('--json says why there is no result: %s', async (_, args, code, said) => {
  const { stdout, stderr, ...result } = await runCli(dataProject(), [...args, '--json'])
  const { version, error } = JSON.parse(stdout) as {
    version: number
    error: { code: number; message: string }
  }
  expect([result.code, version, error.code]).toEqual([code, 1, code])
  expect(error.message).toContain(said)
  if (said !== 'No command is named.') expect(stderr).toContain(error.message)
})

test('off a terminal nothing is colored', async () => {
  const folder = dataProject(changeOf('business', 'count: 127', 'count: many'))
  const { stdout } = await runCli(folder, ['validate'])
  expect(stdout).toContain('data/business.yaml:58:10 error count is "many". schema/type\n')
  expect(stdout).not.toContain('\u001B')
})
