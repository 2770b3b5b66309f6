import type { OutgoingHttpHeaders } from 'node:http'
import { expect, test } from 'vitest'
import { answerText, guard } from '../../../cli/serve/answer.ts'
import { createEditGate } from '../../../cli/serve/edit-gate.ts'
import { words } from '../../support/cases.ts'
import { ask, type Reply } from './ask.ts'
import { serve } from './small-site.ts'

const theSite = 'all that the site says'

/** A gate before a site that answers whatever passes. */
async function openGate() {
  const gate = createEditGate(async ({ name }) => ({ status: 200, body: name }))
  const port = await serve(
    guard(async (request, response) => {
      if (await gate.answer(request, response)) return
      answerText(response, 200, { type: 'text/html', content: theSite })
    }),
  )
  const host = `127.0.0.1:${port}`
  const get = (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') =>
    ask(port, path, { method, headers: { host, ...headers } })
  return { get, host, ticket: gate.ticket }
}

const cookieOf = ({ headers }: Reply) => headers['set-cookie']?.[0]?.replace(/;.*/, '')
/** Where a page goes on to by itself. */
const goesTo = ({ body }: Reply) => /http-equiv="refresh" content="0; url=([^"]*)"/.exec(body)?.[1]

test('who brings no cookie gets nothing, whatever is asked', async () => {
  const { get, host } = await openGate()
  const paths = words`
    / /contact /nowhere /share.png /styles.css /@vite/client /% * /@fs/etc/passwd /@id/x /entry-client.tsx
    /__open-in-editor?file=x /?edit= /contact?edit=0123456789abcdef0123456789abcdef /__edit/state
    http://${host}/contact`
  for (const path of paths) {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
      const answer = await get(path, { origin: `http://${host}` }, method)
      const { status, headers, body } = answer
      expect([path, method, status]).toEqual([path, method, 403])
      expect(body).not.toContain(theSite)
      expect(goesTo(answer) ?? '').not.toContain('edit=')
      for (const name of ['access-control-allow-origin', 'set-cookie', 'location']) {
        expect(headers).not.toHaveProperty(name)
      }
    }
  }
})

test('a ticket is spent when a cookie comes back, and by nobody who only looks', async () => {
  const { get, ticket } = await openGate()
  const link = `/contact${ticket}`
  // What shows a link in a chat asks for it, and so do programs that look for viruses.
  const seen = await get(link, {}, 'HEAD')
  expect([seen.status, cookieOf(seen)]).toEqual([200, undefined])
  const looked = await get(link)
  const entered = await get(link)
  expect([looked.status, entered.status, goesTo(entered)]).toEqual([200, 200, '/contact'])
  expect(entered.headers['set-cookie']?.[0]).toMatch(
    /^roof-site-edit-\d+=[\da-f]{32}; HttpOnly; SameSite=Strict; Path=\/$/,
  )
  expect(entered.body).toContain('<a href="/contact">')
  expect(entered.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  const cookie = cookieOf(entered)
  expect(cookie).not.toContain(ticket.replace('?edit=', ''))
  const other = `other=x; roof-site-edit-1=y; ${cookie}`
  expect(await get('/contact', { cookie: other })).toMatchObject({ status: 200, body: theSite })

  const late = await get(link)
  expect([late.status, cookieOf(late), goesTo(late)]).toEqual([410, undefined, '/contact'])
  expect(late.body).toContain('start it again')
  const { status, body } = await get('/contact', { cookie: cookieOf(looked) })
  expect([status, body.includes('start it again')]).toEqual([403, true])
  // The browser that is in may open the link again, and needs no other cookie.
  const again = await get(link, { cookie })
  expect([again.status, cookieOf(again), goesTo(again)]).toEqual([200, undefined, '/contact'])
})

test('a link from elsewhere, with which a browser sends no cookie, goes on from a page of the gate', async () => {
  const { get, ticket } = await openGate()
  const elsewhere = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }
  const entered = await get(`/about${ticket}`, elsewhere)
  expect([entered.status, goesTo(entered)]).toEqual([200, '/about'])
  const cookie = cookieOf(entered)
  expect((await get('/about', { cookie, 'sec-fetch-site': 'same-origin' })).body).toBe(theSite)
  expect(goesTo(await get('/contact', elsewhere))).toBe('/contact')
  // From a page of its own a browser would have sent it.
  expect(goesTo(await get('/contact', { 'sec-fetch-site': 'same-origin' }))).toBeUndefined()
})

test.each([
  '//evil.example/',
  '//evil.example',
  '///evil.example/',
  '/\\evil.example/',
  '/%2Fevil.example/',
  '/%2f%2fevil.example/',
  '/%5Cevil.example/',
  '/.//evil.example/',
  '/..//evil.example/',
  '/%09/evil.example/',
  '/%0d%0aLocation:%20//evil.example/',
  '/";url=//evil.example/',
  '/"><script>alert(1)</script>',
  '/;url=//evil.example/',
  "/'//evil.example/",
  'http://evil.example/',
  'https://evil.example//evil.example/',
  'evil.example/',
  ':x@evil.example/',
  'javascript:alert(1)',
])('%s leads nowhere else, with a ticket and from inside', async (path) => {
  const { get, host, ticket } = await openGate()
  const cookie = cookieOf(await get(`/${ticket}`))
  const origin = `http://${host}`
  for (const headers of [{}, { cookie }, { cookie }, {}]) {
    const answer = await get(`${path}${ticket}`, headers)
    expect(answer.headers).not.toHaveProperty('location')
    expect(answer.body).not.toContain('<script')
    const links = [...answer.body.matchAll(/(?:href="|url=)([^"]*)/g)].map(([, to = '']) => to)
    for (const to of links) expect(new URL(to, origin).origin).toBe(origin)
  }
})

test('a page of another port may lead here, and loads nothing of the site', async () => {
  const { get, host, ticket } = await openGate()
  const cookie = cookieOf(await get(`/${ticket}`))
  const from = (site: string, dest: string) =>
    get('/about', { cookie, 'sec-fetch-site': site, 'sec-fetch-dest': dest })
  for (const dest of ['script', 'style', 'image', 'iframe', 'empty', 'font', 'worker']) {
    for (const site of ['same-site', 'cross-site']) {
      expect([site, dest, (await from(site, dest)).status]).toEqual([site, dest, 403])
    }
  }
  // None of these was the browser's own, so that the ticket is good for that still.
  expect((await get(`/${ticket}`)).status).toBe(200)
  expect((await from('same-origin', 'script')).body).toBe(theSite)
  expect((await from('same-site', 'document')).body).toBe(theSite)
  expect((await from('none', 'document')).body).toBe(theSite)
  const port = Number(host.split(':')[1])
  for (const other of [`evil.example:${port}`, `127.0.0.1.evil.example:${port}`, '127.0.0.1']) {
    expect((await get('/about', { cookie, host: other })).status).toBe(403)
  }
})
