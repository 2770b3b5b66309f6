import { expect, test } from 'vitest'
import { settingsRule } from '../../../cli/audit/run-rules.ts'
import { readingRule } from '../../../cli/reading/reading-rule.ts'
import { audits } from '../../../cli/site/audits/index.ts'
import { rules } from '../../../cli/site/rules/index.ts'
import { temporaryFolder } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'

const all = [...rules, ...audits, settingsRule, readingRule]

test('`rules` lists every rule on a line of its own, without a project', async () => {
  const { code, stdout, stderr } = await runCli(temporaryFolder(), ['rules'])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const ids = stdout
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' ')[0])
  expect(ids).toEqual(all.map(({ id }) => id))
})

test('`rules ID` explains one', async () => {
  const { stdout } = await runCli(temporaryFolder(), ['rules', 'county/unknown'])
  expect(stdout).toBe(`county/unknown (error)
The county of a city is an entry of counties.yaml.

The city's page links to the page of its county, which has to exist.

Fault:
  county: Middelsex County

Mended:
  county: Middlesex County
`)
})

test.each([
  [[], all.length],
  [['page/title-length'], 1],
])('as JSON, `rules %j` has %i', async (args, count) => {
  const { stdout } = await runCli(temporaryFolder(), ['rules', ...args, '--json'])
  const explained = JSON.parse(stdout)
  expect(explained.version).toBe(1)
  expect(explained.rules).toHaveLength(count)
  for (const rule of explained.rules) {
    expect(Object.keys(rule)).toEqual(['id', 'severity', 'summary', 'why', 'fault', 'repair'])
    expect(rule.why).toMatch(/^[^a-z].*\.$/)
    expect(rule.fault).not.toBe(rule.repair)
  }
})

test('an unknown id: exit code 2, and the nearest', async () => {
  expect(await runCli(temporaryFolder(), ['rules', 'county/unknwon'])).toEqual({
    code: 2,
    stdout: '',
    stderr: 'There is no rule "county/unknwon". Did you mean county/unknown?\n',
  })
})
