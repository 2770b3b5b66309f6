// Options before `--`, with the npm of this machine: what it leaves of them is its own affair.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runProgram } from '../../support/processes.ts'
import { fixtureData, linkDependencies, projectRoot, writeFiles } from '../../support/project.ts'
import { firstCities } from '../../support/fixtures.ts'

interface Case {
  readonly typed: string
  readonly env?: Readonly<Record<string, string>>
  readonly npmrc?: string
  /** What the command says to type; without, it runs. */
  readonly said?: string
}

const cases: readonly Case[] = [
  {
    typed: 'npm run rename-city Guilford Green --dry-run',
    said: 'npm run rename-city -- Guilford Green --dry-run',
  },
  { typed: 'npm run validate --json', said: 'npm run validate -- --json' },
  { typed: 'npm start --port=8080', said: 'npm start -- --port 8080' },
  { typed: 'npm run validate -- --json' },
  { typed: 'npx --yes roof-site list --json' },
  { typed: 'npm run validate', env: { NPM_CONFIG_JSON: 'true', NPM_CONFIG_PRODUCTION: 'true' } },
  { typed: 'npm run validate', npmrc: 'json=true\n' },
  { typed: 'npm run validate --omit=dev' },
  // Of this one npm leaves NODE_ENV alone, which only Linux tells from one of the machine.
  ...(process.platform === 'linux'
    ? [
        { typed: 'npm run validate --production', said: 'npm run validate -- --production' },
        { typed: 'npm run validate', env: { NODE_ENV: 'production' } },
      ]
    : []),
]

const folder = mkdtempSync(join(tmpdir(), 'roof-site-'))
beforeAll(() => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  // As in a site: what else the script of this repository does is no matter of options.
  const own = { private: true, scripts: { ...scripts, start: 'roof-site start' } }
  cpSync(fixtureData, join(folder, 'data'), { recursive: true })
  linkDependencies(folder)
  writeFiles(folder, {
    'data/cities.yaml': firstCities(1),
    'package.json': JSON.stringify(own),
  })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(cases)('$typed with $env and $npmrc: $said', ({ typed, env, npmrc = '', said }) => {
  writeFileSync(join(folder, '.npmrc'), npmrc)
  // What npm says to these tests is none of the case.
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV$)/i.test(name))
  const [command = '', ...args] = typed.split(' ')
  const { status, stderr } = runProgram(command, args, {
    cwd: folder,
    env: { ...Object.fromEntries(own), ...env },
    shell: process.platform === 'win32',
  })
  expect(status).toBe(said === undefined ? 0 : 2)
  if (said !== undefined) expect(stderr).toContain(`of the command after --:\n  ${said}\n`)
})
