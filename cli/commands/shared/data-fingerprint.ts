import { hash } from '../../lib/hash.ts'
import type { SiteData } from '../../site/schema/data.ts'

/** Marks a build with the data that it was made from; what only `audit` reads is in no page. */
export function markOfData(data: SiteData): string {
  return hash(JSON.stringify({ ...data, site: { ...data.site, audit: undefined } }))
}
