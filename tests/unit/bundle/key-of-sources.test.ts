import { expect, test } from 'vitest'
import { keyOfSources } from '../../../cli/bundle/bundle.ts'
import { temporaryFolder, writeFiles } from '../../support/project.ts'

const sources = {
  'src/entry-client.tsx': 'hydrate()',
  'src/ui/Heading.tsx': '<h1/>',
  'generated/site.ts': 'export const site = {}',
  'package-lock.json': '{}',
}

function keyWith(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder()
  writeFiles(folder, { ...sources, ...files })
  return keyOfSources({ engine: folder, site: folder })
}

test('the same sources have one key, wherever they lie', () => {
  const [engine, site] = [temporaryFolder(), temporaryFolder()]
  const { 'generated/site.ts': generated, ...ofEngine } = sources
  writeFiles(engine, { ...ofEngine, 'generated/site.ts': 'of the site of the engine itself' })
  writeFiles(site, { 'generated/site.ts': generated, 'src/entry-client.tsx': 'of nobody' })
  expect(keyWith({})).toBe(keyWith({}))
  expect(keyOfSources({ engine, site })).toBe(keyWith({}))
})

test.each([
  ['a source', { 'src/ui/Heading.tsx': '<h2/>' }],
  ['a source that is new', { 'src/ui/Figure.tsx': '' }],
  ['what all pages share', { 'generated/site.ts': 'export const site = { name }' }],
  ['the versions of packages', { 'package-lock.json': '{ "vite": 8 }' }],
])('another key comes from %s', (_name, files) => {
  expect(keyWith(files)).not.toBe(keyWith({}))
})

test('the module of a page is no part of the bundles', () => {
  expect(keyWith({ 'generated/routes/home.ts': 'Home' })).toBe(keyWith({}))
})
