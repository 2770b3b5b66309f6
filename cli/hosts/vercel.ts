import { encodePath, listHeaders, settleHeaders, joinLines } from './file-parts.ts'
import type { Host, HostTable } from './host.ts'

// https://vercel.com/docs/project-configuration/vercel-json

export const vercel: Host = {
  name: 'vercel',
  title: 'Vercel',
  differences: [
    'An HTML file of your own (/google1234.html) answers at its address without .html; its own address leads there.',
    'Redirects are sent without the headers of the site.',
  ],
  // The schema of vercel.json: https://openapi.vercel.sh/vercel.json
  limits: { redirects: 2_048, headerRules: 2_048 },
  files: (table) => [
    { path: 'vercel.json', content: `${JSON.stringify(configure(table), null, 2)}\n` },
    { path: '.vercelignore', content: renderIgnored(table) },
  ],
}

function configure(table: HostTable) {
  const { everywhere, files } = settleHeaders(table.headers)
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: table.redirects.flatMap(({ from, to }) =>
      sources(from, table).map((source) => ({
        source,
        destination: encodePath(to),
        permanent: true,
      })),
    ),
    headers: [
      { source: '/(.*)', headers: listHeaders(everywhere) },
      ...files.map(({ path, headers }) => ({
        source: encodePath(path),
        headers: listHeaders(headers),
      })),
    ],
    rewrites: table.gone.flatMap((path) =>
      sources(path, table).map((source) => ({ source, destination: '/404', statusCode: 410 })),
    ),
  }
}

/** An address with `.html` loses it before redirects are looked at, unless a page is there. */
function sources(path: string, { pages, redirects, gone }: HostTable): string[] {
  const clean = path.replace(/\.html$/, '')
  const taken = [...pages, ...redirects.map(({ from }) => from), ...gone].includes(clean)
  return (taken ? [path] : [path, clean]).map(encodePath)
}

/** Vercel never serves its own two files. */
function renderIgnored({ hidden }: HostTable): string {
  const others = hidden.filter((path) => path !== '/vercel.json' && path !== '/.vercelignore')
  return joinLines(others.map(encodePath))
}
