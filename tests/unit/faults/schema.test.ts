import { testFaults } from '../../support/fault.ts'
import { schemaFaults } from './schema.ts'

testFaults(schemaFaults)
