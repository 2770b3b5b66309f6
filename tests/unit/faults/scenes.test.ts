import { testFaults } from '../../support/fault.ts'
import { sceneFaults } from './scenes.ts'

testFaults(sceneFaults)
