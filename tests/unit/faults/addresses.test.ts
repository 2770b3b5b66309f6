import { testFaults } from '../../support/fault.ts'
import { addressFaults } from './addresses.ts'

testFaults(addressFaults)
