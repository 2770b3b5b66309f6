import { createHash } from 'node:crypto'
import type { Redirect } from '../../templates/types.ts'

// `_redirects` and `_headers` as Netlify and Cloudflare Pages read them.

export function renderRedirects(redirects: readonly Redirect[], gone: readonly string[]): string {
  const lines = redirects.map(({ from, to }) => `${from} ${to} 301\n`)
  return [...lines, ...gone.map((path) => `${path} /404.html 410\n`)].join('')
}

/** Headers for all files, given the texts of the inline style sheets. */
export function renderHeaders(styles: readonly string[]): string {
  const header = (name: string, value: string) => `  ${name}: ${value}\n`
  return [
    '/*\n',
    ...Object.entries(securityHeaders(styles)).map(([name, value]) => header(name, value)),
    // Not every host knows the ending.
    '/site.webmanifest\n',
    header('Content-Type', 'application/manifest+json'),
    '/assets/*\n',
    header('Cache-Control', forEver),
    // Their addresses stay when their content changes.
    '/content/*\n',
    header('Cache-Control', 'no-cache'),
  ].join('')
}

/** Of files that are named by their content. */
export const forEver = 'public, max-age=31536000, immutable'

/** What every answer carries, given the texts of the inline style sheets. */
export function securityHeaders(styles: readonly string[]): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(styles),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  }
}

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
