import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseJson } from '../lib/json.ts'
import { answerText, encodePath, readAddress } from './answer.ts'

/** A request that may be answered: the name behind `/__edit/`, and what it says. */
export interface EditRequest {
  readonly name: string
  readonly query: URLSearchParams
  /** Of JSON what it holds, of a picture its bytes. */
  readonly body: unknown
}

export interface EditAnswer {
  readonly status: number
  /** `undefined` where the status says it all. */
  readonly body?: unknown
}

/** Lets nobody in but the browser that opened the printed address. */
export interface EditGate {
  readonly ticket: string
  /** Answers a request that is about editing; false where it is not. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  readonly addScript: (html: string, request: IncomingMessage) => string
}

/** What a request that writes sends; a form can send neither type. */
const json = { type: /^application\/json$/, size: 64 * 1024 }
const picture = { type: /^image\/[\w.+-]+$/, size: 25 * 1024 * 1024 }
const writes = new Map(
  Object.entries({ save: json, undo: json, redo: json, forecast: json, photo: picture }),
)
const reads = new Set(['fields', 'field', 'shows', 'state', 'changes'])

const script = '<script type="module" src="/editor/editor.ts"></script></body>'

/** Checks who asks, and hands on what is asked. */
export function createEditGate(handle: (request: EditRequest) => Promise<EditAnswer>): EditGate {
  const token = randomBytes(16).toString('hex')
  // A browser shows a cookie to all ports of a host: each has a name of its own.
  const cookieFor = ({ socket }: IncomingMessage) => `roof-site-edit-${socket.localPort}=${token}`
  const isKnown = (request: IncomingMessage) =>
    isOwnHost(request) && (request.headers.cookie ?? '').split(/;\s*/).includes(cookieFor(request))

  const answer = async (request: IncomingMessage, name: string, query: URLSearchParams) => {
    const refused = refusalOf(request, name)
    if (refused !== undefined) return { status: refused }
    const sent = writes.get(name)
    const bytes = await readBody(request, sent?.size ?? json.size)
    if (!bytes) return { status: 413 }
    const body = sent === json ? parseJson(bytes.toString('utf8')) : bytes
    return body === undefined ? { status: 400 } : handle({ name, query, body })
  }
  return {
    ticket: `?edit=${token}`,
    answer: async (request, response) => {
      // No page of another program lays itself over one of these.
      response.setHeader('X-Frame-Options', 'SAMEORIGIN')
      const address = readAddress(request.url) ?? { path: '/', query: '' }
      const query = new URLSearchParams(address.query)
      const isAsked = address.path.startsWith('/__edit')
      if (!isAsked && !query.has('edit')) return false
      response.setHeader('Cache-Control', 'no-store')
      if (!isAsked && isOwnHost(request) && query.get('edit') === token) {
        const cookie = `${cookieFor(request)}; HttpOnly; SameSite=Strict; Path=/`
        response.setHeader('Set-Cookie', cookie)
        response.setHeader('Location', encodePath(address.path))
        answerText(response, 303)
      } else if (!isAsked || !isKnown(request)) answerText(response, 403)
      else {
        const name = address.path.slice('/__edit/'.length)
        const { status, body }: EditAnswer = await answer(request, name, query)
        if (status === 405) response.setHeader('Allow', writes.has(name) ? 'POST' : 'GET')
        const content = { type: 'application/json', content: JSON.stringify(body) }
        answerText(response, status, body === undefined ? undefined : content)
      }
      return true
    },
    addScript: (html, request) =>
      isKnown(request) ? html.replace(/<\/body>(?![^]*<\/body>)/, script) : html,
  }
}

/** Another name that leads here is a trick: a page elsewhere would be taken for one of these. */
const isOwnHost = ({ headers, socket }: IncomingMessage) =>
  ['127.0.0.1', 'localhost']
    .map((name) => new URL(`http://${name}:${socket.localPort}`).host)
    .includes(headers.host ?? '')

function refusalOf({ method, headers }: IncomingMessage, name: string): number | undefined {
  const sent = writes.get(name)
  if (!sent && !reads.has(name)) return 404
  if (headers['sec-fetch-site'] !== 'same-origin') return 403
  if (method !== (sent ? 'POST' : 'GET')) return 405
  if (!sent) return undefined
  if (headers.origin !== `http://${headers.host}`) return 403
  if (!sent.type.test(headers['content-type'] ?? '')) return 415
  return Number(headers['content-length'] ?? 0) > sent.size ? 413 : undefined
}

/** `undefined` where it is larger; the request stays open for the answer. */
async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
