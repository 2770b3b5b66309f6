import { testFaults } from '../../support/fault.ts'
import { countyFaults } from './counties.ts'

testFaults(countyFaults)
