import { expect, test } from 'vitest'
import { keyOfSources } from '../../../cli/bundle/bundle.ts'
import { temporaryFolder, writeFiles } from '../../support/project.ts'

const sources = {
  'src/entry-client.tsx': 'hydrate()',
  'src/ui/Heading.tsx': '<h1/>',
  'package-lock.json': '{}',
}

function keyWith(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder()
  writeFiles(folder, { ...sources, ...files })
  return keyOfSources(folder)
}

test('the same sources have one key, wherever they lie', () => {
  expect(keyWith({})).toBe(keyWith({}))
})

test.each([
  ['a source', { 'src/ui/Heading.tsx': '<h2/>' }],
  ['a source that is new', { 'src/ui/Figure.tsx': '' }],
  ['the versions of packages', { 'package-lock.json': '{ "vite": 8 }' }],
  ['the version of a packed engine', { 'package.json': '{ "version": "0.2.0" }' }],
])('another key comes from %s', (_name, files) => {
  expect(keyWith(files)).not.toBe(keyWith({}))
})

test.each(['site', 'redirects', 'routes/manifest', 'routes/home'])(
  'what a site says in generated/%s.ts is no part of the bundles',
  (name) => expect(keyWith({ [`generated/${name}.ts`]: 'Ours' })).toBe(keyWith({})),
)
