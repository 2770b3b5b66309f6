import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { withOffice } from '../../../cli/commands/init/office.ts'
import { initQuestions } from '../../../cli/commands/init/questions.ts'
import { fixtureRoots } from '../../support/project.ts'
import { answersOf, initSite } from './new-site.ts'

/** Berlin and Worcester, beside it, are in no list of Vermont's places. */
const montpelier = {
  ...answersOf('OH', 'heating'),
  state: 'VT',
  town: 'Montpelier',
  postalCode: '05602',
  phone: '802-555-0142',
}
const kansasCity = answersOf('MO', 'siding')

async function begin(answers: object, serve: readonly string[]) {
  const { code, stderr, site } = await initSite({ ...answers, serve })
  const counties: unknown = parse(readFileSync(join(site, 'data/counties.yaml'), 'utf8'))
  const told = stderr.split('\n').filter((line) => line.startsWith('answers.yaml'))
  return { code, counties, told: told.map((line) => line.replace(/^\S+ line \d+: /, '')) }
}

test('a name that only a town far away in another state has is left out and told', async () => {
  expect(await begin(montpelier, ['Berlin', 'Worcester', 'Barre'])).toEqual({
    code: 0,
    counties: [{ name: 'Washington County', alsoServed: ['Montpelier', 'Barre'] }],
    told: [
      'No town Berlin is known in Vermont or near Montpelier, so it is left out. If you mean the one in Coos County, New Hampshire, 70 miles from Montpelier, write "Berlin, NH". Otherwise add it under `alsoServed` of its county in data/counties.yaml afterwards.',
      expect.stringContaining('the one in Otsego County, New York, 159 miles from Montpelier'),
    ],
  })
})

test('with the letters of its state it is meant', async () => {
  expect(await begin(montpelier, ['Berlin, NH'])).toEqual({
    code: 0,
    counties: [
      { name: 'Washington County', alsoServed: ['Montpelier'] },
      { name: 'Coos County', state: 'NH', alsoServed: ['Berlin'] },
    ],
    told: [],
  })
})

test('towns close by across the line are meant by their names, and told; others by letters', async () => {
  const serve = ['Olathe', 'Kansas City, KS', 'Liberty', 'Lawrence']
  expect(await begin(kansasCity, serve)).toEqual({
    code: 0,
    counties: [
      { name: 'Jackson County', alsoServed: ['Kansas City'] },
      { name: 'Johnson County', state: 'KS', alsoServed: ['Olathe'] },
      { name: 'Wyandotte County', state: 'KS', alsoServed: ['Kansas City, KS'] },
      { name: 'Clay County', alsoServed: ['Liberty'] },
    ],
    told: [
      expect.stringContaining('Douglas County, Kansas, 36 miles from Kansas City, write "Lawrence'),
      'Olathe is taken for the one in Johnson County, Kansas, 20 miles from Kansas City.',
    ],
  })
})

test('a town of the own state that is far away is taken and told', async () => {
  const { told } = await begin(answersOf('OR', 'roofing'), ['Burns', 'Redmond'])
  expect(told).toEqual(['Burns is taken for the one in Harney County, 117 miles from Bend.'])
})

test('a terminal asks whether it is meant', () => {
  const question = initQuestions.find(({ field }) => field === 'serve')
  const known = { ...withOffice(fixtureRoots, montpelier), faultOfLogo: () => undefined }
  expect(question?.check?.('Berlin', known)).toBe(
    'No town Berlin is known in Vermont or near Montpelier. If you mean the one in Coos County, New Hampshire, 70 miles from Montpelier, write "Berlin, NH". Or leave it out, and add it to data/counties.yaml afterwards.',
  )
  expect(question?.check?.('Berlin, NH', known)).toBeUndefined()
  expect(question?.check?.('Barre', known)).toBeUndefined()
})
