import { testFaults } from '../../support/fault.ts'
import { pastedFaults } from './pasted.ts'

testFaults(pastedFaults)
