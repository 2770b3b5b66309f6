import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reportOf } from '../../support/reports.ts'
import { snapshot } from '../../support/project.ts'
import { dataProject, fixture, fixtureWith, replaceOnce } from '../../support/fixtures.ts'
import { all, words } from '../../support/cases.ts'
import { runCli } from '../../support/run-cli.ts'

const business = fixture('business')
const inBusiness = (from: string, to: string) => replaceOnce(business, from, to)
const megabyte = 1024 * 1024
const comments = (size: number) => `# ${'x'.repeat(997)}\n`.repeat(Math.floor(size / 1000))

const inputs: Readonly<Record<string, readonly [file: string, content: string | Buffer | null]>> = {
  'a syntax error': ['business', inBusiness('name: Ridge', 'name: "Ridge')],
  'a missing file': ['business', null],
  'an empty file': ['business', ''],
  'a file of comments': ['business', '# nothing yet\n'],
  'a list where a map belongs': ['business', '- name\n- phone\n'],
  'a map where a list belongs': ['counties', 'name: New Haven County\n'],
  'a single word': ['cities', 'hello\n'],
  'a control character': ['business', inBusiness('East Haven', 'East\u0007Haven')],
  'a byte that is not UTF-8': [
    'business',
    Buffer.concat([Buffer.from([0xff]), Buffer.from(business)]),
  ],
  'lists nested beyond measure': ['cities', `${'- '.repeat(20_000)}x\n`],
  'brackets nested beyond measure': ['cities', '['.repeat(20_000)],
}

test.each(Object.entries(inputs))(
  '%s: exit code 1, one finding with its place, and nothing is written',
  async (_, [name, content]) => {
    const folder = dataProject({ [`data/${name}.yaml`]: content })
    const before = snapshot(folder)
    const validated = await runCli(folder, ['validate'])
    const generated = await runCli(folder, ['generate'])
    const { findings } = await reportOf(folder)
    const faults = findings.filter(({ severity }) => severity !== 'notice')

    expect([validated.code, generated.code]).toEqual([1, 1])
    expect(faults).toHaveLength(1)
    expect(faults[0]?.message).not.toMatch(/call stack|Error\b/)
    expect(validated.stdout).toMatch(new RegExp(`^data/${name}\\.yaml:\\d+:\\d+ error `, 'm'))
    expect(generated.stderr).toContain(`data/${name}.yaml:`)
    expect(generated.stderr).toMatch(/The data has errors; nothing was written\.\n$/)
    expect(validated.stdout + generated.stderr).not.toMatch(/^\s+at /m)
    expect(snapshot(folder)).toEqual(before)
  },
)

test.each([
  ['UTF-16 without its mark', Buffer.from(business, 'utf16le')],
  ['a file of NUL bytes', Buffer.alloc(200_000)],
])('%s: a few findings, not one for each byte', async (_, content) => {
  const folder = dataProject({ 'data/business.yaml': content })
  const { code, stdout } = await runCli(folder, ['validate'])
  expect(code).toBe(1)
  expect(stdout).toMatch(/^data\/business\.yaml:1:\d+ error /)
  expect(stdout.match(/^data\//gm)?.length).toBeLessThan(50)
})

test('a folder where a file belongs is a missing file', async () => {
  const folder = dataProject({ 'data/cities.yaml': null })
  mkdirSync(join(folder, 'data/cities.yaml'))
  const { findings } = await reportOf(folder)
  expect(findings.find(({ severity }) => severity === 'error')).toMatchObject({
    rule: 'file/missing',
    message: 'data/cities.yaml is not a file.',
  })
})

const megabytes = all ? 50 : 5
test(`a file of ${megabytes} MB is read`, async () => {
  const long = fixture('cities') + comments(megabytes * megabyte)
  const folder = dataProject({ 'data/cities.yaml': long })
  const { code, stdout } = await runCli(folder, ['validate'])
  expect({ code, summary: stdout.split('\n').at(-2) }).toEqual({
    code: 0,
    summary: 'All is well. 13 notices in 1 file (--notices lists the notices)',
  })
})

test('without cities.yaml no count of towns is judged', async () => {
  const folder = dataProject({ 'data/cities.yaml': null })
  const { findings } = await reportOf(folder)
  expect(findings.filter(({ rule }) => rule === 'claim/contradicted')).toEqual([])
})

test('a county that has some of the texts of a page lacks the others', async () => {
  const entry = '- { name: Tolland County, summary: Hills., alsoServed: [], description: Hills. }'
  const counties = `${fixture('counties')}\n${entry}\n`
  const folder = dataProject({ 'data/counties.yaml': counties })
  const { findings } = await reportOf(folder)
  const lacks = findings.filter(({ message }) => message.startsWith('This entry lacks the field'))
  expect(lacks.map(({ message }) => message.split('"')[1]).toSorted()).toEqual(
    words`county localChallenges metaDescription nearbyAreas pageTitle`,
  )
  expect(findings.filter(({ rule }) => rule === 'schema/unknown-key')).toEqual([])
})

test('without any data file each of them is missing', async () => {
  const folder = dataProject()
  rmSync(join(folder, 'data'), { recursive: true })
  mkdirSync(join(folder, 'data'))
  const { findings } = await reportOf(folder)
  expect(findings.map(({ file, rule }) => `${file} ${rule}`)).toEqual(
    words`addresses business cities counties services site`.map(
      (name) => `data/${name}.yaml file/missing`,
    ),
  )
})

test('one run names the faults of all six files, in reading order', async () => {
  const change = (name: string, from: string, to: string) => ({
    [`data/${name}.yaml`]: fixtureWith(name, from, to),
  })
  const folder = dataProject({
    ...change('addresses', 'gone: []', 'gone: [/about]'),
    ...change('business', 'email: office@', 'email: office.'),
    ...change('cities', 'lat: 41.3081', 'lat: 413081'),
    ...change('counties', 'alsoServed: []', 'alsoServd: []'),
    ...change('services', 'tone: emergency', 'tone: emergncy'),
    ...change('site', 'text: Get Free Quote', 'text: Get: Free Quote'),
  })
  const { stdout } = await runCli(folder, ['validate'])
  const faults = stdout.split('\n').filter((line) => /^data\/\S+ error /.test(line))
  expect(faults).toEqual([
    'data/addresses.yaml:26:8 error "/about" is a page, so it is not gone. address/gone-is-route',
    'data/business.yaml:18:8 error email is "office.ridge-eave.example.com". schema/value',
    'data/cities.yaml:35:23 error lat is 413081. schema/value',
    'data/counties.yaml:83:3 error This entry has no field "alsoServd". schema/unknown-key',
    'data/services.yaml:438:9 error tone is "emergncy". schema/value',
    'data/site.yaml:28:9 error This line has two fields, or a text contains a colon. yaml/syntax',
  ])
})
