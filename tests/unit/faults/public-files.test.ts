import { testFaults } from '../../support/fault.ts'
import { publicFileFaults } from './public-files.ts'

testFaults(publicFileFaults)
