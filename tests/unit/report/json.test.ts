import { Ajv2020 } from 'ajv/dist/2020.js'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataProject, fixture, projectRoot, replaceOnce } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'

const schema: object = JSON.parse(
  readFileSync(join(projectRoot, 'docs/findings.schema.json'), 'utf8'),
)
const validate = new Ajv2020({ allErrors: true }).compile(schema)

const slip = replaceOnce(
  fixture('cities'),
  'Clinton\n  county: Middlesex',
  'Clinton\n  county: Middelsex',
)

test.each([
  ['clean data', {}],
  ['a finding with a suggestion and a page', { 'data/cities.yaml': slip }],
  ['a missing file and an empty one', { 'data/site.yaml': null, 'data/services.yaml': '' }],
  ['a syntax error', { 'data/business.yaml': 'name: "Ridge\n' }],
])('the JSON of %s is as the published schema says', async (_, changes) => {
  const { stdout } = await runCli(dataProject(changes), ['validate', '--json'])
  validate(JSON.parse(stdout))
  expect(validate.errors).toBeNull()
})

test('the published schema refuses what is no report', () => {
  expect(validate({ version: 1, findings: [{}], summary: { errors: 0 } })).toBe(false)
})
