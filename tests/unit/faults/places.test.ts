import { testFaults } from '../../support/fault.ts'
import { placeFaults } from './places.ts'

testFaults(placeFaults)
