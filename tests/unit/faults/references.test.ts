import { testFaults } from '../../support/fault.ts'
import { referenceFaults } from './references.ts'

testFaults(referenceFaults)
