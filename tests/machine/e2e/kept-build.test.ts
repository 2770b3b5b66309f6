import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { build, buildAnew, builtProject } from './kept-project.ts'
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
  const chosen = fc.shuffledSubarray([...edits], { minLength: 2, maxLength: 3 })
  const check = fc.asyncProperty(chosen, async (some) => {
    const folder = builtProject()
    await build(folder)
    for (const each of some) {
      edit(folder, each)
      await build(folder)
    }
    expect(await build(folder)).toEqual(await buildAnew(folder))
  })
  await fc.assert(check, { seed: 20_260_121, numRuns: all ? 2 : 1 })
}, 900_000)

const cache = 'node_modules/.cache/roof-site'
const truncate = (file: string) => truncateSync(file, Math.floor(readFileSync(file).length / 2))
const damages = {
  garbage: (file: string) => writeFileSync(file, 'garbage\n{}'),
  'of another version': (file: string) => writeFileSync(file, `0000000000000000\n{"version":0}`),
  deleted: (file: string) => rmSync(file),
}

test('where what was kept is damaged, the build is right', async () => {
  const folder = builtProject()
  const before = await build(folder)
  const damage = (spoil: (file: string) => void) => {
    const kept = readdirSync(join(folder, cache), { recursive: true, withFileTypes: true })
    for (const entry of kept) if (entry.isFile()) spoil(join(entry.parentPath, entry.name))
  }
  for (const [kind, spoil] of Object.entries(damages)) {
    damage(spoil)
    writeFileSync(join(folder, 'dist/about.html'), kind)
    const after = await build(folder)
    expect({ kind, isRight: isDeepStrictEqual(after, before) }).toEqual({ kind, isRight: true })
  }
  damage(truncate)
  writeFileSync(join(folder, 'dist/about.html'), 'truncated')
  edit(folder, ['data/cities.yaml', /Your New Haven/, 'Our New Haven'])
  expect(await build(folder)).toEqual(await buildAnew(folder))
}, 300_000)

test('a file of dist/ that was changed or removed is put right', async () => {
  const folder = builtProject()
  const before = await build(folder)
  writeFileSync(join(folder, 'dist/about.html'), 'edited')
  rmSync(join(folder, 'dist/content/contact.js'))
  expect(await build(folder)).toEqual(before)
}, 300_000)

test('files of the owner in dist/ stay, and are named', async () => {
  const folder = builtProject()
  writeFiles(join(folder, 'dist'), {
    '.git/objects/a': 'mine',
    '.git/HEAD': 'mine',
    'content/mine/a.txt': 'mine',
  })
  const { stderr } = await runCli(folder, ['build'])
  const named = 'Left as it is, for no build wrote it: dist/.git, dist/content/mine/a.txt.'
  expect(stderr).toContain(`${named}\n`)
  expect(readFileSync(join(folder, 'dist/.git/HEAD'), 'utf8')).toBe('mine')
})
