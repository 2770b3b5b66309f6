import { toSlug } from '../lib/slug.ts'

/** The page that is shown when a form was sent. */
export const thanksPath = '/thanks'

/** The page of a city or a county. */
export function areaPath(name: string): `/${string}` {
  return `/service-areas/${toSlug(name)}`
}

/** The page of a service. */
export function servicePath(slug: string): `/${string}` {
  return `/services/${slug}`
}

/** A page of the firm's own. */
export function ownPath(slug: string): `/${string}` {
  return `/${slug}`
}

/** The page of a finished job. */
export function workPath(slug: string): `/${string}` {
  return `/work/${slug}`
}

/** The paths of the list of jobs and of each job; empty when there are no jobs. */
export function workPaths(slugs: readonly string[]): string[] {
  return slugs.length === 0 ? [] : ['/work', ...slugs.map(workPath)]
}
