import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cacheFolder } from '../../../cli/lib/paths.ts'
import { listFiles } from '../../../cli/load/list-files.ts'
import { build, buildAnew, builtProject, distOf } from './built-project.ts'
import { all } from '../../support/cases.ts'
import { runCli } from '../../support/run-cli.ts'
import { writeFiles } from '../../support/project.ts'

/** Those of one line show on different pages. */
const edits = [
  [['data/cities.yaml', /( house: )[\w-]+/g, '$1cape']],
  [
    ['data/cities.yaml', /Dwight Street/g, 'Chapel Street'],
    ['data/services.yaml', /Deck Inspection/g, 'Inspection of the Deck'],
    ['data/business.yaml', /Locally Owned/g, 'Owned by Locals'],
  ],
  [
    ['data/cities.yaml', /(pageTitle: )Clinton/g, '$1The Clinton'],
    ['data/counties.yaml', /Fifteen towns/g, 'The fifteen towns'],
  ],
  [['data/cities.yaml', /(- cityName: )North Haven/g, '$1Northhaven']],
  [['data/business.yaml', /18605550142/g, '18605550143']],
  [['data/site.yaml', /Get Free Quote/g, 'Ask for a Quote']],
  [['data/business.yaml', /41.2809/g, '41.2801']],
  [['data/site.yaml', /text: About/g, 'text: Who we are']],
] as const

function edit(folder: string, [file, pattern, text]: readonly [string, RegExp, string]): void {
  const path = join(folder, file)
  const before = readFileSync(path, 'utf8')
  const after = before.replace(pattern, text)
  expect(after, text).not.toBe(before)
  writeFileSync(path, after)
}

test('after any edits, a build with the cache is byte for byte a build without', async () => {
  const some = { minLength: 2, maxLength: 3 }
  const chosen = fc.shuffledSubarray([...edits], all ? { minLength: edits.length } : some)
  const check = fc.asyncProperty(chosen, async (order) => {
    const folder = await builtProject()
    let built = distOf(folder)
    for (const each of order) {
      for (const one of each) edit(folder, one)
      built = await build(folder)
    }
    expect(built).toEqual(await buildAnew(folder))
  })
  await fc.assert(check, { seed: 20_260_121, numRuns: 1 })
}, 900_000)

const damages = {
  garbage: (file: string) => writeFileSync(file, 'garbage\n{}'),
  'of another version': (file: string) => writeFileSync(file, `0000000000000000\n{"version":0}`),
  deleted: (file: string) => rmSync(file),
  truncated: (file: string) => truncateSync(file, Math.floor(readFileSync(file).length / 2)),
}

test('where the cache is damaged, the build is right', async () => {
  const folder = await builtProject()
  const before = distOf(folder)
  const cache = cacheFolder(folder)
  const kinds = Object.entries(damages)
  for (const [turn, [kind, spoil]] of kinds.entries()) {
    // Whatever their damage, pictures and bundles are made again in one way, and take long: once.
    const isSpoiled = (name: string, at: number) =>
      name.startsWith('bundle-') ? turn === 0 : name.endsWith('json') || at % kinds.length === turn
    for (const [at, name] of listFiles(cache).entries())
      if (isSpoiled(name, at)) spoil(join(cache, name))
    writeFileSync(join(folder, 'dist/about.html'), kind)
    const after = await build(folder)
    expect({ kind, isRight: isDeepStrictEqual(after, before) }).toEqual({ kind, isRight: true })
  }
}, 300_000)

test('what was changed or removed in dist/ is put right, and files of the owner stay and are named', async () => {
  const folder = await builtProject()
  const before = distOf(folder)
  const own = { '.git/objects/a': 'mine', '.git/HEAD': 'mine', 'content/mine/a.txt': 'mine' }
  const damage = { 'about.html': 'edited', 'content/contact.js': null }
  writeFiles(join(folder, 'dist'), { ...own, ...damage })
  const { stderr } = await runCli(folder, ['build'])
  const named = 'Left as it is, for no build wrote it: dist/.git, dist/content/mine/a.txt.'
  expect(stderr).toContain(`${named}\n`)
  expect(distOf(folder)).toEqual(new Map([...before, ...Object.entries(own)]))
})
