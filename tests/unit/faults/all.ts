import type { Fault } from './fault.ts'
import { addressFaults } from './addresses.ts'
import { areaFaults } from './areas.ts'
import { auditSettingFaults } from './audit-settings.ts'
import { businessFaults } from './business.ts'
import { countyFaults } from './counties.ts'
import { expiryFaults } from './expiry.ts'
import { jobFaults } from './jobs.ts'
import { pageFaults } from './pages.ts'
import { pastedFaults } from './pasted.ts'
import { pictureFaults } from './pictures.ts'
import { placeholderFaults } from './placeholders.ts'
import { placeFaults } from './places.ts'
import { fileFaults, publicFileFaults } from './files.ts'
import { referenceFaults } from './references.ts'
import { reviewFaults } from './reviews.ts'
import { sceneFaults } from './scenes.ts'
import { schemaFaults } from './schema.ts'
import { textFaults } from './text.ts'
import { valueFaults } from './values.ts'
import { yamlFaults } from './yaml.ts'

/** The planted faults of data files by table; those of addresses that vanish need a generated site. */
export const faultTables = {
  addressFaults,
  areaFaults,
  auditSettingFaults,
  businessFaults,
  countyFaults,
  expiryFaults,
  fileFaults,
  jobFaults,
  pageFaults,
  pastedFaults,
  pictureFaults,
  placeholderFaults,
  placeFaults,
  publicFileFaults,
  referenceFaults,
  reviewFaults,
  sceneFaults,
  schemaFaults,
  textFaults,
  valueFaults,
  yamlFaults,
} as const satisfies Readonly<Record<string, readonly Fault[]>>

export const dataFaults: readonly Fault[] = Object.values(faultTables).flat()
