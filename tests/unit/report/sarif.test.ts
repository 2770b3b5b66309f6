import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { formatSarif } from '../../../cli/report/format-sarif.ts'
import { rules } from '../../../cli/site/rules/index.ts'
import { reportOf } from '../../support/reports.ts'
import { exactly } from './exactly.ts'
import { dataProject, fixtureWith } from '../../support/fixtures.ts'
import { runCli } from '../../support/run-cli.ts'

const list = (items: object) => ({ type: 'array', items })
const text = { type: 'string', minLength: 1 }
const message = exactly({ text })
const level = { enum: ['none', 'note', 'warning', 'error'] }
const position = { type: 'integer', minimum: 1 }
const lines = { startLine: position, endLine: position }
const region = exactly({ ...lines, startColumn: position, endColumn: position })
const artifactLocation = exactly({ uri: { type: 'string', pattern: '^[\\w./%~-]+$' } })
const location = exactly({ physicalLocation: exactly({ artifactLocation, region }) })
const ruleIndex = { type: 'integer', minimum: 0 }
const result = exactly({ ruleId: text, ruleIndex, level, message, locations: list(location) })
const words = { shortDescription: message, fullDescription: message, help: message }
const rule = exactly({ id: text, ...words, defaultConfiguration: exactly({ level }) })
const driver = exactly({ name: text, version: text, rules: list(rule) })
const columnKind = { enum: ['utf16CodeUnits', 'unicodeCodePoints'] }
const run = exactly({ tool: exactly({ driver }), columnKind, results: list(result) })
const $schema = { type: 'string', pattern: '/sarif-schema-2\\.1\\.0\\.json$' }

/** The part of SARIF 2.1.0 that this program writes, after the words of the specification. */
const check = new Ajv2020({ allErrors: true }).compile(
  exactly({ $schema, version: { const: '2.1.0' }, runs: list(run) }),
)

const broken = () =>
  dataProject({
    'data/business.yaml': fixtureWith('business', 'count: 127', 'count: many'),
    'data/site.yaml': null,
  })

test.each([
  ['clean data', () => dataProject()],
  ['broken data', broken],
])('the SARIF of %s has the form that the standard asks for', async (_, project) => {
  const { stdout } = await runCli(project(), ['validate', '--format', 'sarif'])
  check(JSON.parse(stdout))
  expect(check.errors).toBeNull()
})

test('each finding is a result, at its place, with its rule', async () => {
  const folder = broken()
  const { findings } = await reportOf(folder)
  const { stdout, code } = await runCli(folder, ['validate', '--format', 'sarif'])
  const { results, tool } = JSON.parse(stdout).runs[0]
  expect(code).toBe(1)
  expect(results).toHaveLength(findings.length)
  for (const [index, finding] of findings.entries()) {
    const { line, column, endLine, endColumn } = finding
    const here = { startLine: line, startColumn: column, endLine, endColumn }
    const physicalLocation = { artifactLocation: { uri: finding.file }, region: here }
    expect(tool.driver.rules[results[index].ruleIndex].id).toBe(finding.rule)
    expect(results[index]).toMatchObject({
      ruleId: finding.rule,
      level: finding.severity === 'notice' ? 'note' : finding.severity,
      locations: [{ physicalLocation }],
    })
  }
  expect(tool.driver.rules).toHaveLength(rules.length)
})

test('the name of a file becomes a URI', () => {
  const place = { line: 1, column: 1, endLine: 1, endColumn: 1 }
  const file = 'data/public/a b#é.png'
  const finding = { rule: 'public/clash', severity: 'error', message: 'No.', file } as const
  const log = JSON.parse(formatSarif([{ ...finding, ...place }], { version: '1.0.0', rules }))
  const [{ locations }] = log.runs[0].results
  expect(locations[0].physicalLocation.artifactLocation.uri).toBe('data/public/a%20b%23%C3%A9.png')
})

test.each([['generate'], ['list']])('%s has no SARIF: exit code 2', async (command) => {
  expect(await runCli(dataProject(), [command, '--format', 'sarif'])).toMatchObject({ code: 2 })
})
