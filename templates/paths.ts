// The widest type of the site's addresses. In generated/, `generate` replaces this file by the union of the
// existing addresses.

/** A page of the site: `/`, `/services/roof-repairs`. No trailing slash. */
export type RoutePath = `/${string}`

/** An address that redirects to a page. */
export type AliasPath = `/${string}`
