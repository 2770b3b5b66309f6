import { apache } from './apache.ts'
import { caddy } from './caddy.ts'
import type { Host, HostTable } from './host.ts'
import { nginx } from './nginx.ts'

/** The places where a site can be published. The first is built for where none is named. */
export const hosts: readonly [Host, ...Host[]] = [nginx, caddy, apache]

const nothing: HostTable = {
  origin: 'https://www.example.com',
  pages: [],
  redirects: [],
  gone: [],
  ownHtml: [],
  headers: [],
  hidden: [],
}

/** The names of the files that a host reads, whatever stands in them. */
export const fileNamesOf = (host: Host): string[] =>
  host.files(nothing, { root: '/', port: 80 }).map(({ path }) => path)

/** The addresses of all these files: no host serves another's. */
export const hiddenFiles = [
  ...new Set(hosts.flatMap(fileNamesOf).map((name): string => `/${name}`)),
]
