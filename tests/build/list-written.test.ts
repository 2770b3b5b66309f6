import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFree, listInput, listWritten } from '../../cli/build/list-written.ts'
import { startListing } from '../../cli/build/start-listing.ts'
import { temporaryFolder } from '../support/project.ts'

/** A folder with a site of two files, and the list of what `build` wrote there. */
function makeSite() {
  const root = temporaryFolder()
  const dist = join(root, 'dist')
  mkdirSync(join(dist, 'content'), { recursive: true })
  writeFileSync(join(dist, 'index.html'), 'page')
  writeFileSync(join(dist, 'content/index.json'), '{}')
  return { root, dist, list: () => listWritten({ root, command: 'build' }).toString() }
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
  const folders = ['data/schema', 'dist/about', 'generated/routes', 'generated/routes/towns']
  for (const folder of folders) {
    mkdirSync(join(site.root, folder), { recursive: true })
    for (const name of ['b', 'a', 'c']) writeFileSync(join(site.root, folder, name), name)
  }
  return site
}

test('each file has one line, and those of a folder stand together', () => {
  const lines = makeFolders().list().split('\n')
  const inFolder = (folder: string) => ['a', 'b', 'c'].map((name) => `${folder}/${name}`)
  expect(lines.map((line) => line.split(' ')[0])).toEqual([
    ...inFolder('generated/routes'),
    ...inFolder('generated/routes/towns'),
    ...inFolder('data/schema'),
    ...inFolder('dist/about'),
    'dist/content/index.json',
    'dist/index.html',
    '',
  ])
})

test('a list that is begun is the whole list; one that was given up is not made', async () => {
  const { root, list } = makeFolders()
  expect(String(await startListing({ root, command: 'build' }).lines())).toBe(list())
  const another = startListing({ root, command: 'build' })
  another.end()
  expect(String(await another.lines())).toBe('')
})

test('wherever two threads meet, each lists its own side', () => {
  const { root, list } = makeFolders()
  const whole = list()
  for (const meeting of listInput({ root, command: 'build' }).taken.keys()) {
    const input = listInput({ root, command: 'build' })
    input.taken[meeting] = 1
    const [first, last] = [listFree(input, 1), listFree(input, -1)]
    expect([...input.taken].every((taken) => taken === 1)).toBe(true)
    const own = listInput({ root, command: 'build' })
    own.taken.fill(1)
    own.taken[meeting] = 0
    // Alone, the slice between them is reached from neither end.
    expect(listFree(own, 1)).toHaveLength(0)
    const between = whole.slice(first.length, whole.length - last.length)
    expect(whole).toBe(`${first}${between}${last}`)
    expect(between.split('\n').length).toBeLessThanOrEqual(2)
  }
})
