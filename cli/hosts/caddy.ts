import type { Host, HostTable, OwnServer } from './host.ts'
import {
  headersByName,
  joinLines,
  mediaTypes,
  packedTypes,
  type HeaderValues,
} from './file-parts.ts'

export const caddy: Host = {
  name: 'caddy',
  title: 'Caddy',
  differences: [],
  limits: {},
  files: (table, server) => [{ path: 'Caddyfile', content: renderSite(table, server) }],
}

/** On the usual port Caddy gets a certificate for the host by itself. */
function renderSite(table: HostTable, { root, port }: OwnServer): string {
  const { origin, ownHtml, redirects, gone, hidden } = table
  return joinLines([
    `# Made by roof-site for ${origin}; the next build writes it anew.`,
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
    '    @index path_regexp ^/index(\\.html)?$',
    '    redir @index /{vars.query} 308',
    '    @html {',
    '      vars_regexp html {http.request.orig_uri} "^([^?]+)\\.html(\\?.*)?$"',
    `      not ${isOneOf(['/404.html', ...ownHtml])}`,
    '    }',
    '    redir @html {re.html.1}{vars.query} 308',
    '    @slash vars_regexp slash {http.request.orig_uri} "^([^?]+)/(\\?.*)?$"',
    '    redir @slash {re.slash.1}{vars.query} 308',
    '',
    '    map {path} {redirect} {',
    ...redirects.map(({ from, to }) => `      ${quote(from)} ${quote(to)}`),
    '      default ""',
    '    }',
    '    @redirect expression `{redirect} != ""`',
    '    redir @redirect {redirect}{vars.query} 301',
    `    @gone ${isOneOf(gone)}`,
    '    error @gone 410',
    `    @hidden ${isOneOf([...hidden, '/404', '/404.html'])}`,
    '    error @hidden 404',
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

function headerLines({ name, value, others }: HeaderValues): string[] {
  const lines = others.flatMap(({ value: other, paths }, index) => {
    const matcher = `@${name}-${index}`
    return [`    ${matcher} ${isOneOf(paths)}`, `    header ${matcher} ${name} ${quote(other)}`]
  })
  return value === '' ? lines : [`    header ${name} ${quote(value)}`, ...lines]
}

/** Caddy asks the machine for the types of files, and machines differ: some have no list of them. */
function typeLines([type, endings]: readonly [string, string], index: number): string[] {
  const files = endings.split(' ').map((ending) => `*.${ending}`)
  const charset = type.startsWith('text/') ? '; charset=utf-8' : ''
  return [
    `      @type-${index} path ${files.join(' ')}`,
    `      header @type-${index} Content-Type "${type}${charset}"`,
  ]
}

/** Whether the path is one of these; Caddy's own `path` takes capitals for small letters. */
const isOneOf = (paths: readonly string[]) =>
  `expression \`{path} in [${paths.map((path) => JSON.stringify(path)).join(', ')}]\``

const quote = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`
