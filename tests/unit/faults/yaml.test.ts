import { testFaults } from '../../support/fault.ts'
import { yamlFaults } from './yaml.ts'

testFaults(yamlFaults)
