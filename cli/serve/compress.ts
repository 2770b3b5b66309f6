import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

const text = /^(?:text\/|image\/svg|application\/(?:json|javascript|xml|manifest\+json))/

/**
 * Makes a response send text packed with gzip, as hosts do, so that what is measured here holds
 * there. Parts of a file, pictures and fonts stay as they are, and so does all for a browser that
 * does not ask for it.
 */
export function compress(request: IncomingMessage, response: ServerResponse): void {
  const isAsked = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  if (!isAsked || request.method !== 'GET' || request.headers.range !== undefined) return
  const writeHead = response.writeHead.bind(response)
  const end = response.end.bind(response)
  response.writeHead = (status: number, given?: unknown): ServerResponse => {
    // The handlers here, and sirv, give headers as an object.
    const headers = lowerCased({ ...response.getHeaders(), ...(given as OutgoingHttpHeaders) })
    if (!text.test(String(headers['content-type']))) return writeHead(status, headers)
    collect(response, (body) => {
      const packed = gzipSync(body)
      writeHead(status, {
        ...headers,
        'content-encoding': 'gzip',
        'content-length': packed.length,
        vary: 'Accept-Encoding',
      })
      end(packed)
    })
    return response
  }
}

const lowerCased = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

/** Keeps what is written to the response, and passes it on when the response ends. */
function collect(response: ServerResponse, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = []
  // Files come as buffers, pages made here as strings.
  const keep = (chunk: unknown) => {
    if (chunk !== undefined) chunks.push(Buffer.from(chunk as string | Buffer))
    return true
  }
  response.write = keep
  response.end = (chunk?: unknown) => {
    keep(chunk)
    done(Buffer.concat(chunks))
    return response
  }
}
