import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commitAll, generatedProject, fixtureWith, firstCities } from '../../support/fixtures.ts'
import { contents, fixtureData, temporaryFolder, writeFiles } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'
import { words } from '../../support/cases.ts'

/** A folder with the sites `good`, whose data is right, and `bad`, whose rating is none. */
function twoSites(): string {
  const folder = temporaryFolder()
  for (const site of ['good', 'bad']) {
    cpSync(fixtureData, join(folder, site, 'data'), { recursive: true })
  }
  writeFiles(folder, {
    'good/data/cities.yaml': firstCities(2),
    'bad/data/business.yaml': fixtureWith('business', 'count: 127', 'count: many'),
  })
  return folder
}

const both = ['--cwd', 'bad', '--cwd', 'good']

/** What was told on standard error, without times. */
const withoutTimes = (text: string) => text.replaceAll(/\d+\.\d s$/gm, '0.0 s')

test('several sites: one after the other, a table, the worst exit code', async () => {
  const folder = twoSites()
  const { code, stdout, stderr } = await runCli(folder, ['validate', ...both])
  expect(code).toBe(1)
  const [bad = '', good = ''] = stdout.split(/(?=^good$)/m)
  const [badAlone, goodAlone] = [
    await runCli(folder, ['validate', '--cwd', 'bad']),
    await runCli(folder, ['validate', '--cwd', 'good']),
  ]
  expect(bad).toBe(`bad\n${badAlone.stdout}\n`)
  expect(good).toBe(`good\n${goodAlone.stdout}\n`)
  expect([badAlone.code, goodAlone.code]).toEqual([1, 0])
  expect(withoutTimes(stderr)).toBe(
    'bad   errors                 0.0 s\ngood  ok                     0.0 s\n',
  )
})

test('a glob of the shell is several folders, and each counts once', async () => {
  const folder = twoSites()
  const all = await runCli(folder, ['validate', ...both])
  expect(await runCli(folder, ['--cwd', 'bad', '--cwd', 'good', 'validate'])).toEqual(all)
  expect(await runCli(folder, ['validate', '--cwd', 'bad', 'good'])).toEqual(all)
  expect(await runCli(folder, ['--cwd=bad', 'validate', '--cwd', 'good', 'bad'])).toEqual(all)
})

test('a site that cannot be read keeps no other from its turn', async () => {
  const folder = twoSites()
  writeFiles(folder, { 'README.md': 'Sites of our clients.\n' })
  const args = ['validate', '--cwd', 'README.md', 'bad', 'good']
  const { code, stderr } = await runCli(folder, args)
  expect(code).toBe(4)
  expect(withoutTimes(stderr))
    .toBe(`${join(folder, 'README.md/data')}: a file is in the place of a folder.
README.md  could not run          0.0 s
bad        errors                 0.0 s
good       ok                     0.0 s
`)
})

test('--json: what each site has is by the site, and --quiet has no table', async () => {
  const folder = twoSites()
  const alone = async (site: string) =>
    JSON.parse((await runCli(folder, ['validate', '--json', '--cwd', site])).stdout) as unknown
  const { code, stdout, stderr } = await runCli(folder, ['validate', '--json', ...both, 'nowhere'])
  expect([code, stderr]).toEqual([4, `No data/ folder in ${join(folder, 'nowhere')}.\n`])
  expect(JSON.parse(stdout)).toEqual({
    version: 1,
    sites: [
      { site: 'bad', code: 1, seconds: 0, result: await alone('bad') },
      { site: 'good', code: 0, seconds: 0, result: await alone('good') },
      { site: 'nowhere', code: 4, seconds: 0, result: await alone('nowhere') },
    ],
  })
  expect((await runCli(folder, ['validate', '--quiet', ...both])).stderr).toBe('')
})

test('GitHub is told of files from the root of the repository', async () => {
  const place = /^::error file=bad\/data\/business\.yaml,line=58,/m
  const folder = twoSites()
  const args = ['validate', '--cwd', 'bad', '--format', 'github']
  expect((await runCli(folder, args)).stdout).toMatch(
    new RegExp(place.source.replace('bad\\/', '')),
  )
  commitAll(folder)
  expect((await runCli(folder, args)).stdout).toMatch(place)
  expect((await runCli(join(folder, 'bad'), args.toSpliced(1, 2))).stdout).toMatch(place)
})

test('generated/ of several sites is written and compared', async () => {
  const folder = temporaryFolder()
  const project = await generatedProject()
  for (const site of ['one', 'two']) cpSync(project, join(folder, site), { recursive: true })
  rmSync(join(folder, 'two/generated/routes.tsx'), { force: true })
  rmSync(join(folder, 'two/generated/addresses.txt'))
  const args = ['--cwd', 'one', '--cwd', 'two']
  const check = await runCli(folder, ['generate', '--check', ...args])
  expect(check.code).toBe(3)
  expect(check.stderr).toMatch(/^one {2}ok .*\ntwo {2}generated\/ differs /m)
  expect((await runCli(folder, ['generate', ...args])).code).toBe(0)
  expect(contents(join(folder, 'two'))).toEqual(contents(join(folder, 'one')))
})

test('what an earlier run was cut off in is completed in each site', async () => {
  const folder = twoSites()
  for (const site of ['good', 'bad']) writeFiles(folder, { [`${site}/.roof-site.journal`]: 'x' })
  const { stderr } = await runCli(folder, ['validate', ...both])
  expect(stderr.match(/\.roof-site\.journal/g)).toHaveLength(2)
})

test.each(words`dev preview start list add-city add-project add-review rename-city hosts`)(
  '%s is for one site',
  async (command) => {
    const names = command === 'rename-city' ? ['Clinton', 'Essex'] : []
    const { code, stdout, stderr } = await runCli(twoSites(), [command, ...names, ...both])
    expect({ code, stdout, stderr }).toEqual({
      code: 2,
      stdout: '',
      stderr: `${command} is for one site: name one folder by --cwd.\n`,
    })
  },
)

test.each([
  [['report', '--since', 'HEAD', '--pictures', 'x', ...both], '--pictures is for one'],
  [['validate', 'good', 'bad'], 'too many arguments'],
])('%j: exit code 2, and nothing is done', async (args, message) => {
  const { code, stdout, stderr } = await runCli(twoSites(), args)
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toContain(message)
})

test.each([
  [['--strict'], "error: unknown option '--strict'\n"],
  [['--format', 'sarif'], 'There is no format "sarif". There are text, github.\n'],
])('a command line that is wrong is told once: %j', async (args, stderr) => {
  const result = await runCli(twoSites(), ['validate', ...args, ...both])
  expect(result).toMatchObject({ code: 2, stderr })
})

test('a name of a folder is shown, not obeyed', async () => {
  const folder = temporaryFolder()
  const evil = '::error::\u001B[2J'
  mkdirSync(join(folder, 'data'))
  symlinkSync(folder, join(folder, evil), 'junction')
  const { stdout, stderr } = await runCli(folder, ['validate', '--cwd', evil, '.'])
  expect(stdout + stderr).not.toContain('\u001B')
  expect(stdout + stderr).not.toMatch(/^::/m)
})
