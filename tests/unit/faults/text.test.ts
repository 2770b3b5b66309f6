import { testFaults } from '../../support/fault.ts'
import { textFaults } from './text.ts'

testFaults(textFaults)
