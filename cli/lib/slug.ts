import { memoizeTexts } from './collections.ts'

/** The slug of a place: `oldsaybrook` for `Old Saybrook`. Each town is asked for by every other. */
export const toSlug = memoizeTexts((name) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, ''),
)

export function areaPath(name: string): `/${string}` {
  return `/service-areas/${toSlug(name)}`
}

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

/** Words as a part of an address: `new-roof-on-a-cape` for `New roof on a Cape`. */
export function toAddressPart(words: string): string {
  return words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
