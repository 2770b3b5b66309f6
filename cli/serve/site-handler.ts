import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import compression from 'compression'
import type { HostTable } from '../hosts/host.ts'
import { answerText } from './answer-text.ts'
import { decideAnswer, toLookup, type Lookup } from './decide-answer.ts'
import { guard, type Handler } from './guard.ts'
import { readAddress } from './read-address.ts'
import { sendFile } from './send-file.ts'

/** Packs text as hosts do; a part of a file stays as it is. Its types ask for Express, its code does not. */
const compress = compression({
  threshold: 0,
  filter: (request, response) =>
    request.headers.range === undefined && compression.filter(request, response),
}) as unknown as (...args: [...Parameters<Handler>, next: () => void]) => void

export const holdsSite = (dist: string) => existsSync(join(dist, 'index.html'))

/** Serves a built site as a static host does: clean addresses, redirects, headers, gzip, 404.html. */
export function createSiteHandler(dist: string, readTable: () => HostTable): Handler {
  const lookupNow = createLookups(readTable)

  return guard(async (request, response) => {
    const lookup = lookupNow()
    const address = readAddress(request.url)
    setHeaders(response, lookup, address?.path)
    await new Promise<void>((resolve) => compress(request, response, resolve))
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

/** Asked anew each time: the site may be built again while it is served. */
function createLookups(readTable: () => HostTable): () => Lookup {
  const known: { table?: HostTable; lookup?: Lookup } = {}
  return () => {
    const table = readTable()
    if (known.lookup && known.table === table) return known.lookup
    const lookup = toLookup(table)
    Object.assign(known, { table, lookup })
    return lookup
  }
}

function setHeaders(response: ServerResponse, { headers }: Lookup, path: string | undefined): void {
  response.setHeader('Vary', 'Accept-Encoding')
  for (const rule of headers.filter((each) => each.path === '/*' || each.path === path)) {
    for (const [name, value] of Object.entries(rule.headers)) response.setHeader(name, value)
  }
}

/** With the not-found page, if the site has one at this moment. */
async function answerNotFound(
  response: ServerResponse,
  dist: string,
  status: 404 | 410,
): Promise<void> {
  const page = await readFile(join(dist, '404.html')).catch(() => undefined)
  answerText(response, status, page && { type: 'text/html', content: page })
}
