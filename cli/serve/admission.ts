import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Address, answerText, encodePath, isPlain } from './answer.ts'

/** Knows the one browser that is let in: by a cookie, for which it has shown the ticket of the printed address. */
export interface Admission {
  readonly ticket: string
  readonly isLetIn: (request: IncomingMessage) => boolean
  /** Answers who shows a ticket, and who is not let in, with a page. */
  readonly answer: (request: IncomingMessage, response: ServerResponse, asked: Address) => void
}

/**
 * The ticket is spent when a cookie has come back, and not before: programs fetch a link to show what it
 * leads to, and bring no cookie. What they were offered is worth nothing then.
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
      const shown = new URLSearchParams(query).get('edit')
      const isHere = isFromHere(request) && isPlain(path)
      const isTicket = isHere && shown === ticket
      const isOpened = known !== undefined
      const isIn = isHere && isLetIn(request)
      const opens = isIn || (isTicket && !isOpened)
      if (opens && !isIn && request.method === 'GET') {
        response.setHeader('Set-Cookie', offer(request))
      }
      // Behind a link from elsewhere a browser keeps its cookie to itself, until a page from here goes on.
      const goesOn = shown !== null || request.headers['sec-fetch-site'] === 'cross-site'
      const to = isHere && goesOn ? encodePath(path) : ''
      const words = opens ? welcome(to) : isOpened ? openedElsewhere : notOpened
      answerPage(response, opens ? 200 : isTicket ? 410 : 403, { to, words })
    },
  }
}

const createSecret = () => randomBytes(16).toString('hex')

/** A browser shows a cookie to all ports of a host: each has a name of its own. */
const nameOfCookie = ({ socket }: IncomingMessage) => `roof-site-edit-${socket.localPort}`

function cookiesOf(request: IncomingMessage): string[] {
  const start = `${nameOfCookie(request)}=`
  const all = (request.headers.cookie ?? '').split(/;\s*/)
  return all.filter((each) => each.startsWith(start)).map((each) => each.slice(start.length))
}

/** Another name that leads here is a trick: a page elsewhere would be taken for one of these. */
const isOwnHost = ({ headers, socket }: IncomingMessage) =>
  ['127.0.0.1', 'localhost']
    .map((name) => new URL(`http://${name}:${socket.localPort}`).host)
    .includes(headers.host ?? '')

/** A page from elsewhere, as of another port, may lead here, but loads nothing of these. */
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
  /** Where it goes on to by itself, if anywhere. */
  readonly to: string
  readonly words: string
}

function answerPage(response: ServerResponse, status: number, { to, words }: Page): void {
  // Its address, with the ticket in it, is told to nobody.
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
