import { describe, expect, test } from 'vitest'
import type { Finding } from '../../../cli/lib/finding.ts'
import { rules } from '../../../cli/site/rules/index.ts'
import { newFindings } from '../../support/reports.ts'
import { bringFormerFields } from './former-fields.ts'
import { all } from '../../support/cases.ts'
import { dataFaults, faultTables } from './all.ts'
import { harmlessPrivacy } from './contact-form.ts'
import { emptiedFaults, linkFaults } from './files.ts'
import { plant, type Fault, type Planted } from './fault.ts'
import { formerFaults } from './former.ts'
import { harmlessJobs, jobFiles } from './jobs.ts'
import { vanishedFaults } from './vanished.ts'

bringFormerFields()

describe.each(Object.entries({ ...faultTables, formerFaults }))('%s', (_table, faults) => {
  const named = tried(faults).map((fault): [string, Fault] => [
    `${fault.rule}: ${fault.name}`,
    fault,
  ])

  test.each(named)('%s', async (_, fault) => {
    const { given, path, content, at } = plant(fault)
    const found = await newFindings({ [path]: content }, { given, args: fault.args ?? [] })
    expect(found.slice(0, 5).map(toText)).toEqual([expectedFinding(fault, path, at)])
    expect(found[0]?.message).toMatch(/^\S.*\.$/)
  })
})

test.each(harmlessJobs)('words that tell of nobody are no fault: %#', async (job) => {
  expect(await newFindings({ ...jobFiles, 'data/projects.yaml': job })).toEqual([])
})

test.each(harmlessPrivacy)(
  'a privacy page that says what is true is no fault: %#',
  async (files) => {
    const found = await newFindings(files)
    expect(found.filter(({ rule }) => rule === 'form/privacy')).toEqual([])
  },
)

/** All; in a short run of those of a rule in a table the first. */
function tried(some: readonly Fault[]): readonly Fault[] {
  const isFirst = (fault: Fault) => fault === some.find(({ rule }) => rule === fault.rule)
  return all ? some : some.filter(isFirst)
}

const faults = [...dataFaults, ...formerFaults, ...vanishedFaults, ...emptiedFaults, ...linkFaults]

test('each rule has a fault in the tables', () => {
  const planted = new Set<string>(faults.map(({ rule }) => rule))
  expect(rules.map(({ id }) => id).filter((id) => !planted.has(id))).toEqual([])
})

test('no two faults have one name', () => {
  const names = faults.map(({ rule, name }) => `${rule}: ${name}`)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('each fault is found with the severity that its rule has', () => {
  const severities = new Map<string, string>(rules.map(({ id, severity }) => [id, severity]))
  const found = faults.map((fault) => {
    const severity = ('severity' in fault && fault.severity) || 'error'
    return `${fault.rule}: ${severity}`
  })
  expect(faults.map(({ rule }) => `${rule}: ${severities.get(rule)}`)).toEqual(found)
})

function expectedFinding(fault: Fault, path: string, [line, column]: Planted['at']): string {
  const { severity = 'error' } = fault
  return toText({ ...fault, severity, file: path, line, column })
}

type Facts = Omit<Finding, 'message' | 'endLine' | 'endColumn' | 'path'>

/** A finding on a few short lines, without its wording. */
function toText({ rule, severity, file, line, column, expected, suggestion, page }: Facts): string {
  const facts = { expected, suggestion, page }
  const shown = Object.entries(facts).filter(([, value]) => value !== undefined)
  return [
    `${file}:${line}:${column} ${severity} ${rule}`,
    ...shown.map(([name, value]) => `${name}: ${value}`),
  ].join('\n')
}
