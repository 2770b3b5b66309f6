import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFree, listWritten, writtenLine } from '../../cli/build/list-written.ts'
import { startListing } from '../../cli/build/start-listing.ts'
import { temporaryFolder } from '../support/project.ts'

/** A folder with a site of two files, and the list of what `build` wrote there. */
function makeSite() {
  const root = temporaryFolder()
  const dist = join(root, 'dist')
  mkdirSync(join(dist, 'content'), { recursive: true })
  writeFileSync(join(dist, 'index.html'), 'page')
  writeFileSync(join(dist, 'content/index.json'), '{}')
  return { root, dist, list: () => listWritten({ root, command: 'build' }) }
}

test('every file has a line, by its path, that changes with the file', () => {
  const { dist, list } = makeSite()
  const before = list().split('\n')
  expect(before.map((line) => line.split(' ')[0])).toEqual([
    'dist/content/index.json',
    'dist/index.html',
    '',
  ])
  writeFileSync(join(dist, 'index.html'), 'another page')
  const after = list().split('\n')
  expect(after[0]).toBe(before[0])
  expect(after[1]).not.toBe(before[1])
})

test('a link is as the file that it leads to, and one to a folder is not followed', () => {
  const { root, dist, list } = makeSite()
  writeFileSync(join(root, 'elsewhere'), 'one')
  symlinkSync(join(root, 'elsewhere'), join(dist, 'link'))
  symlinkSync(dist, join(dist, 'loop'))
  const before = list()
  expect(before).toContain('dist/loop undefined\n')
  writeFileSync(join(root, 'elsewhere'), 'another')
  expect(list()).not.toBe(before)
})

test('a folder that is none, or a file, has no lines', () => {
  const { dist, list } = makeSite()
  rmSync(dist, { recursive: true })
  expect(list()).toBe('')
  writeFileSync(dist, 'no folder')
  expect(list()).toBe('')
})

/** A site with several folders. */
function makeFolders() {
  const site = makeSite()
  for (const folder of ['generated/routes', 'data/schema', 'dist/about']) {
    mkdirSync(join(site.root, folder), { recursive: true })
    for (const name of ['b', 'a', 'c']) writeFileSync(join(site.root, folder, name), name)
  }
  return site
}

test('a list that is begun is the whole list; one that was given up is not made', async () => {
  const { root, list } = makeFolders()
  expect(await startListing({ root, command: 'build' }).lines()).toBe(list())
  const another = startListing({ root, command: 'build' })
  another.end()
  expect(await another.lines()).toBe('')
})

test('wherever two threads meet, each lists its own side', () => {
  const { root } = makeFolders()
  const paths = ['data/schema/a', 'data/schema/b', 'dist/about', 'generated/routes']
  const lines = paths.map((path) => writtenLine(root, path))
  for (const meeting of paths.keys()) {
    const input = {
      root,
      paths,
      taken: Int32Array.from(paths, (_, at) => (at === meeting ? 1 : 0)),
    }
    expect(listFree(input, 1)).toEqual(lines.slice(0, meeting))
    expect(listFree(input, -1)).toEqual(lines.slice(meeting + 1).toReversed())
    expect([...input.taken]).toEqual(paths.map(() => 1))
  }
})
