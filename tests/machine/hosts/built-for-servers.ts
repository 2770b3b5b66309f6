import { mkdtempSync, cpSync, chmodSync, mkdirSync, writeFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { copyCache, fixture, replaceOnce } from '../../support/fixtures.ts'
import { copyInto, fixtureData, siteSources } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'

/** Addresses of a former site, as owners write them, and where they lead. */
export const oldAddresses = {
  '/contact-us.html': '/contact',
  '/About-Us/': '/about',
  '/über-uns': '/about',
  '/our%20work.php': '/services',
  "/~jo/menu (1),+a&b='c'.htm": '/',
  '/?p=12&cat=a': '/contact',
  '/index.php?id=3': '/services',
  '/blog/*': '/about',
  '/services/index.html': '/services',
} as const

const form = `  form:
    receiver: formspree
    key: mqkrvvgp
    asks: [name, phone, words]
    heading: Write to us
    lead: We answer within one working day.
    thanks: { heading: Thank you, text: We have your message. }
`

/** The site of the frozen data with a form, built once with the files of all servers of one's own. */
export async function builtForServers() {
  const root = mkdtempSync(join(tmpdir(), 'roof-site-hosts-'))
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  // A server may run as another user.
  chmodSync(root, 0o755)
  copyInto(root, siteSources)
  copyCache(root)
  cpSync(fixtureData, join(root, 'data'), { recursive: true })
  const gone = replaceOnce(
    fixture('addresses'),
    'gone: []',
    'gone: [/services/gutters, /old.html, /blog/gone]',
  )
  const old = Object.entries(oldAddresses).map(([from, to]) => `\n  - from: ${from}\n    to: ${to}`)
  const redirects = replaceOnce(gone, 'redirects:', `redirects:${old.join('')}`)
  writeFileSync(join(root, 'data/addresses.yaml'), redirects)
  const before = '    is answered day and night.\n'
  const site = replaceOnce(fixture('site'), before, before + form)
  writeFileSync(join(root, 'data/site.yaml'), site)
  writeFileSync(
    join(root, 'data/public/google1234.html'),
    'google-site-verification: google1234.html',
  )
  mkdirSync(join(root, 'data/public/.well-known'))
  writeFileSync(
    join(root, 'data/public/.well-known/security.txt'),
    'Contact: mailto:office@example.com\n',
  )
  const port = await freePort()
  const hosts = ['nginx', 'caddy', 'apache'].flatMap((name) => ['--host', name])
  const { code, stderr } = await runCli(root, ['build', ...hosts, '--server-port', String(port)])
  if (code !== 0) throw new Error(stderr)
  const folder = join(root, 'server')
  mkdirSync(folder)
  return { root, dist: join(root, 'dist'), port, folder }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
