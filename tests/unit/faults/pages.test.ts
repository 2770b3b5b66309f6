import { testFaults } from '../../support/fault.ts'
import { pageFaults } from './pages.ts'

testFaults(pageFaults)
