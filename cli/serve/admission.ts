import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Address, answerText, encodePath, isPlain } from './answer.ts'

/** Admits one browser: by a cookie that it gets for the ticket in the printed address. */
export interface Admission {
  readonly ticket: string
  readonly isLetIn: (request: IncomingMessage) => boolean
  /** Answers requests with a ticket or without admission. */
  readonly answer: (request: IncomingMessage, response: ServerResponse, asked: Address) => void
}

/**
 * The ticket is only spent when a cookie comes back: programs that fetch a link for a preview send none, and
 * the cookies that they were offered become invalid then.
 */
export function createAdmission(): Admission {
  const ticket = createSecret()
  const offered = new Set<string>()
  let known: string | undefined
  const isLetIn = (request: IncomingMessage) => {
    if (!isFromHere(request)) return false
    const brought = cookiesOf(request)
    known ??= brought.find((secret) => offered.has(secret))
    return known !== undefined && brought.includes(known)
  }
  const offer = (request: IncomingMessage) => {
    const secret = createSecret()
    offered.add(secret)
    return `${nameOfCookie(request)}=${secret}; HttpOnly; SameSite=Strict; Path=/`
  }
  return {
    ticket,
    isLetIn,
    answer: (request, response, { path, query }) => {
      const given = new URLSearchParams(query).get('edit')
      const isHere = isFromHere(request) && isPlain(path)
      const isTicket = isHere && given === ticket
      const isOpened = known !== undefined
      const isIn = isHere && isLetIn(request)
      const opens = isIn || (isTicket && !isOpened)
      if (opens && !isIn && request.method === 'GET') {
        response.setHeader('Set-Cookie', offer(request))
      }
      // After a link from another site, browsers withhold the cookie until a page of this host navigates on.
      const goesOn = given !== null || request.headers['sec-fetch-site'] === 'cross-site'
      const to = isHere && goesOn ? encodePath(path) : ''
      const words = opens ? welcome(to) : isOpened ? openedElsewhere : notOpened
      answerPage(response, opens ? 200 : isTicket ? 410 : 403, { to, words })
    },
  }
}

const createSecret = () => randomBytes(16).toString('hex')

/** Cookies are shared by all ports of a host, so each port has its own name. */
const nameOfCookie = ({ socket }: IncomingMessage) => `roof-site-edit-${socket.localPort}`

function cookiesOf(request: IncomingMessage): string[] {
  const start = `${nameOfCookie(request)}=`
  const all = (request.headers.cookie ?? '').split(/;\s*/)
  return all.filter((each) => each.startsWith(start)).map((each) => each.slice(start.length))
}

/** Guards against DNS rebinding: another host name would give a foreign page this origin. */
const isOwnHost = ({ headers, socket }: IncomingMessage) =>
  ['127.0.0.1', 'localhost']
    .map((name) => new URL(`http://${name}:${socket.localPort}`).host)
    .includes(headers.host ?? '')

/** Other origins, including other ports, may link here but not load anything. */
const isFromElsewhere = ({ headers }: IncomingMessage) =>
  /^(cross|same)-site$/.test(headers['sec-fetch-site'] ?? '') &&
  headers['sec-fetch-dest'] !== 'document'

const isFromHere = (request: IncomingMessage) => isOwnHost(request) && !isFromElsewhere(request)

const notOpened = `<title>Open the printed address</title>
<p>This site is opened by the address that <code>roof-site edit</code> printed where it runs. Open that one here.</p>`
const openedElsewhere = `<title>This site is being edited</title>
<p>The address that <code>roof-site edit</code> printed lets in one browser, once, and was opened before.</p>
<p>To edit in this browser, press Ctrl+C where <code>roof-site edit</code> runs, start it again, and open the
address that it prints then.</p>`

const welcome = (to: string) => `<title>Your site</title>
<p><a href="${to}">Go on to your site</a></p>`

interface Page {
  /** The address that the page redirects to, if any. */
  readonly to: string
  readonly words: string
}

function answerPage(response: ServerResponse, status: number, { to, words }: Page): void {
  // The address contains the ticket.
  response.setHeader('Referrer-Policy', 'no-referrer')
  const lines = [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    ...(to ? [`<meta http-equiv="refresh" content="0; url=${to}">`] : []),
    words,
    '</html>\n',
  ]
  answerText(response, status, { type: 'text/html', content: lines.join('\n') })
}
