import { hash } from '../lib/hash.ts'
import type { Host, HostTable, OwnServer } from './host.ts'
import {
  encodePath,
  escapePattern,
  headersByName,
  joinLines,
  mediaTypes,
  packedTypes,
  type HeaderValues,
} from './file-parts.ts'

export const nginx: Host = {
  name: 'nginx',
  title: 'nginx',
  limits: {},
  files: (table, server) => [{ path: 'nginx.conf', content: renderServer(table, server) }],
}

/** A file for `sites-enabled`, which nginx includes in `http { }`. */
function renderServer(table: HostTable, { root, port }: OwnServer): string {
  const { origin, ownHtml, redirects, prefixes, queries, gone, hidden } = table
  const host = new URL(origin).hostname
  // Variables are global to the server, which may have several sites.
  const prefix = `$site_${hash(origin).slice(0, 8)}_`
  const { types, headers } = splitTypes(table)
  return joinLines([
    `# Made by roof-site for ${origin}; the next build overwrites it.`,
    ...headers.flatMap((header) => mapLines(header, prefix)),
    `map $status ${prefix}allow {`,
    '  405 "GET, HEAD";',
    '  default "";',
    '}',
    '',
    'server {',
    `  listen ${port};`,
    `  listen [::]:${port};`,
    `  server_name ${toServerName(host)};`,
    `  root ${quote(root)};`,
    '  # Lines of your own, such as those for a certificate, in a file that no build writes. As a',
    '  # pattern, its name may be that of no file.',
    `  include ${host}[.]conf;`,
    '',
    '  server_tokens off;',
    '  absolute_redirect off;',
    '  merge_slashes off;',
    '  charset utf-8;',
    `  charset_types ${packedTypes.filter((type) => type.startsWith('text/')).join(' ')};`,
    '  gzip on;',
    '  gzip_vary on;',
    '  gzip_proxied any;',
    `  gzip_types ${packedTypes.join(' ')};`,
    '  types {',
    ...Object.entries(mediaTypes).map(([type, endings]) => `    ${type} ${endings};`),
    '  }',
    '  default_type application/octet-stream;',
    '',
    ...headers.map((header) => addHeader(header, prefix)),
    `  add_header Allow ${prefix}allow always;`,
    '  error_page 403 =404 @missing;',
    '  error_page 404 410 @missing;',
    '',
    '  if ($request_method !~ ^(GET|HEAD)$) { return 405; }',
    '  # Addresses are compared as they were sent: in a redirect, a decoded line end would be a header.',
    '  if ($request_uri ~* "^[^?]*(//|\\x5c|%2f|%5c|%2e|%00|/\\.\\.?([/?]|$))") { return 404; }',
    '',
    ...queries.map(({ from, query, to }) => {
      const pairs = query.map((pair) => `(?=(.*&)?${escapePattern(pair)}(&|$))`).join('')
      const pattern = `^${escapePattern(encodePath(from))}\\?${pairs}`
      return `  if ($request_uri ~ "${pattern}") { return 301 ${to}$is_args$args; }`
    }),
    ...redirects.map(({ from, to }) => location(from, `return 301 ${to}$is_args$args;`)),
    ...gone.map((path) => location(path, 'return 410;')),
    ...prefixes.map(
      ({ from, to }) => `  location ^~ ${quote(from)} { return 301 ${to}$is_args$args; }`,
    ),
    ...[...hidden, '/404', '/404.html'].map((path) => location(path, 'return 404;')),
    ...types.map(({ path, type }) =>
      location(path, `types { } default_type ${type}; try_files $uri =404;`),
    ),
    ...ownHtml.map((path) => location(path, 'try_files $uri =404;')),
    '  location @missing { try_files /404.html =404; }',
    '  location ~ "/\\.(?!well-known/)" { return 404; }',
    '  location = / { try_files /index.html =404; }',
    '  location / {',
    '    if ($request_uri ~ "^/index(\\.html)?(\\?.*)?$") { return 308 /$2; }',
    '    if ($request_uri ~ "^([^?]+)\\.html(\\?.*)?$") { return 308 $1$2; }',
    '    if ($request_uri ~ "^([^?]+)/(\\?.*)?$") { return 308 $1$2; }',
    '    try_files $uri $uri.html =404;',
    '  }',
    '}',
  ])
}

/** Longer names would exceed nginx's default hash table of plain server names. */
const toServerName = (host: string) => (host.length > 46 ? `~^${escapePattern(host)}$` : host)

const location = (path: string, answer: string) => `  location = ${quote(path)} { ${answer} }`

/** nginx sets the media type separately from other headers. */
function splitTypes(table: HostTable) {
  const all = headersByName(table)
  const typed = all.find(({ name }) => name === 'Content-Type')?.others ?? []
  const types = typed.flatMap(({ value: type, paths }) => paths.map((path) => ({ path, type })))
  return { types, headers: all.filter(({ name }) => name !== 'Content-Type') }
}

/** Regular expressions, as nginx limits the size of plain keys, each and together. */
function mapLines({ name, value, others }: HeaderValues, prefix: string): string[] {
  if (others.length === 0) return []
  const lines = others.flatMap(({ value: other, paths }) =>
    paths.map((path) => `  "~^${escapePattern(path)}$" ${quote(other)};`),
  )
  return [`map $uri ${toVariable(name, prefix)} {`, ...lines, `  default ${quote(value)};`, '}']
}

function addHeader({ name, value, others }: HeaderValues, prefix: string): string {
  const printed = others.length > 0 ? toVariable(name, prefix) : quote(value)
  return `  add_header ${name} ${printed} always;`
}

const toVariable = (name: string, prefix: string) =>
  prefix + name.toLowerCase().replaceAll('-', '_')

/** nginx has no escape for `$`, which starts a variable inside double quotes. */
const quote = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&').replaceAll('$', '')}"`
