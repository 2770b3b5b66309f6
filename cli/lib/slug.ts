/**
 * The slug of a place: accents dropped, lowercase, then all but a to z and 0 to 9 removed.
 * `toSlug("Old Saybrook")` is `"oldsaybrook"`.
 */
export function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}

/** The address of a city's or county's page. */
export function areaPath(name: string): `/${string}` {
  return `/service-areas/${toSlug(name)}`
}

/** The address of a service's page. */
export function servicePath(slug: string): `/${string}` {
  return `/services/${slug}`
}
