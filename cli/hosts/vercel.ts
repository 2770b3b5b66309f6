import { printJson } from '../lib/json.ts'
import { encodePath, escapePattern, joinLines, listHeaders, settleHeaders } from './file-parts.ts'
import type { Host, HostTable } from './host.ts'

// https://vercel.com/docs/project-configuration/vercel-json

export const vercel: Host = {
  name: 'vercel',
  title: 'Vercel',
  // The schema of vercel.json: https://openapi.vercel.sh/vercel.json
  limits: { redirects: 2_048, headerRules: 2_048 },
  files: (table) => [
    { path: 'vercel.json', content: printJson(configure(table)) },
    { path: '.vercelignore', content: renderIgnored(table) },
  ],
}

function configure(table: HostTable) {
  const { everywhere, files } = settleHeaders(table.headers)
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      ...table.queries.map(({ from, query, to }) => ({
        ...redirect(from, to),
        has: query.map(has),
      })),
      ...table.redirects.map(({ from, to }) => redirect(from, to)),
      ...table.prefixes.map(({ from, to }) => redirect(from, to, exceptFor(from, table.gone))),
    ],
    headers: [
      { source: '/(.*)', headers: listHeaders(everywhere) },
      ...files.map(({ path, headers }) => ({
        source: toSource(path),
        headers: listHeaders(headers),
      })),
    ],
    rewrites: table.gone.map((path) => ({
      source: toSource(path),
      destination: '/404',
      statusCode: 410,
    })),
  }
}

/** Escapes the pattern characters of a name. */
const toSource = (path: string) => encodePath(path).replaceAll(/[()+]/g, '\\$&')

const redirect = (from: string, to: string, more = '') => ({
  source: toSource(from) + more,
  destination: toSource(to),
  permanent: true,
})

/** Everything below a prefix except gone addresses, as redirects come before rewrites. */
function exceptFor(prefix: string, gone: readonly string[]): string {
  const below = gone.filter((path) => path.startsWith(prefix))
  const names = below.map((path) => escapePattern(encodePath(path.slice(prefix.length))))
  return names.length > 0 ? `((?!(?:${names.join('|')})$).*)` : '(.*)'
}

const has = (pair: string) => {
  const [key = '', value = ''] = pair.split('=')
  return { type: 'query', key, value: escapePattern(value) }
}

/** Vercel never serves its own two files. */
function renderIgnored({ hidden }: HostTable): string {
  const others = hidden.filter((path) => path !== '/vercel.json' && path !== '/.vercelignore')
  return joinLines(others.map(encodePath))
}
