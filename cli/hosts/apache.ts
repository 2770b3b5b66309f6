import type { Host, HostTable } from './host.ts'
import {
  escapePattern,
  headersByName,
  joinLines,
  mediaTypes,
  packedTypes,
  quote,
  type HeaderValues,
} from './file-parts.ts'

export const apache: Host = {
  name: 'apache',
  title: 'Apache, and shared hosting with cPanel',
  limits: {},
  files: (table) => [{ path: '.htaccess', content: renderHtaccess(table) }],
}

/** Apache reads it per request from the site's folder, so it needs neither path nor port. */
function renderHtaccess(table: HostTable): string {
  const { origin, ownHtml, redirects, prefixes, queries, gone, hidden } = table
  // Given only a path, Apache takes the host from the request, and http:// behind a proxy.
  const redirectTo = (path: string) => `${quote(origin + path)} [R=301,L]`
  return joinLines([
    `# Made by roof-site for ${origin}; the next build overwrites it.`,
    '# Needs mod_rewrite, mod_headers, mod_deflate and mod_mime, and "AllowOverride All".',
    'Options -Indexes -MultiViews',
    'DirectorySlash Off',
    'FileETag MTime Size',
    ...[403, 404, 410].map((status) => `ErrorDocument ${status} /404.html`),
    '',
    'AddDefaultCharset utf-8',
    'AddCharset utf-8 .html .css .js .txt .xml',
    ...Object.entries(mediaTypes).map(([type, endings]) => `AddType ${type} ${endings}`),
    `AddOutputFilterByType DEFLATE text/html ${packedTypes.join(' ')}`,
    '# What is packed gets a name of its own, by which browsers ask again.',
    'RequestHeader edit If-None-Match "^\\"(.*)-gzip\\"$" "\\"$1\\", \\"$1-gzip\\""',
    '',
    ...headersByName(table).flatMap(headerLines),
    'Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == 405"',
    '',
    'RewriteEngine On',
    '# What the server asks of itself, such as the page of an error, is no request of a visitor.',
    'RewriteCond %{ENV:REDIRECT_STATUS} .',
    'RewriteRule ^ - [END]',
    'RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$',
    'RewriteRule ^ - [R=405,L]',
    '# Addresses are compared as they were sent.',
    'RewriteCond %{THE_REQUEST} "^\\S+ [^?\\s]*(//|\\x5c|%2f|%5c|%2e|/\\.\\.?[/?\\s])" [NC]',
    'RewriteRule ^ - [R=404,L]',
    ...queries.flatMap(({ from, query, to }) => [
      ...query.map((pair) => `RewriteCond %{QUERY_STRING} "(^|&)${escapePattern(pair)}(&|$)"`),
      rule(from, redirectTo(to)),
    ]),
    ...redirects.map(({ from, to }) => rule(from, redirectTo(to))),
    ...gone.map((path) => rule(path, '- [G]')),
    ...prefixes.map(({ from, to }) => `RewriteRule "^${toPattern(from)}" ${redirectTo(to)}`),
    ...ownHtml.map((path) => rule(path, '- [END]')),
    ...[...hidden, '/404', '/404.html'].map((path) => rule(path, '- [R=404,L]')),
    `RewriteRule ^index(\\.html)?$ ${origin}/ [R=308,L]`,
    `RewriteRule ^(.+)\\.html$ ${origin}/$1 [R=308,L]`,
    `RewriteRule ^(.+)/$ ${origin}/$1 [R=308,L]`,
    'RewriteRule (^|/)\\.(?!well-known/) - [R=404,L]',
    'RewriteRule ^$ index.html [END]',
    'RewriteCond %{REQUEST_FILENAME} -f',
    'RewriteRule ^ - [END]',
    'RewriteCond %{DOCUMENT_ROOT}/$0.html -f',
    'RewriteRule ^.+$ $0.html [END]',
    'RewriteRule ^ - [R=404,L]',
  ])
}

const rule = (path: string, answer: string) => `RewriteRule "^${toPattern(path)}$" ${answer}`

/** Rules in a folder see paths without the leading slash. */
const toPattern = (path: string) => escapePattern(path.slice(1))

const mostNames = 20

function headerLines({ name, value, others }: HeaderValues): string[] {
  // Apache sets the media type by its own directive.
  if (name === 'Content-Type') return others.flatMap(typeLines)
  const lines = others.flatMap(({ value: other, paths }) =>
    // A line may have at most 8,192 characters.
    paths.flatMap((_, index) => {
      if (index % mostNames > 0) return []
      const files = paths.slice(index, index + mostNames).map((path) => `'${path}'`)
      const where = `"expr=%{REQUEST_URI} in {${files.join(', ')}}"`
      return [`Header always set ${name} ${quote(other)} ${where}`]
    }),
  )
  return value === '' ? lines : [`Header always set ${name} ${quote(value)}`, ...lines]
}

const typeLines = ({ value, paths }: HeaderValues['others'][number]) =>
  paths.map((path) => `AddType ${value} .${path.split('.').at(-1)}`)
