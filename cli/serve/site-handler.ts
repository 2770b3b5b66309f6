import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import compression from 'compression'
import {
  type Address,
  answerText,
  encodePath,
  guard,
  type Handler,
  isDotFile,
  isPlain,
  readAddress,
  readBody,
  sendFile,
} from './answer.ts'
import type { HostTable } from '../hosts/host.ts'
import { mostPosted, postedPage } from './posted-page.ts'

/** Compresses text as hosts do, but no ranges. The types require Express, the code does not. */
const compress = compression({
  threshold: 0,
  filter: (request, response) =>
    request.headers.range === undefined && compression.filter(request, response),
}) as unknown as (...args: [...Parameters<Handler>, next: () => void]) => void

/** Serves a built site like a static host: clean URLs, redirects, headers, gzip, 404.html. */
export function createSiteHandler(dist: string, readTable: () => HostTable): Handler {
  return guard(async (request, response) => {
    // Read for each request: the site may be rebuilt while it is served.
    const lookup = toLookup(readTable())
    const address = readAddress(request.url)
    setHeaders(response, lookup, address?.path)
    await new Promise<void>((resolve) => compress(request, response, resolve))
    if (request.method === 'POST' && lookup.posts.has(address?.path ?? '')) {
      return answerPost(request, response)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return answerText(response, 405)
    }
    if (!address) return answerText(response, 400)
    const answer = decideAnswer(address, lookup)
    if ('location' in answer) {
      response.writeHead(answer.status, { Location: answer.location }).end()
      return
    }
    if ('status' in answer) return answerNotFound(response, dist, answer.status)
    for (const path of answer.files) {
      const result = await sendFile(request, response, { folder: dist, path })
      if (result === 'sent') return
      if (result !== 404) return answerText(response, result)
    }
    await answerNotFound(response, dist, 404)
  })
}

/** What a host would take from a form; here nobody does. */
async function answerPost(request: IncomingMessage, response: ServerResponse) {
  const body = await readBody(request, mostPosted)
  if (!body) return answerText(response, 413)
  const reason = 'Only the host of the site takes what is sent.'
  const content = postedPage({ action: request.url ?? '', body: String(body), reason })
  answerText(response, 200, { type: 'text/html', content })
}

function setHeaders(response: ServerResponse, { headers }: Lookup, path: string | undefined): void {
  response.setHeader('Vary', 'Accept-Encoding')
  for (const rule of headers.filter((each) => each.path === '/*' || each.path === path)) {
    for (const [name, value] of Object.entries(rule.headers)) response.setHeader(name, value)
  }
}

async function answerNotFound(response: ServerResponse, dist: string, status: 404 | 410) {
  const page = await readFile(join(dist, '404.html')).catch(() => undefined)
  answerText(response, status, page && { type: 'text/html', content: page })
}

type HttpAnswer =
  /** The first of these files that exists, or else the not-found page. */
  | { readonly files: readonly string[] }
  | { readonly status: 301 | 308; readonly location: string }
  | { readonly status: 404 | 410 }

type Lookup = ReturnType<typeof toLookup>

const toLookup = (table: HostTable) => ({
  ...table,
  redirects: new Map(table.redirects.map(({ from, to }) => [from, to])),
  gone: new Set(table.gone),
  ownHtml: new Set(table.ownHtml),
  posts: new Set(table.forms.map(({ action }) => action)),
  hidden: new Set([...table.hidden, '/404', '/404.html']),
})

function decideAnswer(address: Address, lookup: Lookup): HttpAnswer {
  const { path, raw, query } = address
  const { gone, ownHtml, hidden } = lookup
  // Servers disagree on whether an encoded slash separates segments.
  const isOdd = !isPlain(path) || /^[^?]*%2f/i.test(raw)
  if (isOdd || isDotFile(path) || hidden.has(path)) return { status: 404 }
  const to = targetOf(address, lookup)
  if (to !== undefined) return { status: 301, location: to + query }
  if (gone.has(path)) return { status: 410 }
  const clean = ownHtml.has(path) ? path : cleanPath(path)
  if (clean !== path) return { status: 308, location: encodePath(clean) + query }
  return { files: path === '/' ? ['/index.html'] : [path, `${path}.html`] }
}

/** The redirect target of an old address; exact ones take precedence over prefixes. */
function targetOf({ path, query }: Address, { redirects, prefixes, queries, gone }: Lookup) {
  const pairs = query.slice(1).split('&')
  const asked = queries.find(
    (each) => each.from === path && each.query.every((pair) => pairs.includes(pair)),
  )
  const exact = asked?.to ?? redirects.get(path)
  if (exact !== undefined || gone.has(path)) return exact
  return prefixes.find(({ from }) => path.startsWith(from))?.to
}

function cleanPath(path: string): string {
  if (path === '/' || path === '/index' || path === '/index.html') return '/'
  return path.endsWith('/') ? path.slice(0, -1) : path.replace(/\.html$/, '')
}
