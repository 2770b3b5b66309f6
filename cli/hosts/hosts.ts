import { apache } from './apache.ts'
import { caddy } from './caddy.ts'
import { cloudflarePages } from './cloudflare-pages.ts'
import { firebase } from './firebase.ts'
import { githubPages } from './github-pages.ts'
import type { Host, HostTable } from './host.ts'
import { netlify } from './netlify.ts'
import { nginx } from './nginx.ts'
import { vercel } from './vercel.ts'

/** All supported hosts, the default first. */
export const hosts: readonly [Host, ...Host[]] = [
  netlify,
  cloudflarePages,
  vercel,
  githubPages,
  firebase,
  nginx,
  caddy,
  apache,
]

const small: HostTable = {
  origin: 'https://www.example.com',
  pages: [],
  redirects: [],
  prefixes: [],
  queries: [],
  // Some hosts need an additional file for these.
  gone: ['/gone'],
  ownHtml: [],
  headers: [],
  forms: [],
  hidden: [],
}

/** The names of the files that a host reads. */
export const fileNamesOf = (host: Host): string[] =>
  host.files(small, { root: '/', port: 80 }).map(({ path }) => path)

/** All hosts' configuration files: no host serves another's. */
export const hiddenFiles = [
  ...new Set(hosts.flatMap(fileNamesOf).map((name): string => `/${name}`)),
]
