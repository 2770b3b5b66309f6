import { testFaults } from '../../support/fault.ts'
import { placeholderFaults } from './placeholders.ts'

testFaults(placeholderFaults)
