import { createHash } from 'node:crypto'
import type { Site } from '../../templates/types.ts'
import type { PageAssets } from './server-bundle.ts'

// `_redirects` and `_headers` in the form that Netlify and Cloudflare Pages read; `roof-site
// preview` reads the same two files, so that it answers as such a host does.

/** Permanent redirects, one a line: `/from /to 301`. */
export function renderRedirects({ aliases }: Site, gone: readonly string[]): string {
  const redirects = aliases.map(({ from, to }) => `${from} ${to} 301\n`)
  return [...redirects, ...gone.map((path) => `${path} /404.html 410\n`)].join('')
}

/** Headers for all pages, and for assets whose names change with their content. */
export function renderHeaders(assets: PageAssets): string {
  const header = (name: string, value: string) => `  ${name}: ${value}\n`
  return [
    '/*\n',
    header('Content-Security-Policy', contentSecurityPolicy(assets)),
    header('X-Content-Type-Options', 'nosniff'),
    header('Referrer-Policy', 'strict-origin-when-cross-origin'),
    header('Permissions-Policy', 'camera=(), geolocation=(), microphone=()'),
    '/assets/*\n',
    header('Cache-Control', 'public, max-age=31536000, immutable'),
  ].join('')
}

/** Only the site's own files, and the one inlined style sheet by its hash (CSP Level 3). */
function contentSecurityPolicy({ styles }: PageAssets): string {
  const styleHash = createHash('sha256').update(styles).digest('base64')
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${styleHash}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
