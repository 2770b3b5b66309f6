import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import compression from 'compression'
import sirv from 'sirv'
import { headersFor, parseHeaders, parseRedirects } from './host-rules.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const hostFiles = new Set(['/_redirects', '/_headers'])

/** Packs text as hosts do; a part of a file stays as it is. Its types ask for Express, its code does not. */
const compress = compression({
  threshold: 0,
  filter: (request, response) =>
    request.headers.range === undefined && compression.filter(request, response),
}) as unknown as (...args: [...Parameters<Handler>, next: () => void]) => void

export const holdsSite = (dist: string) => existsSync(join(dist, 'index.html'))

/** Serves a built site as a static host does: clean addresses, redirects, headers, gzip, 404.html. */
export function createSiteHandler(dist: string): Handler {
  const read = (name: string) =>
    existsSync(join(dist, name)) ? readFileSync(join(dist, name), 'utf8') : ''
  const serveFile = sirv(dist, { dev: true, etag: true, extensions: ['html'] })

  const answer = (request: IncomingMessage, response: ServerResponse, status: number) => {
    response.writeHead(status, { 'Content-Type': 'text/html;charset=utf-8' })
    response.end(request.method === 'HEAD' ? undefined : read('404.html'))
  }

  // Read anew each time: the site may be built again while it is served.
  const handle: Handler = (request, response) => {
    const redirects = parseRedirects(read('_redirects'))
    const headers = parseHeaders(read('_headers'))
    const [path = '/', query] = (request.url ?? '/').split('?')
    for (const [name, value] of Object.entries(headersFor(headers, path))) {
      response.setHeader(name, value)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const redirect = redirects.get(path)
    if (redirect && redirect.status >= 400) return answer(request, response, redirect.status)
    const target = redirect?.to ?? canonicalPath(path)
    if (target !== path) {
      const location = query === undefined ? target : `${target}?${query}`
      response.writeHead(redirect?.status ?? 308, { Location: location }).end()
      return
    }
    if (hostFiles.has(path) || path === '/404') return answer(request, response, 404)
    serveFile(request, response, () => answer(request, response, 404))
  }
  return (request, response) => compress(request, response, () => handle(request, response))
}

/** Hosts answer at the clean address: without `.html`, `index` and a slash at the end. */
function canonicalPath(path: string): string {
  const clean = path.replace(/\.html$/, '').replace(/\/index$/, '/')
  return clean.replace(/\/+$/, '').replace(/^\/*/, '/')
}
