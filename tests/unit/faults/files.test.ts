import { testFaults } from '../../support/fault.ts'
import { fileFaults } from './files.ts'

testFaults(fileFaults)
