import { testFaults } from '../../support/fault.ts'
import { businessFaults } from './business.ts'

testFaults(businessFaults)
