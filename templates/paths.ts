// The widest form of the site's addresses. `generate` replaces this file, in
// generated/, by the literal union of the addresses that exist.

/** A page of the site: `/`, `/services/roof-repairs`. No trailing slash. */
export type RoutePath = `/${string}`

/** An address that redirects to a page. */
export type AliasPath = `/${string}`
