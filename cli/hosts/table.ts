import { createHash } from 'node:crypto'
import { htmlFile } from '../lib/paths.ts'
import type { HeaderRule, HostTable } from './host.ts'
import { hiddenFiles } from './hosts.ts'
import { cleanAddress, readOldAddress, type OldAddress } from './old-address.ts'

export interface TableInput extends Pick<HostTable, 'origin' | 'pages' | 'ownHtml' | 'forms'> {
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
  readonly gone: readonly string[]
  /** The owner commits to https for good (HSTS). */
  readonly isHttpsForever: boolean
  readonly styles: readonly string[]
  readonly immutable: readonly string[]
  readonly sitemaps: readonly string[]
}

export function createHostTable(input: TableInput): HostTable {
  const { origin, pages, ownHtml, forms } = input
  const headers = [
    { path: '/*', headers: headersOfAll(input) },
    // Not every host knows the extension.
    {
      path: '/site.webmanifest',
      headers: { 'Content-Type': 'application/manifest+json', ...bareHeaders },
    },
    ...each([...input.sitemaps, ...input.immutable.filter(isDrawing), '/favicon.svg'], xmlHeaders),
    // Per file: an error below /assets/ must not be cached for a year.
    ...each(input.immutable, immutableHeaders),
    ...each([...input.immutable, ...iconPaths].filter(showsNothing), bareHeaders),
    ...forms.flatMap(({ page, action }) =>
      // Servers that rewrite an address to its file look headers up by the file.
      each([page, htmlAddress(page)], {
        'Content-Security-Policy': contentSecurityPolicy(
          input.styles,
          originsOfForm(action, origin),
        ),
      }),
    ),
  ]
  return {
    origin,
    pages,
    ...settleOldAddresses(input),
    ownHtml,
    headers,
    forms,
    hidden: hiddenFiles,
  }
}

/** The same table with a noindex header. */
export const withNoindex = (table: HostTable): HostTable => ({
  ...table,
  headers: [...table.headers, { path: '/*', headers: { 'X-Robots-Tag': 'noindex' } }],
})

/** Where a form may be sent: the redirect afterwards counts too, and a preview's domain is not that of the site. */
const originsOfForm = (action: string, origin: string) => [
  ...new Set(["'self'", new URL(action, origin).origin, origin]),
]

const htmlAddress = (path: string) => `/${htmlFile(path)}`

const each = (paths: readonly string[], headers: HeaderRule['headers']) =>
  paths.map((path) => ({ path, headers }))

/** Some hosts redirect `/old.html` and `/old/` to `/old` first, so that is redirected too if it is free. */
function settleOldAddresses({ pages, redirects, gone }: TableInput) {
  const old = redirects.map(({ from, to }) => ({ ...readOldAddress(from), to }))
  const isExact = ({ isPrefix, query }: OldAddress) => !isPrefix && query.length === 0
  const prefixes = old.filter(({ isPrefix }) => isPrefix)
  const written = [
    ...old.filter(isExact),
    ...gone.map((address) => ({ ...readOldAddress(address), to: undefined })),
  ]
  const taken = new Set([...pages, ...written.map(({ path }) => path)])
  const others = [...prefixes, ...written]
    .map(({ path, to }) => ({ path: cleanAddress(path), to }))
    .filter(({ path }) => !taken.has(path))
  const answers = new Map([...written, ...others].map(({ path, to }) => [path, to]))
  return {
    redirects: [...answers].flatMap(([from, to]) => (to === undefined ? [] : [{ from, to }])),
    gone: [...answers].flatMap(([path, to]) => (to === undefined ? [path] : [])),
    // The longest first: it is the most specific.
    prefixes: prefixes
      .map(({ path, to }) => ({ from: `${path}/`, to }))
      .toSorted((one, other) => other.from.length - one.from.length),
    queries: old.flatMap(({ path, query, to }) =>
      query.length > 0 ? [{ from: path, query, to }] : [],
    ),
  }
}

function headersOfAll({ styles, isHttpsForever }: TableInput): HeaderRule['headers'] {
  return {
    'Content-Security-Policy': contentSecurityPolicy(styles),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    // Two years, as browsers' preload lists require; subdomains are up to the owner.
    ...(isHttpsForever && { 'Strict-Transport-Security': 'max-age=63072000' }),
    // Cached, but revalidated: addresses stay the same when their content changes.
    'Cache-Control': 'no-cache',
  }
}

const immutableHeaders = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** The standard icons but the SVG, which is a document with its own style. */
const iconPaths = ['favicon', 'icon-192', 'icon-512', 'icon-maskable-512', 'apple-touch-icon'].map(
  (name) => `/${name}.png`,
)

/** Fonts, scripts and pictures need no content policy. */
const showsNothing = (path: string) => /\.(woff2|js|css|png|jpe?g|webp|avif)$/.test(path)

const isDrawing = (path: string) => path.endsWith('.svg')

const bareHeaders = { 'Content-Security-Policy': "default-src 'none'" }

/**
 * The policy for a `meta` element, for hosts without headers. Browsers ignore `frame-ancestors` there, and
 * complain of it.
 */
export const policyInPage = (
  styles: readonly string[],
  form?: { readonly action: string; readonly origin: string },
): string =>
  contentSecurityPolicy(styles, form && originsOfForm(form.action, form.origin)).replace(
    /; frame-ancestors [^;]*/,
    '',
  )

/** Allows only the site's own files, inlined style sheets by hash, and forms to some origins (CSP Level 3). */
function contentSecurityPolicy(
  styles: readonly string[],
  formOrigins: readonly string[] = [],
): string {
  const hashes = [...new Set(styles)].map((text) => `'sha256-${sha256(text)}'`)
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...hashes].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action ${formOrigins.length === 0 ? "'none'" : formOrigins.join(' ')}`,
    "frame-ancestors 'none'",
  ].join('; ')
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

/** Browsers render XML as a tree with their own styles; nothing in it can run. */
const xmlHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}
