import { testFaults } from '../../support/fault.ts'
import { expiryFaults } from './expiry.ts'

testFaults(expiryFaults)
