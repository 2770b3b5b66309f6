import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import type { Finding } from '../../../cli/lib/finding.ts'
import { formatGitlab } from '../../../cli/report/format-gitlab.ts'
import { dataFaults } from '../faults/all.ts'
import { plant } from '../faults/fault.ts'
import { reportOf } from '../../support/reports.ts'
import { exactly } from './exactly.ts'
import { sample } from '../../support/cases.ts'
import { dataProject, fixture, replaceOnce } from '../../support/fixtures.ts'
import { runCli } from '../../support/run-cli.ts'

const text = { type: 'string', minLength: 1 }

/** What GitLab asks of a Code Quality report: each fingerprint once, paths without a leading `./`. */
const check = new Ajv2020({ allErrors: true }).compile({
  type: 'array',
  items: exactly({
    description: text,
    check_name: text,
    fingerprint: text,
    severity: { enum: ['info', 'minor', 'major', 'critical', 'blocker'] },
    location: exactly({
      path: { type: 'string', pattern: '^[^./]' },
      lines: exactly({ begin: { type: 'integer', minimum: 1 } }),
    }),
  }),
})

interface Issue {
  readonly check_name: string
  readonly fingerprint: string
  readonly description: string
  readonly location: { readonly path: string }
}

async function issuesOf(folder: string, args: readonly string[] = ['validate']): Promise<Issue[]> {
  const { stdout } = await runCli(folder, [...args, '--format', 'gitlab'])
  const issues: Issue[] = JSON.parse(stdout)
  check(issues)
  expect(check.errors).toBeNull()
  expect(new Set(issues.map(({ fingerprint }) => fingerprint)).size).toBe(issues.length)
  return issues
}

const twoFaults = () => ({
  'data/business.yaml': replaceOnce(fixture('business'), 'count: 127', 'count: many'),
  'data/site.yaml': null,
})

test('each finding is an issue at its line', async () => {
  const folder = dataProject(twoFaults())
  const { findings } = await reportOf(folder)
  const issues = await issuesOf(folder)
  expect(issues).toHaveLength(findings.length)
  const { message, file: path, line: begin } = findings[0]!
  expect(issues[0]).toMatchObject({
    severity: 'major',
    description: expect.stringContaining(message),
    location: { path, lines: { begin } },
  })
})

test('findings alike are told apart', () => {
  const place = { file: 'data/cities.yaml', line: 5, column: 1, endLine: 5, endColumn: 2 }
  const finding: Finding = { rule: 'a/b', severity: 'error', message: 'Wrong.', ...place }
  const issues: Issue[] = JSON.parse(formatGitlab([finding, { ...finding, line: 9 }]))
  expect(new Set(issues.map(({ fingerprint }) => fingerprint)).size).toBe(2)
})

/** One for each rule that a comment above everything leaves as it was. */
const movable = new Map(
  dataFaults.filter((fault) => 'file' in fault).map((fault) => [fault.rule, fault]),
)

test.each(
  sample([...movable.values()], 6).map((fault) => [`${fault.rule}: ${fault.name}`, fault] as const),
)('the fingerprint of %s stays when its line moves', async (_, fault) => {
  const { given, path, content } = plant(fault)
  const folder = dataProject({ ...given, [path]: content })
  const args = ['validate', ...(fault.args ?? [])]
  const before = await issuesOf(folder, args)
  const own = before.filter(({ check_name }) => check_name === fault.rule)
  expect(own).not.toEqual([])
  for (const name of new Set([path, ...own.map(({ location }) => location.path)])) {
    const file = join(folder, name)
    writeFileSync(file, `# One.\n# Two.\n# Three.\n${readFileSync(file, 'utf8')}`)
  }
  const after = await issuesOf(folder, args)
  const prints = (issues: readonly Issue[]) => issues.map(({ fingerprint }) => fingerprint)
  expect(prints(after)).toEqual(prints(before))
})
