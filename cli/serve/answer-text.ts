import { STATUS_CODES, type ServerResponse } from 'node:http'

interface Body {
  readonly type: string
  readonly content: string | Uint8Array
}

/** What `send` says of a file that is not sent after all. */
const headersOfFile = ['Accept-Ranges', 'Content-Length', 'Content-Range', 'ETag', 'Last-Modified']

/** Answers with a text of its own: a short one, where none is given. */
export function answerText(
  response: ServerResponse,
  status: number,
  { type, content }: Body = { type: 'text/plain', content: `${STATUS_CODES[status]}\n` },
): void {
  // The size of a file is told to those who asked for a part that it does not have.
  for (const name of headersOfFile) {
    if (status !== 416 || name !== 'Content-Range') response.removeHeader(name)
  }
  const length = Buffer.byteLength(content)
  response.setHeader('Content-Type', `${type}; charset=utf-8`)
  response.writeHead(status, { 'Content-Length': length }).end(content)
}
