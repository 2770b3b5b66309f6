/** Where the reviews of a source are read. */
const hosts: Readonly<Record<string, readonly string[]>> = {
  google: ['google.com', 'maps.app.goo.gl', 'goo.gl', 'g.page', 'g.co', 'share.google'],
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  bbb: ['bbb.org'],
}

export const hostsOf = (source: string): readonly string[] =>
  Object.hasOwn(hosts, source) ? (hosts[source] ?? []) : []

/** Whether an address stands on a host of the source, or below one, and names a page there. */
export function isHostOf(source: string, address: string): boolean {
  const { hostname, pathname } = new URL(address)
  const isThere = hostsOf(source).some((host) => hostname === host || hostname.endsWith(`.${host}`))
  return isThere && (pathname !== '/' || hostname.startsWith('g.'))
}
