import { testFaults } from '../../support/fault.ts'
import { reviewFaults } from './reviews.ts'

testFaults(reviewFaults)
