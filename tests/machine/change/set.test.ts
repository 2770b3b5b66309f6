import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { sample } from '../../support/cases.ts'
import { generatedProject } from '../../support/fixtures.ts'
import { runCli } from '../../support/run-cli.ts'
import { change, changedLines, dataOf, runShell, testRefusals } from './changes.ts'

const near = 'Meriden.nearbyAreas'

const towns =
  '    [Wallingford, Middletown, Durham, Portland, Cheshire, Southington, Berlin, Middlefield]'

const edits: readonly (readonly [
  name: string,
  args: readonly string[],
  lines: readonly string[],
])[] = [
  [
    'a text, its entry by name',
    ['cities.yaml', 'Meriden.lead', 'We mend roofs in Meriden.'],
    [
      '-  lead: We mend and renew roofs in Meriden, on the windy ridges as well as downtown.',
      '+  lead: We mend roofs in Meriden.',
    ],
  ],
  [
    'a phone number as people write it',
    ['business.yaml', 'phone', '(860) 555-0199'],
    ['-phone: "+18605550142"', '+phone: "+18605550199"'],
  ],
  [
    'a number',
    ['cities.yaml', 'Meriden.coordinates.lat', '41.54'],
    [
      '-  coordinates: { lat: 41.5382, lon: -72.807 }',
      '+  coordinates: { lat: 41.54, lon: -72.807 }',
    ],
  ],
  [
    'an item of a list',
    ['cities.yaml', `${near}.0`, 'Haddam'],
    [`-${towns}`, `+${towns.replace('Wallingford', 'Haddam')}`],
  ],
  ['a field that was not there', ['business.yaml', 'sms', 'true'], ['+sms: true']],
  [
    'a list',
    ['data/cities.yaml', near, '[Berlin, Cheshire, Durham, Southington, Wallingford]'],
    [`-${towns}`, '+    [Berlin, Cheshire, Durham, Southington, Wallingford]'],
  ],
  [
    'an item at the end',
    ['cities', near, 'Haddam', '--insert'],
    [`-${towns}`, `+${towns.replace(']', ', Haddam]')}`],
  ],
  [
    'an item before another',
    ['cities.yaml', `${near}.1`, 'Haddam', '--insert'],
    [`-${towns}`, `+${towns.replace('Middletown', 'Haddam, Middletown')}`],
  ],
  [
    'an item that goes',
    ['cities.yaml', `${near}.1`, '--remove'],
    [`-${towns}`, `+${towns.replace(' Middletown,', '')}`],
  ],
  ['a field that goes', ['cities.yaml', 'Meriden.house', '--remove'], ['-  house: mill']],
  [
    'the first item, with its list',
    ['business.yaml', 'hours.closed.0', '{ from: 2026-12-24, note: Christmas }', '--insert'],
    ['+  closed:', '+    - from: 2026-12-24', '+      note: Christmas'],
  ],
]

const valuesOf = (folder: string) => Object.values(dataOf(folder)).map((text) => parse(text))

test('the last item of an optional list goes with its list, that of another list stays', async () => {
  const folder = await generatedProject()
  const before = dataOf(folder)
  const closed = 'hours.closed'
  await change(
    folder,
    'set',
    'business.yaml',
    closed,
    '{ from: 2026-12-24, note: Eve }',
    '--insert',
  )
  const values = valuesOf(folder)
  const { takeBack } = await change(folder, 'set', 'business.yaml', `${closed}.0`, '--remove')
  expect(dataOf(folder)).toEqual(before)
  await runShell(folder, takeBack?.command ?? '')
  expect(valuesOf(folder)).toEqual(values)
  const office = '[{ days: [Monday], opens: "08:00", closes: "17:00" }]'
  await change(folder, 'set', 'business.yaml', 'hours.office', office)
  const only = await runCli(folder, ['set', 'business.yaml', 'hours.office.0', '--remove'])
  expect(only).toMatchObject({ code: 1, stderr: expect.stringContaining('at least 1') })
})

test.each(sample(edits, 3))('%s, and taken back', async (_, args, lines) => {
  const folder = await generatedProject()
  const before = dataOf(folder)
  const values = valuesOf(folder)
  const { takeBack } = await change(folder, 'set', ...args)
  const path = Object.keys(before).find((each) => before[each] !== dataOf(folder)[each]) ?? ''
  expect(changedLines(before[path] ?? '', dataOf(folder)[path] ?? '')).toEqual(lines)
  expect((await runCli(folder, ['generate', '--check'])).code).toBe(0)
  await runShell(folder, takeBack?.command ?? '')
  // A text may come back between quotes.
  expect(valuesOf(folder)).toEqual(values)
})

test('a value from standard input, and a line of `placeholders` that it settles', async () => {
  const folder = await generatedProject()
  await change(folder, 'set', 'business.yaml', 'placeholders', 'cities.Meriden.lead', '--insert')
  const args = ['set', 'cities.yaml', 'Meriden.lead', '-']
  const { stdout } = await runCli(folder, args, undefined, 'We roof: Meriden.\n')
  expect(stdout).toContain('+  lead: "We roof: Meriden."')
  expect(dataOf(folder)['data/business.yaml']).not.toContain('cities.Meriden.lead')
})

