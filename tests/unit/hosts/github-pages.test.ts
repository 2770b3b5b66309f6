import { expect, test } from 'vitest'
import { githubPages } from '../../../cli/hosts/github-pages.ts'
import { table, server } from './table.ts'

test.each([
  ['https://www.example.com', ['.nojekyll', 'CNAME']],
  ['https://www.example.com:8443', ['.nojekyll', 'CNAME']],
  ['https://someone.github.io', ['.nojekyll']],
])('the files for %s', (origin, paths) => {
  const files = githubPages.files({ ...table, origin }, server)
  expect(files.map(({ path }) => path)).toEqual(paths)
  for (const { content } of files) expect(['', 'www.example.com\n']).toContain(content)
})
