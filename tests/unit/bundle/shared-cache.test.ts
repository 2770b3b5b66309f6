import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSharedCache } from '../../../cli/load/project-files.ts'
import { temporaryFolder, writeFiles } from '../../support/project.ts'

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