test('data with errors are put right one by one: no error is added, and the pages wait for the last', async () => {
  const folder = await generatedProject()
  const file = join(folder, 'data/business.yaml')
  const sound = readFileSync(file, 'utf8')
  const broken = sound
    .replace('phone: "+18605550142"', 'phone: 860-555  # rings at the shop')
    .replace(/^( +opens: ).*$/m, '$1seven')
  writeFileSync(file, broken)
  const generated = () => readFileSync(join(folder, 'generated/manifest.json'), 'utf8')
  const before = generated()

  const worse = await runCli(folder, ['set', 'business.yaml', 'phone', 'nobody'])
  expect(worse.code).toBe(1)
  expect(worse.stderr).toContain('Nothing was changed.')
  const closed = await runCli(folder, ['set', 'business.yaml', 'hours.office.0.closes', 'late'])
  expect([closed.code, readFileSync(file, 'utf8')]).toEqual([1, broken])

  const first = await runCli(folder, ['set', 'business.yaml', 'phone', '860-555-0142'])
  expect([first.code, first.stderr]).toEqual([0, expect.stringContaining('1 file written')])
  expect(first.stdout).toContain('1 error left; generated/ is as it was until there is none.')
  expect(readFileSync(file, 'utf8')).toContain('phone: "+18605550142"  # rings at the shop')
  const last = await runCli(folder, ['set', 'business.yaml', 'hours.office.0.opens', '07:00'])
  expect(last.stdout).toContain('Next: npx roof-site generate')
  expect((await runCli(folder, ['validate'])).code).toBe(0)
  expect(generated()).toBe(before)
})

test('a file that is missing stays an error when another is changed', async () => {
  const folder = await generatedProject()
  rmSync(join(folder, 'data/counties.yaml'))
  const set = await runCli(folder, ['set', 'business.yaml', 'phone', '860-555-0143'])
  expect(set.code, set.stderr).toBe(0)
  expect(set.stdout).toContain('1 error left;')
  expect(set.stdout).toContain('Next: npx roof-site validate')
  const none = await runCli(folder, ['set', 'counties.yaml', 'Hill County.summary', 'x'])
  expect(none.code).toBe(1)
  expect(none.stderr).toContain('data/counties.yaml cannot be read')
})

test('`--dry-run` shows the plan and writes nothing', async () => {
  const folder = await generatedProject()
  const before = dataOf(folder)
  const words = ['set', 'business.yaml', 'name', 'Eave & Ridge', '--dry-run']
  const { code, stdout } = await runCli(folder, words)
  expect(code).toBe(0)
  expect(stdout).toContain('-name: Ridge & Eave Roofing\n+name: "Eave & Ridge"\n')
  expect(dataOf(folder)).toEqual(before)
})

testRefusals('set', [
  ['no such file', ['citis.yaml', 'Meriden.lead', 'x'], 2, 'Did you mean cities?'],
  ['no such entry', ['cities.yaml', 'Meridden.lead', 'x'], 1, 'Did you mean Meriden?'],
  ['no such item', ['cities.yaml', `${near}.9`, 'x'], 1, 'The list has 8 items, counted from 0.'],
  ['no such field', ['cities.yaml', 'Meriden.leed', 'x'], 1, 'did you mean: lead'],
  [
    'the start of a name',
    ['counties.yaml', 'Middlesex.alsoServed', 'x'],
    1,
    'mean Middlesex County?',
  ],
  ['no entry', ['cities.yaml', '', 'x', '--insert'], 1, 'counted from 0; 3 adds one at its end.'],
  ['nothing to remove', ['cities.yaml', 'Meriden.photo', '--remove'], 1, 'has no Meriden.photo'],
  ['no value', ['cities.yaml', 'Meriden.lead'], 2, 'Missing: the value.'],
  ['a value to remove', ['business.yaml', 'sms', 'x', '--remove'], 2, 'no value'],
  ['two verbs', ['business.yaml', 'sms', '--insert', '--remove'], 2, 'exclude each other'],
  ['a value of another kind', ['cities.yaml', near, 'Haddam'], 1, 'schema/type'],
  [
    'a map that cannot be read',
    ['business.yaml', 'hours.closed', '{ from: 2026-12-24 to: 2026 }', '--insert'],
    1,
    'The value:1:1: This bracket is never closed, or a comma is missing behind it.',
  ],
  ['a list that is not closed', ['cities.yaml', near, '[Berlin, Durham'], 1, 'The value:1:'],
  ['a fact that is none', ['business.yaml', 'phone', '12'], 1, 'schema/value'],
  [
    'an address that would vanish',
    ['cities.yaml', 'Meriden.cityName', 'Hartford'],
    1,
    'address/vanished',
  ],
])
