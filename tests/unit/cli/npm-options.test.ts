// Options that npm kept for itself: what it leaves of them was seen with npm 10.8 and 11.19.

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataProject } from '../../support/fixtures.ts'
import { temporaryFolder, today } from '../../support/project.ts'
import { runCli, wholeProgram } from '../../support/run-cli.ts'

type Variables = Readonly<Record<string, string>>

const run = (folder: string, args: readonly string[], env: Variables) =>
  runCli(folder, args, today, '', {
    npm_command: 'run',
    npm_lifecycle_event: args[0] ?? '',
    npm_config_local_prefix: folder,
    npm_config_userconfig: join(folder, 'nobody.npmrc'),
    ...env,
  })

const told = (names: string, line: string) =>
  `npm kept ${names} for itself, and nothing was done. Put options of the command after --:\n  ${line}\n`

test.each<[args: string[], env: Variables, names: string, line: string]>([
  [
    ['rename-city', 'Guilford', 'Guilford Green'],
    { npm_config_dry_run: 'true' },
    '--dry-run',
    'npm run rename-city -- Guilford "Guilford Green" --dry-run',
  ],
  [
    ['validate'],
    { npm_config_production: 'true', npm_config_json: 'true', npm_command: 'run-script' },
    '--production, --json',
    'npm run validate -- --production --json',
  ],
  [['list'], { npm_config_loglevel: 'warn' }, '--quiet', 'npm run list -- --quiet'],
  [['list'], { npm_config_color: '' }, '--no-color', 'npm run list -- --no-color'],
  [['list'], { npm_config_input: 'false' }, '--no-input', 'npm run list -- --no-input'],
  // `--host=nginx`, and `--host nginx`.
  [['build'], { npm_config_host: 'nginx' }, '--host', 'npm run build -- --host nginx'],
  [['build', 'nginx'], { npm_config_host: 'true' }, '--host', 'npm run build -- --host <name>'],
  [
    ['add-city', 'Haddam', 'X County'],
    { npm_config_county: 'true' },
    '--county',
    'npm run add-city -- <name> --county <name>',
  ],
  [
    ['start', '8080'],
    { npm_config_port: 'true', npm_command: 'start' },
    '--port',
    'npm start -- --port <n>',
  ],
  [
    ['build', '--host', 'nginx'],
    { npm_config_json: 'true', npm_lifecycle_event: 'publish' },
    '--json',
    'npm run publish -- --host nginx --json',
  ],
])('%j where npm left %j', async (args, env, names, line) => {
  const result = await run(dataProject(), args, env)
  expect(result).toEqual({ code: 2, stdout: '', stderr: told(names, line) })
})

test('every option of every command is missed where npm kept it', async () => {
  const folder = temporaryFolder()
  const program = await wholeProgram()
  const missed = program.commands.flatMap((command) =>
    [...command.options, ...program.options].map(
      ({ long = '', negate }) => [command.name(), long, negate] as const,
    ),
  )
  expect(missed.length).toBeGreaterThan(100)
  for (const [name, long, negate] of missed) {
    const key = `npm_config_${long.replace(/^--(no-)?/, '').replaceAll('-', '_')}`
    const variables =
      long === '--quiet' ? { npm_config_loglevel: 'warn' } : { [key]: negate ? '' : 'true' }
    const { code, stderr } = await run(folder, [name], variables)
    expect({ code, stderr }, `${name} ${long}`).toEqual({
      code: 2,
      stderr: expect.stringContaining(`npm kept ${long} for`),
    })
  }
})

test.each<[what: string, env: Variables, npmrc?: string]>([
  [
    'npx, whose --yes is its own',
    { npm_command: 'exec', npm_lifecycle_event: 'npx', npm_config_json: 'true' },
  ],
  ['another command of npm, such as install', { npm_command: 'install', npm_config_json: 'true' }],
  [
    'the environment, in capitals',
    { NPM_CONFIG_PRODUCTION: 'true', NPM_CONFIG_JSON: 'true', NODE_ENV: 'production' },
  ],
  [
    'an .npmrc',
    { npm_config_production: 'true', npm_config_json: 'true', NODE_ENV: 'production' },
    'json = true\nproduction=true\n',
  ],
  ['an option that is switched off', { npm_config_json: '', npm_config_color: 'always' }],
  ['another level of the log', { npm_config_loglevel: 'silent' }],
  ['packages left out', { NODE_ENV: 'production', npm_config_omit: 'dev' }],
  ['an option that the command has got all the same', { npm_config_json: 'true', args: '--json' }],
])('%s: the command runs', async (_, { args, ...env }, npmrc = '') => {
  const folder = dataProject({ '.npmrc': npmrc })
  const { code, stderr } = await run(folder, ['validate', ...(args ? [args] : [])], env)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
})
