import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { ReadStream } from 'node:fs'
import send from 'send'
import { decode } from '../hosts/old-address.ts'
import { misfitAt } from '../load/public-files.ts'

/** Headers that `send` sets for a file, removed when an error is sent instead. */
const headersOfFile = ['Accept-Ranges', 'Content-Length', 'Content-Range', 'ETag', 'Last-Modified']

/** Sends a text, by default a short one for the status. */
export function answerText(
  response: ServerResponse,
  status: number,
  { type, content }: { type: string; content: string | Uint8Array } = {
    type: 'text/plain',
    content: `${STATUS_CODES[status]}\n`,
  },
): void {
  // A 416 response states the size of the file.
  for (const name of headersOfFile) {
    if (status !== 416 || name !== 'Content-Range') response.removeHeader(name)
  }
  const length = Buffer.byteLength(content)
  response.setHeader('Content-Type', `${type}; charset=utf-8`)
  response.writeHead(status, { 'Content-Length': length }).end(content)
}

/**
 * Sends a file of a folder, or the requested range; returns another status to answer instead. Links out of
 * the folder, hidden files, pipes and devices count as missing.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, path }: { readonly folder: string; readonly path: string },
): Promise<'sent' | 404 | 412 | 416> {
  if (misfitAt(folder, path.slice(1))) return 404
  return new Promise((resolve, reject) => {
    const options = { root: folder, index: false, dotfiles: 'allow', cacheControl: false } as const
    onClose(request, () => resolve('sent'))
    send(request, encodePath(path), options)
      .on('stream', (file: ReadStream) => {
        // A pipelined request has no socket yet whose end would close the file.
        onClose(request, () => file.destroy())
        const promised = Number(response.getHeader('Content-Length'))
        // `send` reads one byte even of an empty file, which may have grown by now.
        if (promised === 0) {
          file.destroy()
          response.end()
        }
        // If the file became shorter meanwhile, the next response would be read as the rest.
        file.once('end', () => file.bytesRead < promised && response.destroy())
      })
      .on('directory', () => resolve(404))
      .on('error', (error: Error & { readonly status: number }) => {
        const { status } = error
        if (status === 404 || status === 412 || status === 416) resolve(status)
        else reject(error)
      })
      .pipe(response)
  })
}

/** The body of a request; `undefined` when it is too large. The request stays open for the answer. */
export async function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function onClose(request: IncomingMessage, work: () => void): void {
  if (request.destroyed) work()
  else request.once('close', work)
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** The error boundary of a server: a failure ends one response and is logged. */
export function guard(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Handler {
  return (request, response) => {
    const fail = (error: unknown) => {
      console.error(`${request.method} ${request.url}: ${String(error).replaceAll(/\s+/g, ' ')}`)
      if (response.headersSent) response.destroy()
      else answerText(response, 500)
    }
    response.on('error', fail)
    dropMalformedRange(request)
    handle(request, response).catch(fail)
  }
}

/** A malformed range such as `bytes=5-2` is ignored (RFC 9110, 14.2). */
function dropMalformedRange({ headers }: IncomingMessage): void {
  const parts = headers.range?.matchAll(/(\d+)\s*-\s*(\d+)/g) ?? []
  const isMalformed = [...parts].some(([, first, last]) => Number(first) > Number(last))
  if (isMalformed) delete headers.range
}

/** The address of a request: the path decoded once, and the raw query. */
export interface Address {
  readonly path: string
  /** Raw path and query, without the host. */
  readonly raw: string
  /** With its question mark; empty when there is none. */
  readonly query: string
}

/** Parses the target of a request; `undefined` when it is invalid. */
export function readAddress(target = '/'): Address | undefined {
  const relative = target.replace(/^https?:\/\/[^/?]*/i, '')
  const [before = ''] = relative.split('?', 1)
  const query = relative.slice(before.length)
  const escaped = before === '' ? '/' : before
  const path = decode(escaped)
  if (!path?.startsWith('/') || path.includes('\0')) return undefined
  return { path, raw: escaped + query, query: query === '?' ? '' : query }
}

/** Whether a path has no `//`, `.`, `..` or backslash. */
export function isPlain(path: string): boolean {
  return !/\/\/|\\|\/\.{1,2}(\/|$)/.test(path)
}

/** Whether a path leads to a hidden file; `/.well-known/` does not count. */
export function isDotFile(path: string): boolean {
  return path.replace(/^\/\.well-known\//, '/').includes('/.')
}

/** Encodes a path for a URL; the opposite of decoding. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
