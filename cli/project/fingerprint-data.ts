import { hash } from '../lib/hash.ts'
import type { SiteData } from '../site/schema/data.ts'

/** Tells a build's data from others; what only `audit` reads is in no page. */
export function fingerprintData(data: SiteData): string {
  return hash(JSON.stringify({ ...data, site: { ...data.site, audit: undefined } }))
}
