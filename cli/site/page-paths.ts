import { toSlug } from '../lib/slug.ts'

/** The page of a city or a county. */
export function areaPath(name: string): `/${string}` {
  return `/service-areas/${toSlug(name)}`
}

/** The page of a service. */
export function servicePath(slug: string): `/${string}` {
  return `/services/${slug}`
}

/** The page of a finished job. */
export function workPath(slug: string): `/${string}` {
  return `/work/${slug}`
}

/** The list of finished jobs and the page of each; nothing where there is no job. */
export function workPaths(slugs: readonly string[]): string[] {
  return slugs.length === 0 ? [] : ['/work', ...slugs.map(workPath)]
}
