import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hosts } from '../../../cli/hosts/hosts.ts'
import { builtProject } from '../e2e/built-project.ts'
import { projectRoot } from '../../support/project.ts'
import { replaceOnce } from '../../support/fixtures.ts'
import { runCli } from '../../support/run-cli.ts'

test('each host has its section in the docs, in the same order, behind what all share', () => {
  const docs = readFileSync(join(projectRoot, 'docs/hosts.md'), 'utf8')
  const headings = [...docs.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)
  expect(headings.slice(-hosts.length)).toEqual(hosts.map(({ title }) => title))
})

test('a build has the files of the hosts that are named, and the next one takes them away', async () => {
  const folder = await builtProject()
  const filesAfter = async (...args: string[]) => {
    const { code, stderr } = await runCli(folder, ['build', ...args])
    expect({ code, stderr }).toMatchObject({ code: 0 })
    const names = new Set(hosts.flatMap((host) => hostFiles(host.name)))
    return readdirSync(join(folder, 'dist'))
      .filter((name) => names.has(name))
      .toSorted()
  }
  expect(await filesAfter('--host', 'nginx', '--host', 'apache')).toEqual([
    '.htaccess',
    'nginx.conf',
  ])
  expect(await filesAfter()).toEqual(['_headers', '_redirects'])
})

test("an owner's CNAME counts, redirects that a host lacks are named, and the next build writes nothing", async () => {
  const folder = await builtProject()
  const addresses = join(folder, 'data/addresses.yaml')
  const old = "redirects:\n  - from: '/?p=12'\n    to: /contact\n"
  writeFileSync(addresses, replaceOnce(readFileSync(addresses, 'utf8'), 'redirects:\n', old))
  writeFileSync(join(folder, 'data/public/CNAME'), 'roofs.example.com\n')
  const { code, stderr } = await runCli(folder, ['build', '--host', 'github-pages'])
  expect({ code, stderr }).toMatchObject({ code: 0 })
  expect(stderr).toContain('GitHub Pages has no redirect for /?p=12.')
  expect(readFileSync(join(folder, 'dist/CNAME'), 'utf8')).toBe('roofs.example.com\n')
  const again = await runCli(folder, ['build', '--host', 'github-pages'])
  expect(again.stderr).toContain('dist/ is up to date.')
})

test('the host of a draft is told to keep it out of search engines, and `preview` is not', async () => {
  const folder = await builtProject()
  const addresses = join(folder, 'data/addresses.yaml')
  const draft = replaceOnce(
    readFileSync(addresses, 'utf8'),
    'redirects:\n',
    'draft: true\nredirects:\n',
  )
  writeFileSync(addresses, draft)
  const { code, stderr } = await runCli(folder, ['build'])
  expect({ code, stderr }).toMatchObject({ code: 0 })
  expect(readFileSync(join(folder, 'dist/_headers'), 'utf8')).toContain('X-Robots-Tag: noindex')
  const table = readFileSync(join(folder, '.roof-site.table.json'), 'utf8')
  expect(table + readFileSync(join(folder, 'dist/index.html'), 'utf8')).not.toContain('noindex')
  const open = await runCli(folder, ['build', '--host', 'github-pages'])
  const message =
    'GitHub Pages takes no headers, so nothing there keeps this draft out of search engines.'
  expect(open.stderr).toContain(message)
})

test('a build says that a form without its key sends nothing', async () => {
  const folder = await builtProject()
  const file = join(folder, 'data/site.yaml')
  const before = '    is answered day and night.\n'
  const form = (key: string) => `${before}  form:
    receiver: formspree
    key: ${key}
    asks: [name, phone, words]
    heading: Write to us
    lead: We answer within one working day.
    thanks: { heading: Thank you, text: We have your message. }
`
  const buildWith = async (key: string) => {
    const text = readFileSync(join(projectRoot, 'tests/fixtures/data/site.yaml'), 'utf8')
    writeFileSync(file, replaceOnce(text, before, form(key)))
    return runCli(folder, ['build'])
  }
  const message = 'The form on /contact sends nothing yet: its `key` in data/site.yaml says TODO'
  const open = await buildWith('"TODO: the end of the address"')
  expect(open).toMatchObject({ code: 0, stderr: expect.stringContaining(message) })
  expect((await buildWith('mqkrvvgp')).stderr).not.toContain('sends nothing')
})

const hostFiles = (name: string) =>
  ({ nginx: ['nginx.conf'], apache: ['.htaccess'], netlify: ['_headers', '_redirects'] })[name] ??
  []

const refused = [
  [['--host', 'ngnix'], 'There is no host "ngnix". Did you mean nginx?'],
  [['--host', 'nothing-like-it'], 'There is no host "nothing-like-it". There are netlify, '],
  [
    ['--host', 'netlify', '--host', 'cloudflare-pages'],
    'Netlify and Cloudflare Pages both read _redirects, each in its own form: build for one of them at a time.',
  ],
  [
    ['--host', 'nginx', '--server-port', '99999'],
    'The port 99999 is not a number from 0 to 65535.',
  ],
] as const

test.each(refused)('build %j is refused before anything is done', async (args, message) => {
  const folder = await builtProject()
  const { code, stderr } = await runCli(folder, ['build', ...args])
  expect(code).toBe(2)
  expect(stderr).toContain(message)
  expect(existsSync(join(folder, 'dist/nginx.conf'))).toBe(false)
})
