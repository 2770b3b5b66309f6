import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { publish } from '../../cli/prerender/publish.ts'
import { contents } from '../support/folder.ts'
import { temporaryFolder } from '../support/project.ts'

const advance = () => undefined

/** Publishes files by path. */
function publishTexts(root: string, texts: Readonly<Record<string, string>>) {
  const files = Object.entries(texts).map(([path, content]) => ({ path, content }))
  return publish({ root, files, advance })
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
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
  for (const [path, text] of Object.entries(own)) write(join(root, path), text)
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

test('pages are put in place after all that they name, and old files are removed last', async () => {
  const root = temporaryFolder()
  await publishTexts(root, { 'index.html': 'old.js', 'assets/old.js': '' })
  // A folder in the way of the page ends the work there.
  mkdirSync(join(root, 'dist/town.html/in-the-way'), { recursive: true })
  const next = { 'town.html': 'new.js', 'index.html': 'new.js', 'assets/new.js': '' }
  await expect(publishTexts(root, next)).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST|ENOTDIR/)
  const named = readFileSync(join(root, 'dist/index.html'), 'utf8')
  expect(Object.keys(contents(join(root, 'dist/assets')))).toContain(named)
  expect(Object.keys(contents(join(root, 'dist/assets')))).toContain('new.js')
})

test('what a build has left that was cut off is removed by the next one', async () => {
  const root = temporaryFolder()
  write(join(root, 'dist/.roof-site.99.publish.tmp/index.html'), 'half')
  await publishTexts(root, { 'index.html': 'a' })
  expect(Object.keys(contents(join(root, 'dist')))).toEqual(['index.html'])
})
