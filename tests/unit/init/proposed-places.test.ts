import { expect, test } from 'vitest'
import { addCity, runCli } from '../../support/run-cli.ts'
import { answersOf, initSite } from './new-site.ts'

test('where the nearest places are far, those that are proposed are no finding', async () => {
  const { site } = await initSite({ ...answersOf('AK', 'roofing'), serve: ['Anchorage', 'Kenai'] })
  expect(await runCli(site, addCity('Kenai'))).toMatchObject({ code: 0 })
  const { stdout } = await runCli(site, ['validate', '--json'])
  const { findings } = JSON.parse(stdout) as { findings: { rule: string; message: string }[] }
  expect(findings.filter(({ rule }) => rule.startsWith('city/nearby'))).toEqual([])
})
