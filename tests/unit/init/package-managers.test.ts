import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { packageManagerOf } from '../../../cli/load/package-managers.ts'
import { filesIn, temporaryFolder } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'
import { answersOf } from './new-site.ts'

const agents = {
  npm: 'npm/10.9.2 node/v22.13.0 linux x64 workspaces/false',
  'pnpm 9': 'pnpm/9.15.4 npm/? node/v22.13.0 linux x64',
  'pnpm 10': 'pnpm/10.34.9 npm/? node/v24.1.0 darwin arm64',
  yarn: 'yarn/1.22.22 npm/? node/v22.13.0 linux x64',
}

test.each([
  { agent: undefined, beside: [], expected: { name: 'npm', version: '' } },
  { agent: agents.npm, beside: [], expected: { name: 'npm', version: '' } },
  { agent: agents.yarn, beside: [], expected: { name: 'npm', version: '' } },
  { agent: agents['pnpm 9'], beside: [], expected: { name: 'pnpm', version: '9' } },
  { agent: agents['pnpm 10'], beside: [], expected: { name: 'pnpm', version: '10' } },
  { agent: agents.npm, beside: ['pnpm-lock.yaml'], expected: { name: 'pnpm', version: '10' } },
  {
    agent: agents['pnpm 9'],
    beside: ['pnpm-lock.yaml'],
    expected: { name: 'pnpm', version: '9' },
  },
  { agent: agents['pnpm 9'], beside: ['package-lock.json'], expected: { name: 'npm' } },
])('beside $beside, run by $agent, a site has $expected', ({ agent, beside, expected }) => {
  const parent = temporaryFolder()
  for (const file of beside) writeFileSync(join(parent, file), '')
  const env = { npm_config_user_agent: agent }
  expect(packageManagerOf(join(parent, 'sites/new'), env)).toMatchObject(expected)
})

/** The texts of a new site but for generated files, and what `init` says. */
async function begin(agent: string) {
  const parent = temporaryFolder()
  writeFileSync(join(parent, 'answers.yaml'), JSON.stringify(answersOf('OH', 'roofing')))
  const line = ['init', 'site', '--from', 'answers.yaml']
  const { code, stderr } = await runCli(parent, line, undefined, '', {
    npm_config_user_agent: agent,
  })
  expect(code, stderr).toBe(0)
  const site = join(parent, 'site')
  const own = filesIn(site).filter((file) => !/^(generated|data\/schema)\//.test(file))
  return new Map([
    ['what init says', stderr],
    ...own.map((file) => [file, readFileSync(join(site, file), 'utf8')] as const),
  ])
}

const stepsOf = (texts: ReadonlyMap<string, string>): { run?: string; uses?: string }[] =>
  parse(texts.get('.github/workflows/site.yml') ?? '').jobs.site.steps

test('a new site speaks of the package manager that began it alone', async () => {
  const byPnpm = await begin(agents['pnpm 9'])
  const speaking = [...byPnpm].filter(([, text]) => /\b(npm|npx)\b/.test(text))
  expect(speaking.map(([file]) => file)).toEqual([])
  expect(byPnpm.get('README.md')).toContain('`pnpm run add-city "Name of a town"`')
  expect(byPnpm.get('AGENTS.md')).toContain('`pnpm exec roof-site validate --json`')
  expect(byPnpm.get('what init says')).toMatch(
    / && pnpm install .*: pnpm add --save-exact roof-site@FILE\n {2}pnpm start .*\n {2}pnpm run validate --production /,
  )
  expect(stepsOf(byPnpm)).toEqual(
    expect.arrayContaining([
      { uses: expect.stringMatching(/^pnpm\/action-setup@[\da-f]{40}$/), with: { version: 9 } },
      { uses: expect.stringContaining('setup-node@'), with: { 'node-version': 24, cache: 'pnpm' } },
      { run: 'pnpm install --frozen-lockfile --ignore-scripts' },
      { run: 'pnpm test' },
    ]),
  )

  const byNpm = await begin(agents.npm)
  expect([...byNpm].filter(([, text]) => text.includes('pnpm'))).toEqual([])
  expect(byNpm.get('README.md')).toContain('`npm run add-city -- "Name of a town"`')
  expect(stepsOf(byNpm)).toEqual(
    expect.arrayContaining([{ run: 'npm ci --ignore-scripts' }, { run: 'npm test' }]),
  )
})
