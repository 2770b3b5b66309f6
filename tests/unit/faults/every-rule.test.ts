import { expect, test } from 'vitest'
import { rules } from '../../../cli/site/rules/index.ts'
import { dataFaults } from './all.ts'
import { vanishedFaults } from './vanished.ts'

const faults = [...dataFaults, ...vanishedFaults]

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
