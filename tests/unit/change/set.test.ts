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
]

const valuesOf = (folder: string) => Object.values(dataOf(folder)).map((text) => parse(text))

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
  ['no such item', ['cities.yaml', `${near}.9`, 'x'], 1, 'There are 8, counted from 0.'],
  ['no such field', ['cities.yaml', 'Meriden.leed', 'x'], 1, 'did you mean: lead'],
  ['nothing to remove', ['cities.yaml', 'Meriden.photo', '--remove'], 1, 'has no Meriden.photo'],
  ['no value', ['cities.yaml', 'Meriden.lead'], 2, 'Missing: the value.'],
  ['a value to remove', ['business.yaml', 'sms', 'x', '--remove'], 2, 'no value'],
  ['two verbs', ['business.yaml', 'sms', '--insert', '--remove'], 2, 'exclude each other'],
  ['a value of another kind', ['cities.yaml', near, 'Haddam'], 1, 'schema/type'],
  ['a fact that is none', ['business.yaml', 'phone', '12'], 1, 'schema/value'],
  [
    'an address that would vanish',
    ['cities.yaml', 'Meriden.cityName', 'Hartford'],
    1,
    'address/vanished',
  ],
])
