import { hash } from '../lib/hash.ts'
import type { SiteData } from '../site/schema/data.ts'

/** Identifies the data of a build; ignores the settings of `audit`, which no page shows. */
export function fingerprintData(data: SiteData): string {
  return hash(JSON.stringify({ ...data, site: { ...data.site, audit: undefined } }))
}
