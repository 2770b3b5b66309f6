import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { ReadStream } from 'node:fs'
import send from 'send'
import { decode } from '../hosts/old-address.ts'
import { misfitAt } from '../load/public-files.ts'

/** What `send` says of a file that is not sent after all. */
const headersOfFile = ['Accept-Ranges', 'Content-Length', 'Content-Range', 'ETag', 'Last-Modified']

/** Answers with a text of its own: a short one, where none is given. */
export function answerText(
  response: ServerResponse,
  status: number,
  { type, content }: { type: string; content: string | Uint8Array } = {
    type: 'text/plain',
    content: `${STATUS_CODES[status]}\n`,
  },
): void {
  // The size of a file is told to those who asked for a part that it does not have.
  for (const name of headersOfFile) {
    if (status !== 416 || name !== 'Content-Range') response.removeHeader(name)
  }
  const length = Buffer.byteLength(content)
  response.setHeader('Content-Type', `${type}; charset=utf-8`)
  response.writeHead(status, { 'Content-Length': length }).end(content)
}

/**
 * Sends a file of a folder, or the part of it that is asked for; the status that is to be told instead. What
 * a link leads out of the folder to, or to a hidden file, is not there, nor is a pipe or a device.
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
        // A request that waits behind another has no socket yet whose end would close the file.
        onClose(request, () => file.destroy())
        const promised = Number(response.getHeader('Content-Length'))
        // `send` reads one byte of an empty file, which may have one by then.
        if (promised === 0) {
          file.destroy()
          response.end()
        }
        // Of a file that became shorter meanwhile, the next answer would count as the rest.
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

function onClose(request: IncomingMessage, work: () => void): void {
  if (request.destroyed) work()
  else request.once('close', work)
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** The edge of a server: what fails ends one answer and is told in a line, and the server goes on. */
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

/** `bytes=5-2` asks for nothing, and is passed over as if it were not there (RFC 9110, 14.2). */
function dropMalformedRange({ headers }: IncomingMessage): void {
  const parts = headers.range?.matchAll(/(\d+)\s*-\s*(\d+)/g) ?? []
  const isMalformed = [...parts].some(([, first, last]) => Number(first) > Number(last))
  if (isMalformed) delete headers.range
}

/** What a request asks for: the path with its escapes read once, and the query as it came. */
export interface Address {
  readonly path: string
  /** Path and query as they came, without the name of a host. */
  readonly raw: string
  /** With its question mark; empty where there is none. */
  readonly query: string
}

/** The address in a request line; `undefined` where it cannot be read. */
export function readAddress(target = '/'): Address | undefined {
  const relative = target.replace(/^https?:\/\/[^/?]*/i, '')
  const [before = ''] = relative.split('?', 1)
  const query = relative.slice(before.length)
  const escaped = before === '' ? '/' : before
  const path = decode(escaped)
  if (!path?.startsWith('/') || path.includes('\0')) return undefined
  return { path, raw: escaped + query, query: query === '?' ? '' : query }
}

/** Whether a path has no part that leads somewhere else: `//`, `.`, `..`, a backslash. */
export function isPlain(path: string): boolean {
  return !/\/\/|\\|\/\.{1,2}(\/|$)/.test(path)
}

/** Whether a path leads to a hidden file, as of an editor or of the system; `/.well-known/` is none. */
export function isDotFile(path: string): boolean {
  return path.replace(/^\/\.well-known\//, '/').includes('/.')
}

/** A path as an address; the opposite of reading its escapes. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
