import { testFaults } from '../../support/fault.ts'
import { pictureFaults } from './pictures.ts'

testFaults(pictureFaults)
