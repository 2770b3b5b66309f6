import { expect, test } from 'vitest'
import type { Finding } from '../../cli/lib/finding.ts'
import { readProjectData } from '../../cli/load/project-files.ts'
import { rules } from '../../cli/site/rules/catalogue.ts'
import { validate } from '../../cli/validate/validate.ts'
import { plant } from '../support/fault.ts'
import { dataProject } from '../support/project.ts'
import { addressFaults } from './addresses.ts'
import { areaFaults } from './areas.ts'
import { businessFaults } from './business.ts'
import { countyFaults } from './counties.ts'
import { fileFaults } from './files.ts'
import { pageFaults } from './pages.ts'
import { placeholderFaults } from './placeholders.ts'
import { placeFaults } from './places.ts'
import { publicFileFaults } from './public-files.ts'
import { referenceFaults } from './references.ts'
import { schemaFaults } from './schema.ts'
import { textFaults } from './text.ts'
import { valueFaults } from './values.ts'
import { vanishedFaults } from './vanished.ts'
import { yamlFaults } from './yaml.ts'

/** What `validate` finds. */
const validated = [
  ...addressFaults,
  ...areaFaults,
  ...businessFaults,
  ...countyFaults,
  ...fileFaults,
  ...pageFaults,
  ...placeholderFaults,
  ...placeFaults,
  ...publicFileFaults,
  ...referenceFaults,
  ...schemaFaults,
  ...textFaults,
  ...valueFaults,
  ...yamlFaults,
]

const faults = [...validated, ...vanishedFaults]

test('each rule has a fault in the tables', () => {
  const planted = new Set<string>(faults.map(({ rule }) => rule))
  expect(Object.keys(rules).filter((rule) => !planted.has(rule))).toEqual([])
})

test('no two faults have one name', () => {
  const names = faults.map(({ rule, name }) => `${rule}: ${name}`)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('commands that ask for errors alone hear of every one', () => {
  for (const fault of validated) {
    const { path, content, given } = plant(fault)
    const project = readProjectData(dataProject({ ...given, [path]: content }))
    const options = { ...project, production: fault.args?.includes('--production') ?? false }
    const errors = validate(project.files, options).findings.filter(isError)
    const alone = validate(project.files, { ...options, errorsOnly: true }).findings
    expect(alone, `${fault.rule}: ${fault.name}`).toEqual(errors)
  }
})

const isError = ({ severity }: Finding) => severity === 'error'
