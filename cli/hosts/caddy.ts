import type { Host, HostTable, OwnServer } from './host.ts'
import {
  headersByName,
  joinLines,
  mediaTypes,
  packedTypes,
  quote,
  type HeaderValues,
} from './file-parts.ts'

export const caddy: Host = {
  name: 'caddy',
  title: 'Caddy',
  limits: {},
  files: (table, server) => [{ path: 'Caddyfile', content: renderSite(table, server) }],
}

/** On the default port, Caddy gets a certificate for the host by itself. */
function renderSite(table: HostTable, { root, port }: OwnServer): string {
  const { origin, ownHtml, redirects, prefixes, queries, gone, hidden } = table
  return joinLines([
    `# Made by roof-site for ${origin}; the next build overwrites it.`,
    `${port === 80 ? new URL(origin).hostname : `:${port}`} {`,
    `  root * ${quote(root)}`,
    '  encode {',
    '    gzip',
    '    match {',
    ...['text/html', ...packedTypes].map((type) => `      header Content-Type ${type}*`),
    '    }',
    '  }',
    '  route {',
    '    header -Server',
    ...headersByName(table).flatMap(headerLines),
    '',
    '    @method not method GET HEAD',
    '    header @method Allow "GET, HEAD"',
    '    error @method 405',
    '',
    '    # Addresses are compared as they were sent.',
    '    @odd vars_regexp {http.request.orig_uri} "(?i)^[^?]*(//|\\x5c|%2f|%5c|%2e|%00|/\\.\\.?([/?]|$))"',
    '    error @odd 404',
    '    @query vars_regexp query {http.request.orig_uri} "(\\?.*)$"',
    '    vars query ""',
    '    vars @query query {re.query.1}',
    '',
    ...queries.flatMap(({ from, query, to }, index) => [
      `    @query-${index} expression \`${[is('path', from), ...query.map(asks)].join(' && ')}\``,
      `    redir @query-${index} ${to}{vars.query} 301`,
    ]),
    ...toMap(
      'redirect',
      redirects.map(({ from, to }) => [from, to]),
    ),
    '    @redirect expression `{redirect} != ""`',
    '    redir @redirect {redirect}{vars.query} 301',
    ...toMap('answer', [
      ...gone.map((path) => [path, '410'] as const),
      ...[...hidden, '/404', '/404.html'].map((path) => [path, '404'] as const),
      ...ownHtml.map((path) => [path, 'file'] as const),
    ]),
    '    @gone expression `{answer} == "410"`',
    '    error @gone 410',
    '    @hidden expression `{answer} == "404"`',
    '    error @hidden 404',
    ...prefixes.flatMap(({ from, to }, index) => [
      `    @prefix-${index} expression \`{path}.startsWith(${JSON.stringify(from)})\``,
      `    redir @prefix-${index} ${to}{vars.query} 301`,
    ]),
    '    @index path_regexp ^/index(\\.html)?$',
    '    redir @index /{vars.query} 308',
    '    @html {',
    '      vars_regexp html {http.request.orig_uri} "^([^?]+)\\.html(\\?.*)?$"',
    '      expression `{answer} != "file"`',
    '    }',
    '    redir @html {re.html.1}{vars.query} 308',
    '    @slash vars_regexp slash {http.request.orig_uri} "^([^?]+)/(\\?.*)?$"',
    '    redir @slash {re.slash.1}{vars.query} 308',
    '',
    '    @dot {',
    '      path_regexp /\\.',
    '      not path_regexp ^/\\.well-known/[^.]',
    '    }',
    '    error @dot 404',
    '',
    '    rewrite / /index.html',
    '    @file file {path} {path}.html',
    '    rewrite @file {file_match.relative}',
    '    route @file {',
    ...Object.entries(mediaTypes).flatMap(typeLines),
    '      file_server {',
    '        disable_canonical_uris',
    '      }',
    '    }',
    '    error 404',
    '  }',
    '  handle_errors {',
    '    rewrite * /404.html',
    '    file_server',
    '  }',
    '}',
  ])
}

/** A list as a map, as Caddy limits the length of expressions, and its `path` matcher ignores case. */
const toMap = (
  name: string,
  entries: readonly (readonly [path: string, value: string])[],
  otherwise = '',
) => [
  `    map {path} {${name}} {`,
  ...entries.map(([path, value]) => `      ${quote(path)} ${quote(value)}`),
  `      default ${quote(otherwise)}`,
  '    }',
]

function headerLines({ name, value, others }: HeaderValues): string[] {
  if (others.length === 0) return [`    header ${name} ${quote(value)}`]
  const variable = name.toLowerCase().replaceAll('-', '_')
  const entries = others.flatMap((other) => other.paths.map((path) => [path, other.value] as const))
  return [
    ...toMap(variable, entries, value),
    `    @${variable} expression \`{${variable}} != ""\``,
    `    header @${variable} ${name} {${variable}}`,
  ]
}

/** Caddy takes media types from the machine, and some machines have no list of them. */
function typeLines([type, endings]: readonly [string, string], index: number): string[] {
  const files = endings.split(' ').map((ending) => `*.${ending}`)
  const charset = type.startsWith('text/') ? '; charset=utf-8' : ''
  return [
    `      @type-${index} path ${files.join(' ')}`,
    `      header @type-${index} Content-Type "${type}${charset}"`,
  ]
}

const is = (name: string, value: string) => `{${name}} == ${JSON.stringify(value)}`

const asks = (pair: string) => is(`query.${pair.split('=', 1)[0]}`, pair.replace(/^[^=]*=/, ''))
