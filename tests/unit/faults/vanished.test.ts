import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  commitAll,
  generatedProject,
  write,
  fixture,
  fixtureWith,
  firstCities,
} from '../../support/fixtures.ts'
import { snapshot } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'
import { vanishedFaults } from './vanished.ts'

const meriden = '/service-areas/meriden'

/** Takes the last of three cities out of the data by hand. */
async function withoutMeriden(): Promise<string> {
  const folder = await generatedProject()
  write(folder, 'data/cities.yaml', firstCities(2))
  return folder
}

test.each(vanishedFaults)(
  'generate and validate refuse $name, and so does --check',
  async (fault) => {
    const { rule, content, message } = fault
    const folder = await generatedProject()
    write(folder, 'data/cities.yaml', content)
    const before = snapshot(folder)
    for (const args of ['generate', 'generate --check', 'generate --force', 'build']) {
      const { code, stdout } = await runCli(folder, [...args.split(' '), '--json'])
      const { findings } = JSON.parse(stdout)
      expect(code).toBe(1)
      expect(findings).toEqual([
        expect.objectContaining({ rule, severity: 'error', file: 'data/addresses.yaml', message }),
      ])
    }
    const { code, stdout } = await runCli(folder, ['validate', '--json'])
    const { findings } = JSON.parse(stdout)
    expect(code).toBe(1)
    expect(findings).toContainEqual(expect.objectContaining({ rule, severity: 'error', message }))
    expect(snapshot(folder)).toEqual(before)
  },
)

test('the finding marks the redirects and says how to mend it', async () => {
  const folder = await withoutMeriden()
  const { code, stdout, stderr } = await runCli(folder, ['generate'])
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr)
    .toBe(`data/addresses.yaml:10:1 error ${meriden} was an address of this site, and nothing answers there now. address/vanished
   9 |
  10 | redirects:
     | ^^^^^^^^^
  expected: a page, a redirect or an entry of \`gone\` for it
  under \`redirects\` in data/addresses.yaml:
    
      - from: ${meriden}
        to: /service-areas
    
    or under \`gone\`: - ${meriden}
    or, if it was never public: npx roof-site generate --never-public ${meriden}
    Next time, rename-city and remove-city do this for you.
1 error in 1 file
Nothing was written: addresses would vanish.
`)
})

test.each([
  [
    'a redirect',
    fixtureWith('addresses', 'redirects:', `redirects:\n  - from: ${meriden}\n    to: /contact`),
  ],
  ['gone', fixtureWith('addresses', 'gone: []', `gone: [${meriden}]`)],
])('an address that is %s has not vanished', async (_, addresses) => {
  const folder = await withoutMeriden()
  write(folder, 'data/addresses.yaml', addresses)
  expect((await runCli(folder, ['generate'])).code).toBe(0)
  expect((await runCli(folder, ['generate', '--check'])).code).toBe(0)
})

test.each([
  ['redirect', 'redirects:\n', `redirects:\n  - from: /old\n    to: /contact\n`],
  ['gone', 'gone: []', 'gone: [/old]'],
])('an address that once answered as %s may not vanish either', async (_, from, to) => {
  const folder = await generatedProject()
  write(folder, 'data/addresses.yaml', fixtureWith('addresses', from, to))
  expect((await runCli(folder, ['generate'])).code).toBe(0)
  write(folder, 'data/addresses.yaml', fixture('addresses'))
  const { code, stderr } = await runCli(folder, ['generate', '--check'])
  expect(code).toBe(1)
  expect(stderr).toContain('error /old was an address of this site')
})

test('--never-public lets the address vanish, once and for all', async () => {
  const folder = await withoutMeriden()
  expect((await runCli(folder, ['generate', '--never-public', meriden])).code).toBe(0)
  expect((await runCli(folder, ['generate', '--check'])).code).toBe(0)
})

test('--never-public with an address that never was one is said', async () => {
  const folder = await generatedProject()
  const { code, stderr } = await runCli(folder, ['generate', '--never-public', '/meridn'])
  expect(code).toBe(0)
  expect(stderr).toBe('/meridn was no address of this site.\ngenerated/ is up to date.\n')
})

test('the first generate has nothing to keep', async () => {
  const folder = await withoutMeriden()
  rmSync(join(folder, 'generated'), { recursive: true })
  expect((await runCli(folder, ['generate'])).code).toBe(0)
})

test.each([
  ['a record deleted: that of dates stands in', 'addresses.txt', null, false],
  ['a record edited by hand: that of dates stands in', 'addresses.txt', '/\n/about\n', false],
  ['all of generated/ deleted: git stands in', '', null, true],
])('what no command wrote opens nothing, %s', async (_, name, content, isCommitted) => {
  const folder = await generatedProject()
  if (isCommitted) commitAll(folder)
  write(folder, 'data/cities.yaml', firstCities(2))
  if (content === null) rmSync(join(folder, 'generated', name), { recursive: true })
  else write(folder, `generated/${name}`, content)
  const { code, stderr } = await runCli(folder, ['generate'])
  expect(code).toBe(1)
  expect(stderr).toContain(`${meriden} was an address`)
})
