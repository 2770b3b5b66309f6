import type { Fault } from './fault.ts'
import * as faultTables from './tables.ts'

export { faultTables }

export const dataFaults: readonly Fault[] = Object.values(faultTables).flat()
