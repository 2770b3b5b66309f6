import type { CreativeWork, WithContext } from 'schema-dts'
import type { JobPhoto } from '../../../templates/types.ts'
import { workPath } from '../../lib/slug.ts'
import { canonicalUrl } from '../pages/head.ts'
import type { SiteData } from '../schema/data.ts'
import type { ProjectInput } from '../schema/projects.ts'
import { idOf, toArea } from './business.ts'

/** A finished job: what the page shows of it, in which town, and by whom; no rating of oneself. */
export function describeJob(
  { business }: SiteData,
  { slug, title, city, finished }: ProjectInput,
  photos: readonly JobPhoto[],
): WithContext<CreativeWork> {
  const creator = { '@id': idOf(business) }
  return {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: title,
    url: canonicalUrl(business.url, workPath(slug)),
    dateCreated: finished,
    creator,
    contentLocation: toArea(business, 'City', city),
    ...(photos.length > 0 && {
      image: photos.map(({ src }) => ({
        '@type': 'ImageObject' as const,
        contentUrl: business.url + src,
        creator,
      })),
    }),
  }
}
