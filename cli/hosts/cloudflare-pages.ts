import { printJson } from '../lib/json.ts'
import { encodePath, joinLines, prefixNames, queryNames, renderHeadersFile } from './file-parts.ts'
import type { Host, HostFile, HostTable } from './host.ts'

// https://developers.cloudflare.com/pages/configuration/redirects/
// https://developers.cloudflare.com/pages/configuration/headers/

export const cloudflarePages: Host = {
  name: 'cloudflare-pages',
  title: 'Cloudflare Pages',
  // https://developers.cloudflare.com/pages/platform/limits/
  limits: {
    redirects: 2_000,
    headerRules: 100,
    lineLength: 2_000,
    files: 20_000,
    fileBytes: 25 * 1024 * 1024,
  },
  unanswered: (table) => [
    ...table.redirects.filter(isTooLong).map(({ from }) => from),
    ...prefixNames(table).slice(100),
    ...queryNames(table),
  ],
  files: (table) => [
    { path: '_redirects', content: renderRedirects(table) },
    // Values of several rules are joined unless the later rule removes the first with `!`.
    { path: '_headers', content: renderHeadersFile(table, (name) => [`  ! ${name}`]) },
    ...renderWorker(table.gone.map(encodePath)),
  ],
}

const toLine = (from: string, to: string) => `${encodePath(from)} ${encodePath(to)} 301`

/** Cloudflare ignores lines that are too long. */
const isTooLong = ({ from, to }: HostTable['redirects'][number]) => toLine(from, to).length > 1000

/** Status 200 keeps the owner's HTML at its own address, instead of redirecting to one without `.html`. */
function renderRedirects({ redirects, prefixes, ownHtml }: HostTable): string {
  return joinLines([
    ...redirects.map(({ from, to }) => toLine(from, to)),
    ...ownHtml.map(encodePath).map((path) => `${path} ${path.replace(/\.html$/, '')} 200`),
    ...prefixes.map(({ from, to }) => toLine(`${from}*`, to)),
  ])
}

// https://developers.cloudflare.com/pages/functions/advanced-mode/
const worker = `// Answers for pages that are gone: status 410 with the not-found page.
export default {
  async fetch(request, env) {
    const page = await env.ASSETS.fetch(new URL('/404', request.url))
    return new Response(page.body, { status: 410, headers: page.headers })
  },
}
`

/** `_redirects` cannot answer with 410. The worker only runs for gone addresses. */
function renderWorker(gone: readonly string[]): HostFile[] {
  // https://developers.cloudflare.com/pages/functions/routing/#limits
  const include = gone.filter((path) => path.length <= 100).slice(0, 100)
  if (include.length === 0) return []
  const routes = { version: 1, include, exclude: [] }
  return [
    { path: '_worker.js', content: worker },
    { path: '_routes.json', content: printJson(routes) },
  ]
}
