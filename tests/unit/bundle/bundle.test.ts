import { expect, test } from 'vitest'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { keyOfSources } from '../../../cli/bundle/bundle.ts'
import { temporaryFolder, writeFiles, projectRoot } from '../../support/project.ts'
import { openSharedCache } from '../../../cli/cache/cache.ts'
import { sourceConfig } from '../../../cli/bundle/vite-build.ts'

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

const cache = 'node_modules/.cache/roof-site'

/** The cache for an engine and a site below one folder, without that. */
function cacheFor(engine: string, plant: (folder: string) => void = () => undefined): string {
  const folder = temporaryFolder()
  plant(folder)
  const roots = { engine: join(folder, engine), site: join(folder, 'sites/acme') }
  return openSharedCache(roots).slice(folder.length + 1)
}

test.each([
  ['a repository of its own', 'engine', `engine/${cache}`],
  ['a package beside others', 'node_modules/roof-site', cache],
  ['a link of pnpm’s', `.pnpm/roof-site@1/node_modules/roof-site`, `.pnpm/roof-site@1/${cache}`],
])('the sites of an engine share the cache of %s', (_name, engine, expected) => {
  expect(cacheFor(engine)).toBe(expected)
})

test('where nothing can be written to it, a site has its own', () => {
  const block = (folder: string) => {
    writeFiles(folder, { 'node_modules/roof-site/package.json': '{}' })
    writeFileSync(join(folder, 'node_modules/.cache'), '')
  }
  expect(cacheFor('node_modules/roof-site', block)).toBe(`sites/acme/${cache}`)
})

test('the script of `edit` is small, and made of its own files alone', async () => {
  const folder = join(projectRoot, 'src/editor')
  const built = await build({
    ...sourceConfig(),
    configFile: false,
    logLevel: 'silent',
    root: folder,
    build: { write: false, rollupOptions: { input: join(folder, 'editor.ts') } },
  })
  const output = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const [script, ...others] = output
  if (script?.type !== 'chunk') throw new Error('It was not bundled.')
  expect(others).toEqual([])
  expect(script.moduleIds.filter((id) => !id.startsWith(folder))).toEqual([])
  expect(gzipSync(script.code).byteLength).toBeLessThan(10 * 1024)
  // What it shows, it shows as text.
  expect(script.code).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write/)
})
