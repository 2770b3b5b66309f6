import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerText } from './answer-text.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** The edge of a server: what fails ends one answer and is told in a line, and the server goes on. */
export function guard(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Handler {
  return (request, response) => {
    const fail = (error: unknown) => {
      console.error(`${request.method} ${request.url}: ${toLine(error)}`)
      if (response.headersSent) response.destroy()
      else answerText(response, 500)
    }
    response.on('error', fail)
    dropMalformedRange(request)
    handle(request, response).catch(fail)
  }
}

const toLine = (error: unknown) => String(error).replaceAll(/\s+/g, ' ')

/** `bytes=5-2` asks for nothing, and is passed over as if it were not there (RFC 9110, 14.2). */
function dropMalformedRange({ headers }: IncomingMessage): void {
  const parts = headers.range?.matchAll(/(\d+)\s*-\s*(\d+)/g) ?? []
  const isMalformed = [...parts].some(([, first, last]) => Number(first) > Number(last))
  if (isMalformed) delete headers.range
}
