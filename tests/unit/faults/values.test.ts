import { testFaults } from '../../support/fault.ts'
import { valueFaults } from './values.ts'

testFaults(valueFaults)
