import { expect, test } from 'vitest'
import { addCity, runCli } from '../../support/run-cli.ts'
import { answersOf, initSite } from './new-site.ts'

/** An office in Oregon; Burns is 200 km away. */
const bend = {
  town: 'Bend',
  postalCode: '97701',
  phone: '541-555-0142',
  timeZone: 'America/Los_Angeles',
}

test('where the nearest places are far, those that are proposed are no finding', async () => {
  const { site } = await initSite({
    ...answersOf('OR', 'roofing'),
    ...bend,
    serve: ['Bend', 'Burns'],
  })
  expect(await runCli(site, addCity('Burns'))).toMatchObject({ code: 0 })
  const { stdout } = await runCli(site, ['validate', '--json'])
  const { findings } = JSON.parse(stdout) as { findings: { rule: string; message: string }[] }
  expect(findings.filter(({ rule }) => rule.startsWith('city/nearby'))).toEqual([])
})
