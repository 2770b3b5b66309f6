import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { listFiles } from '../../../cli/load/list-files.ts'
import { build, buildAnew, builtProject, distOf } from './kept-project.ts'
import { all } from '../../support/matrix.ts'
import { runCli } from '../../support/run-cli.ts'
import { writeFiles } from '../../support/project.ts'

const edits = [
  ['data/cities.yaml', /( house: )[\w-]+/g, '$1cape'],
  ['data/cities.yaml', /Dwight Street/g, 'Chapel Street'],
  ['data/cities.yaml', /(pageTitle: )Clinton/g, '$1The Clinton'],
  ['data/cities.yaml', /(- cityName: )North Haven/g, '$1Northhaven'],
  ['data/business.yaml', /18605550142/g, '18605550143'],
  ['data/site.yaml', /Get Free Quote/g, 'Ask for a Quote'],
  ['data/counties.yaml', /Fifteen towns/g, 'The fifteen towns'],
  ['data/services.yaml', /Deck Inspection/g, 'Inspection of the Deck'],
] as const

function edit(folder: string, [file, pattern, text]: readonly [string, RegExp, string]): void {
  const path = join(folder, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(pattern, text))
}

test('after any edits, a build with what was kept is byte for byte a build without', async () => {
  const some = { minLength: 2, maxLength: 3 }
  const chosen = fc.shuffledSubarray([...edits], all ? { minLength: edits.length } : some)
  const check = fc.asyncProperty(chosen, async (order) => {
    const folder = await builtProject()
    for (const each of order) {
      edit(folder, each)
      await build(folder)
    }
    expect(await build(folder)).toEqual(await buildAnew(folder))
  })
  await fc.assert(check, { seed: 20_260_121, numRuns: 1 })
}, 900_000)

const cache = 'node_modules/.cache/roof-site'
const truncate = (file: string) => truncateSync(file, Math.floor(readFileSync(file).length / 2))
const damages = {
  garbage: (file: string) => writeFileSync(file, 'garbage\n{}'),
  'of another version': (file: string) => writeFileSync(file, `0000000000000000\n{"version":0}`),
  deleted: (file: string) => rmSync(file),
}

test('where what was kept is damaged, the build is right', async () => {
  const folder = await builtProject()
  const before = distOf(folder)
  const kept = () => listFiles(join(folder, cache))
  const fileOf = (name: string) => join(folder, cache, name)
  for (const [kind, spoil] of Object.entries(damages)) {
    // Whatever their damage, bundles are made again in one way: with the last one.
    for (const name of kept()) if (!name.startsWith('bundle-')) spoil(fileOf(name))
    writeFileSync(join(folder, 'dist/about.html'), kind)
    const after = await build(folder)
    expect({ kind, isRight: isDeepStrictEqual(after, before) }).toEqual({ kind, isRight: true })
  }
  for (const name of kept()) truncate(fileOf(name))
  writeFileSync(join(folder, 'dist/about.html'), 'truncated')
  edit(folder, ['data/cities.yaml', /Your New Haven/, 'Our New Haven'])
  expect(await build(folder)).toEqual(await buildAnew(folder))
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
