/**
 * The slug of a place: accents dropped, lowercase, then all but a to z and 0 to 9 removed.
 * `toSlug("Old Saybrook")` is `"oldsaybrook"`.
 */
export function toSlug(name: string): string {
  const known = slugs.get(name)
  if (known !== undefined) return known
  // Most names have no accent, and need not be searched for one.
  const bare = /^[ -~]*$/.test(name) ? name : name.normalize('NFKD').replace(/\p{M}/gu, '')
  const slug = bare.toLowerCase().replace(/[^a-z0-9]/g, '')
  if (slugs.size === mostSlugs) slugs.clear()
  slugs.set(name, slug)
  return slug
}

/** Each town is named in the lists of many others. */
const slugs = new Map<string, string>()
const mostSlugs = 100_000

/** The address of a city's or county's page. */
export function areaPath(name: string): `/${string}` {
  return `/service-areas/${toSlug(name)}`
}

/** The address of a service's page. */
export function servicePath(slug: string): `/${string}` {
  return `/services/${slug}`
}
