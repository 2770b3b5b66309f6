import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publish } from '../../../cli/prerender/publish.ts'
import { contents, mountTmpfs, temporaryFolder, writeFiles } from '../../support/project.ts'

const advance = () => undefined

/** Publishes files by path. */
function publishTexts(root: string, texts: Readonly<Record<string, string>>) {
  const files = Object.entries(texts).map(([path, content]) => ({ path, content }))
  return publish({ root, files, advance })
}

test('a second build with the same files writes and removes nothing', async () => {
  const root = temporaryFolder()
  await publishTexts(root, { 'index.html': 'a', 'assets/x.js': 'x' })
  const again = await publishTexts(root, { 'index.html': 'a', 'assets/x.js': 'x' })
  expect(again).toEqual({ written: [], removed: [], left: [] })
})

test('what an earlier build wrote goes, with its folder; what it did not write stays', async () => {
  const root = temporaryFolder()
  await publishTexts(root, { 'index.html': 'a', 'old/town.html': 'b' })
  const own = { 'dist/.git/HEAD': 'ref', 'dist/CNAME': 'example.com', 'dist/uploads/a.txt': 'mine' }
  writeFiles(root, own)
  const { removed } = await publishTexts(root, { 'index.html': 'new' })
  expect(removed).toEqual(['old/town.html'])
  expect(contents(join(root, 'dist'))).toEqual({
    'index.html': 'new',
    '.git/HEAD': 'ref',
    CNAME: 'example.com',
    'uploads/a.txt': 'mine',
  })
})

test('a linked dist/ is written to, nothing in it is removed, and what is left is named', async () => {
  const root = temporaryFolder()
  const target = temporaryFolder()
  symlinkSync(target, join(root, 'dist'), 'junction')
  await publishTexts(root, { 'index.html': 'a', 'town.html': 'b' })
  const published = await publishTexts(root, { 'index.html': 'new' })
  expect(published).toEqual({ written: ['index.html'], removed: [], left: ['town.html'] })
  expect(contents(target)).toEqual({ 'index.html': 'new', 'town.html': 'b' })
})

test('what is left behind a link is named by each build, and removed when the link is none any more', async () => {
  const root = temporaryFolder()
  const elsewhere = temporaryFolder()
  await publishTexts(root, { 'index.html': 'a', 'towns/a.html': 'b' })
  renameSync(join(root, 'dist/towns'), join(elsewhere, 'towns'))
  symlinkSync(join(elsewhere, 'towns'), join(root, 'dist/towns'), 'junction')
  const twice = [1, 2].map(() => ['towns/a.html'])
  const left = []
  for (const _ of twice) left.push((await publishTexts(root, { 'index.html': 'a' })).left)
  expect(left).toEqual(twice)
  rmSync(join(root, 'dist/towns'))
  renameSync(join(elsewhere, 'towns'), join(root, 'dist/towns'))
  const { removed } = await publishTexts(root, { 'index.html': 'a' })
  expect(removed).toEqual(['towns/a.html'])
})

const site = { 'index.html': 'new', 'towns/a.html': 'new' }

/** What an owner has put where a build writes; `elsewhere` is a folder of theirs. */
const inTheWay: readonly [string, (dist: string, elsewhere: string) => void, string][] = [
  [
    'a linked folder',
    (dist, elsewhere) => symlinkSync(elsewhere, join(dist, 'towns'), 'junction'),
    'dist/towns is a link that leads out of dist/, to ',
  ],
  [
    'a broken link as a folder',
    (dist) => symlinkSync('nowhere', join(dist, 'towns')),
    'dist/towns is a link that leads to no folder.',
  ],
  [
    'a link to a file',
    (dist, elsewhere) => symlinkSync(join(elsewhere, 'own.txt'), join(dist, 'index.html')),
    'dist/index.html is a link, where the site has a file.',
  ],
  [
    'a broken link',
    (dist) => symlinkSync('nowhere', join(dist, 'index.html')),
    'dist/index.html is a link, where the site has a file.',
  ],
  [
    'a file',
    (dist) => writeFileSync(join(dist, 'towns'), 'own'),
    'dist/towns is a file of your own, where the site has a folder.',
  ],
  [
    'a folder',
    (dist) => writeFiles(dist, { 'index.html/own.txt': 'own' }),
    'dist/index.html is a folder of your own, where the site has a file.',
  ],
  [
    'a broken link for dist/ itself',
    (dist) => {
      rmSync(dist, { recursive: true })
      symlinkSync('nowhere', dist)
    },
    'dist is a link that leads to no folder.',
  ],
  [
    'a file for dist/ itself',
    (dist) => {
      rmSync(dist, { recursive: true })
      writeFileSync(dist, 'own')
    },
    'dist is a file, where a folder belongs.',
  ],
]

