import { testFaults } from '../../support/fault.ts'
import { areaFaults } from './areas.ts'

testFaults(areaFaults)
