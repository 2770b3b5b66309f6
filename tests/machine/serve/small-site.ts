import { writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { HostTable } from '../../../cli/hosts/host.ts'
import { tablePath } from '../../../cli/prerender/host-table.ts'
import { listen } from '../../../cli/serve/listen.ts'
import { temporaryFolder, writeFiles } from '../../support/project.ts'

/** A site that has one of everything that a host treats in a way of its own. */
export const smallTable: HostTable = {
  origin: 'https://www.example.com',
  pages: ['/', '/services', '/services/repairs'],
  redirects: [{ from: '/old', to: '/services' }],
  prefixes: [],
  queries: [],
  gone: ['/gone'],
  ownHtml: ['/google1234.html'],
  headers: [
    { path: '/*', headers: { 'X-All': 'yes', 'Cache-Control': 'no-cache' } },
    { path: '/assets/app.js', headers: { 'Cache-Control': 'immutable' } },
    { path: '/old', headers: { 'X-Old': 'yes' } },
  ],
  forms: [],
  hidden: ['/_headers'],
}

export const smallFiles: Readonly<Record<string, string>> = {
  'index.html': '<p>Home</p>',
  'services.html': '<p>Services</p>',
  'services/repairs.html': '<p>Repairs</p>',
  'café.html': '<p>Café</p>',
  '404.html': `<p>Not found</p>${' '.repeat(2000)}`,
  'google1234.html': 'google',
  'assets/app.js': `/* ${'long '.repeat(500)} */`,
  'roof.png': 'png',
  empty: '',
  _headers: 'secret',
  '.env': 'secret',
  '.well-known/security.txt': 'Contact: mailto:office@example.com',
}

/** Writes the small site, built and with its table; returns its folder. */
export function writeSmallSite(): string {
  const root = temporaryFolder()
  writeFiles(join(root, 'dist'), smallFiles)
  writeFileSync(tablePath(root), JSON.stringify({ form: 2, ...smallTable }))
  return root
}

/** Serves on a free port until the test ends; returns the port. */
export async function serve(handler: RequestListener): Promise<number> {
  const { port, close } = await listen(handler, { port: 0, address: '127.0.0.1' })
  onTestFinished(close)
  return port
}
