import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseJson } from '../lib/json.ts'
import { createAdmission } from './admission.ts'
import { type Address, answerText, readAddress, readBody } from './answer.ts'

/** An admitted request: the name after `/__edit/`, and its content. */
export interface EditRequest {
  readonly name: string
  readonly query: URLSearchParams
  /** Parsed JSON, or the bytes of a picture. */
  readonly body: unknown
}

export interface EditAnswer {
  readonly status: number
  /** `undefined` when the status is enough. */
  readonly body?: unknown
}

/** Admits only the browser in which the printed address was opened. */
export interface EditGate {
  readonly ticket: string
  /** Answers everything except requests of the admitted browser for the site; false for those. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  /** Whether a WebSocket may be opened: only by the site's own pages. */
  readonly admits: (request: IncomingMessage) => boolean
  readonly addScript: (html: string) => string
}

/** The body of writing requests; a form can send neither type. */
const json = { type: /^application\/json$/, size: 64 * 1024 }
const picture = { type: /^image\/[\w.+-]+$/, size: 25 * 1024 * 1024 }
const writes = new Map(
  Object.entries({ save: json, undo: json, redo: json, forecast: json, photo: picture }),
)
const reads = new Set(['fields', 'field', 'shows', 'state', 'tasks', 'progress', 'changes'])

const script = '<script type="module" src="/editor/editor.ts"></script></body>'

/** Checks the sender of requests, and passes them on to `handle`. */
export function createEditGate(handle: (request: EditRequest) => Promise<EditAnswer>): EditGate {
  const { ticket, isLetIn, answer: answerOutsider } = createAdmission()
  const answerEdit = async (request: IncomingMessage, name: string, query: URLSearchParams) => {
    if (!isLetIn(request)) return { status: 403 }
    const refused = refusalOf(request, name)
    if (refused !== undefined) return { status: refused }
    const sent = writes.get(name)
    const bytes = await readBody(request, sent?.size ?? json.size)
    if (!bytes) return { status: 413 }
    const body = sent === json ? parseJson(bytes.toString('utf8')) : bytes
    return body === undefined ? { status: 400 } : handle({ name, query, body })
  }
  return {
    ticket: `?edit=${ticket}`,
    answer: async (request, response) => {
      // Prevents clickjacking.
      response.setHeader('X-Frame-Options', 'SAMEORIGIN')
      const address = readAddress(request.url) ?? unreadable
      const query = new URLSearchParams(address.query)
      const isAsked = address.path.startsWith('/__edit')
      if (!isAsked && !query.has('edit') && isLetIn(request)) return false
      response.setHeader('Cache-Control', 'no-store')
      if (isAsked) {
        const name = address.path.slice('/__edit/'.length)
        const { status, body }: EditAnswer = await answerEdit(request, name, query)
        if (status === 405) response.setHeader('Allow', writes.has(name) ? 'POST' : 'GET')
        const content = { type: 'application/json', content: JSON.stringify(body) }
        answerText(response, status, body === undefined ? undefined : content)
      } else answerOutsider(request, response, address)
      return true
    },
    admits: (request) => isLetIn(request) && isOwnOrigin(request),
    addScript: (html) => html.replace(/<\/body>(?![^]*<\/body>)/, script),
  }
}

const unreadable: Address = { path: '', raw: '', query: '' }

const isOwnOrigin = ({ headers }: IncomingMessage) => headers.origin === `http://${headers.host}`

function refusalOf(request: IncomingMessage, name: string): number | undefined {
  const { method, headers } = request
  const sent = writes.get(name)
  if (!sent && !reads.has(name)) return 404
  if (headers['sec-fetch-site'] !== 'same-origin') return 403
  if (method !== (sent ? 'POST' : 'GET')) return 405
  if (!sent) return undefined
  if (!isOwnOrigin(request)) return 403
  if (!sent.type.test(headers['content-type'] ?? '')) return 415
  return Number(headers['content-length'] ?? 0) > sent.size ? 413 : undefined
}
