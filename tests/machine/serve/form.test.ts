import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteHandler } from '../../support/built-site.ts'
import { dataProject, fixture, replaceOnce } from '../../support/fixtures.ts'
import { startServer, runCli } from '../../support/run-cli.ts'
import { ask } from './ask.ts'
import { serve } from './small-site.ts'

const before = '    is answered day and night.\n'

/** The frozen data with a form of a receiver. */
const withForm = (receiver: string) =>
  dataProject({
    'data/site.yaml': replaceOnce(
      fixture('site'),
      before,
      `${before}  form:
    ${receiver}
    asks: [name, phone, words]
    heading: Write to us
    lead: We answer within one working day.
    thanks: { heading: Thank you, text: We have your message. }
`,
    ),
  })

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const body = 'name=Ann+%26+Bob&message=%3Cb%3Ewater%3C%2Fb%3E'
const post = { method: 'POST', headers: form, body }

test('in development a form posts to a page that shows what would have been sent, and nothing leaves the computer', async () => {
  const project = withForm('receiver: formspree\n    key: mqkrvvgp')
  const { origin } = await startServer(project, ['dev', '--port', '0'])
  const port = Number(new URL(origin).port)
  const [, action = ''] =
    /<form[^>]* action="([^"]*)"/.exec((await ask(port, '/contact')).body) ?? []
  expect(action).toMatch(/^\/(?!\/)/)
  const { status, body: shown } = await ask(port, action, post)
  expect(status).toBe(200)
  for (const part of [
    'https://formspree.io/f/mqkrvvgp',
    'Ann &amp; Bob',
    '&lt;b>water',
    'message',
  ]) {
    expect(shown).toContain(part)
  }
  expect((await ask(port, '/about', post)).status).toBe(405)
  expect((await ask(port, action.replace('contact', 'about'), post)).status).toBe(404)
  const foreign = { ...post, headers: { ...form, host: 'other.example' } }
  expect((await ask(port, action, foreign)).status).toBe(403)
  const large = { ...post, body: 'a'.repeat(300_000) }
  expect((await ask(port, action, large)).status).toBe(413)
})

test('a host that does not have the receiver is refused, and preview says that nobody takes what is sent', async () => {
  const project = withForm('receiver: netlify')
  const refused = await runCli(project, ['build', '--host', 'caddy'])
  expect(refused.code).toBe(1)
  expect(refused.stderr).toContain('Caddy does not have Netlify Forms')
  expect((await runCli(project, ['build'])).code).toBe(0)
  const port = await serve(siteHandler(join(project, 'dist')))
  const { status, body: shown } = await ask(port, '/thanks', post)
  expect([status, shown.includes('Nothing was sent')]).toEqual([200, true])
  expect((await ask(port, '/contact', post)).status).toBe(405)
})
