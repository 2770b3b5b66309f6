import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hosts } from '../../../cli/hosts/hosts.ts'
import { projectRoot } from '../../support/project.ts'
import { server, table } from './table.ts'
import { githubPages } from '../../../cli/hosts/github-pages.ts'
import { settleHeaders } from '../../../cli/hosts/file-parts.ts'

const all = hosts.flatMap((host) =>
  host.files(table, server).map(({ path, content }) => [`${host.name}/${path}`, content] as const),
)

test.each(all)('%s, whole', async (path, content) => {
  await expect(content).toMatchFileSnapshot(`baselines/${path}.txt`)
})

test.each(hosts)('docs/hosts.md tells what to type for $title', ({ name, title }) => {
  const sections = readFileSync(join(projectRoot, 'docs/hosts.md'), 'utf8').split('\n## ')
  const section = sections.find((text) => text.startsWith(`${title}\n`))
  expect(section).toMatch(new RegExp(`npm run build -- --production --host ${name}( |\n)`))
})

test.each([
  ['https://www.example.com', ['.nojekyll', 'CNAME']],
  ['https://www.example.com:8443', ['.nojekyll', 'CNAME']],
  ['https://someone.github.io', ['.nojekyll']],
])('the files for %s', (origin, paths) => {
  const files = githubPages.files({ ...table, origin }, server)
  expect(files.map(({ path }) => path)).toEqual(paths)
  for (const { content } of files) expect(['', 'www.example.com\n']).toContain(content)
})

test('of two rules for a header the later one counts, whichever is for one file', () => {
  const rules = [
    { path: '/*', headers: { A: 'every 1', B: 'every 1' } },
    { path: '/x', headers: { A: 'file 1', B: 'file 1', C: 'file 1' } },
    { path: '/*', headers: { B: 'every 2' } },
    { path: '/x', headers: { C: 'file 2' } },
  ]
  expect(settleHeaders(rules)).toEqual({
    everywhere: { A: 'every 1', B: 'every 2' },
    files: [{ path: '/x', headers: { A: 'file 1', C: 'file 2' } }],
  })
})

test('what a file says like every answer is not said again', () => {
  const rules = [
    { path: '/x', headers: { A: '1' } },
    { path: '/*', headers: { A: '1' } },
  ]
  expect(settleHeaders(rules).files).toEqual([])
})