test.each(inTheWay)('%s in the way is named, and nothing is changed', async (_name, put, told) => {
  const root = temporaryFolder()
  const elsewhere = temporaryFolder()
  writeFiles(elsewhere, { 'own.txt': 'own' })
  mkdirSync(join(root, 'dist'))
  put(join(root, 'dist'), elsewhere)
  const before = readdirSync(root, { recursive: true })
  await expect(publishTexts(root, site)).rejects.toThrow(told)
  expect(readdirSync(root, { recursive: true })).toEqual(before)
  expect(contents(elsewhere)).toEqual({ 'own.txt': 'own' })
})

test('a linked folder that stays inside dist/ is written to', async () => {
  const root = temporaryFolder()
  mkdirSync(join(root, 'dist/places'), { recursive: true })
  symlinkSync('places', join(root, 'dist/towns'))
  await publishTexts(root, site)
  expect(contents(join(root, 'dist'))).toEqual({ 'index.html': 'new', 'places/a.html': 'new' })
})

test('a link that took the place of an old file stays, and what it leads to', async () => {
  const root = temporaryFolder()
  writeFiles(root, { 'own.txt': 'own' })
  await publishTexts(root, { 'index.html': 'a', 'old.html': 'b' })
  rmSync(join(root, 'dist/old.html'))
  symlinkSync('../own.txt', join(root, 'dist/old.html'))
  const { left } = await publishTexts(root, { 'index.html': 'a' })
  expect(left).toEqual(['old.html'])
  expect(readFileSync(join(root, 'dist/old.html'), 'utf8')).toBe('own')
})

test.each(['../own.txt', '/etc/../own.txt', 'a/../../own.txt', './own.txt', '..\\own.txt'])(
  'a list that names %s reaches no file outside dist/',
  async (path) => {
    const root = temporaryFolder()
    writeFiles(root, { 'own.txt': 'own' })
    writeFiles(root, { 'dist/own.txt': 'own' })
    writeFiles(root, { '.roof-site.dist': `${path}\n` })
    expect(await publishTexts(root, {})).toEqual({ written: [], removed: [], left: [] })
    expect(contents(root)).toMatchObject({ 'own.txt': 'own', 'dist/own.txt': 'own' })
  },
)

test('dist/ may be a file system of its own', async (context) => {
  const root = temporaryFolder()
  mkdirSync(join(root, 'dist'))
  if (!mountTmpfs(join(root, 'dist'), 'size=1m')) {
    return context.skip('mounting a file system of its own is not allowed here')
  }
  await publishTexts(root, { 'index.html': 'a', 'old/town.html': 'b' })
  const { written, removed } = await publishTexts(root, { 'index.html': 'new' })
  expect({ written, removed }).toEqual({ written: ['index.html'], removed: ['old/town.html'] })
  expect(readdirSync(join(root, 'dist'))).toEqual(['index.html'])
})

test('when a file cannot be made, dist/ is as it was', async () => {
  const root = temporaryFolder()
  await publishTexts(root, { 'index.html': 'a', 'about.html': 'b' })
  const before = contents(root)
  const broken = () => {
    throw new Error('no such drawing')
  }
  const files = [
    { path: 'index.html', content: 'new' },
    { path: 'about.html', content: broken },
  ]
  await expect(publish({ root, files, advance })).rejects.toThrow('no such drawing')
  expect(contents(root)).toEqual(before)
})

test('what a build has left that was cut off is removed by the next one', async () => {
  const root = temporaryFolder()
  writeFiles(root, { 'dist/.roof-site.99.publish.tmp/index.html': 'half' })
  await publishTexts(root, { 'index.html': 'a' })
  expect(Object.keys(contents(join(root, 'dist')))).toEqual(['index.html'])
})
