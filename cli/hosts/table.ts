import { createHash } from 'node:crypto'
import type { HeaderRule, HostTable } from './host.ts'
import { hiddenFiles } from './hosts.ts'

interface TableInput extends Pick<
  HostTable,
  'origin' | 'pages' | 'redirects' | 'gone' | 'ownHtml'
> {
  /** The owner promises https for good: browsers are told to refuse anything else. */
  readonly isHttpsForever: boolean
  /** The texts of the inline style sheets. */
  readonly styles: readonly string[]
  /** Addresses of files that are named by their content. */
  readonly immutable: readonly string[]
  /** Addresses of the sitemap's files. */
  readonly sitemaps: readonly string[]
}

export function createHostTable(input: TableInput): HostTable {
  const { origin, pages, redirects, gone, ownHtml } = input
  const headers = [
    { path: '/*', headers: headersOfAll(input) },
    // Not every host knows the ending.
    { path: '/site.webmanifest', headers: { 'Content-Type': 'application/manifest+json' } },
    ...input.sitemaps.map((path) => ({ path, headers: sitemapHeaders })),
    // File by file: an error below /assets/ must not be kept for a year.
    ...input.immutable.map((path) => ({ path, headers: immutableHeaders })),
  ]
  return { origin, pages, redirects, gone, ownHtml, headers, hidden: hiddenFiles }
}

function headersOfAll({ styles, isHttpsForever }: TableInput): HeaderRule['headers'] {
  return {
    'Content-Security-Policy': contentSecurityPolicy(styles),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    // Two years, as browsers' preload lists ask; other names of the domain are the owner's affair.
    ...(isHttpsForever && { 'Strict-Transport-Security': 'max-age=63072000' }),
    // Kept, but asked for anew: addresses stay when their content changes.
    'Cache-Control': 'no-cache',
  }
}

const immutableHeaders = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** Only the site's own files, and inlined style sheets by their hashes (CSP Level 3). */
function contentSecurityPolicy(styles: readonly string[]): string {
  const hashes = styles.map((text) => `'sha256-${sha256(text)}'`)
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${hashes.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

/** Browsers show XML as a tree, with styles of their own; nothing in it can run. */
const sitemapHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}
