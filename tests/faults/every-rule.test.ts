import { expect, test } from 'vitest'
import { rules } from '../../cli/site/rules/index.ts'
import { addressFaults } from './addresses.ts'
import { areaFaults } from './areas.ts'
import { businessFaults } from './business.ts'
import { countyFaults } from './counties.ts'
import { fileFaults } from './files.ts'
import { pageFaults } from './pages.ts'
import { pastedFaults } from './pasted.ts'
import { pictureFaults } from './pictures.ts'
import { placeholderFaults } from './placeholders.ts'
import { placeFaults } from './places.ts'
import { publicFileFaults } from './public-files.ts'
import { referenceFaults } from './references.ts'
import { schemaFaults } from './schema.ts'
import { textFaults } from './text.ts'
import { valueFaults } from './values.ts'
import { vanishedFaults } from './vanished.ts'
import { yamlFaults } from './yaml.ts'

const faults = [
  ...addressFaults,
  ...areaFaults,
  ...businessFaults,
  ...countyFaults,
  ...fileFaults,
  ...pageFaults,
  ...pastedFaults,
  ...pictureFaults,
  ...placeholderFaults,
  ...placeFaults,
  ...publicFileFaults,
  ...referenceFaults,
  ...schemaFaults,
  ...textFaults,
  ...valueFaults,
  ...vanishedFaults,
  ...yamlFaults,
]

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
