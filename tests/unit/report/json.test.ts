import { expect, test } from 'vitest'
import { dataProject, fixtureWith } from '../../support/fixtures.ts'
import { runCli } from '../../support/run-cli.ts'
import { errorsUnder } from '../../support/reports.ts'

const slip = fixtureWith('cities', 'Clinton\n  county: Middlesex', 'Clinton\n  county: Middelsex')

test.each([
  ['clean data', {}],
  ['a finding with a suggestion and a page', { 'data/cities.yaml': slip }],
  ['a missing file and an empty one', { 'data/site.yaml': null, 'data/services.yaml': '' }],
  ['a syntax error', { 'data/business.yaml': 'name: "Ridge\n' }],
])('the JSON of %s is as the published schema says', async (_, changes) => {
  const { stdout, stderr } = await runCli(dataProject(changes), ['validate', '--json'])
  expect(stderr).toBe('')
  expect(errorsUnder('findings', stdout)).toBeNull()
})

test('the published schema refuses what is no report', () => {
  const none = { version: 1, findings: [{}], summary: { errors: 0 } }
  expect(errorsUnder('findings', JSON.stringify(none))).not.toBeNull()
})
