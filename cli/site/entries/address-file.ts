import type { PassedOver } from './passed-over.ts'

/** A file that says which addresses a former site had, as it was read. */
export interface AddressFile {
  /** `a sitemap` */
  readonly kind: string
  readonly lines: readonly AddressLine[]
  readonly passed: readonly PassedOver[]
}

/** What may be an address, and how often it was opened, where the file says so. */
export interface AddressLine {
  readonly text: string
  readonly line: number
  readonly clicks: number | null
}
