import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publish } from '../../../cli/prerender/publish.ts'
import type { SiteFile } from '../../../cli/prerender/site-file.ts'
import type { FileSystem } from '../../../cli/write/file-system.ts'
import { writeChanges } from '../../../cli/write/write-changes.ts'
import { faultyFs, type Fault } from '../../machine/crash/faulty-fs.ts'
import { contents, snapshot, temporaryFolder, writeFiles } from '../../support/project.ts'

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder()
  writeFiles(folder, files)
  return folder
}

test('writes new files, replaces old ones and removes others with their folder', () => {
  const files = { 'a.txt': 'old', 'a.jpg': 'old', 'gone/away/b.txt': 'b', 'kept.txt': 'k' }
  const folder = folderWith(files)
  writeChanges(folder, [
    { path: 'a.txt', content: 'new' },
    { path: 'a.jpg', before: Buffer.from('old'), content: Buffer.from('new') },
    { path: 'in/a/folder/c.txt', content: 'c' },
    { path: 'gone/away/b.txt', content: null },
  ])
  const written = { 'a.txt': 'new', 'a.jpg': 'new', 'in/a/folder/c.txt': 'c' }
  expect(contents(folder)).toEqual({ ...written, 'kept.txt': 'k' })
})

test('a file that is gone already is removed without an error', () => {
  const folder = folderWith({ 'a.txt': 'a' })
  writeChanges(folder, [{ path: 'b/c.txt', content: null }])
  expect(contents(folder)).toEqual({ 'a.txt': 'a' })
})

test('where one file cannot be begun, all keep their old content and nothing else is left', () => {
  const folder = folderWith({ 'a.txt': 'old', 'file/stands/here.txt': 'x' })
  const before = snapshot(folder)
  const changes = [
    { path: 'a.txt', content: 'new' },
    { path: 'file/stands/here.txt/b.txt', content: 'b' },
  ]
  expect(() => writeChanges(folder, changes)).toThrow(
    'file/stands/here.txt/b.txt could not be written: a file is in the place of a folder. Nothing was changed.',
  )
  expect(snapshot(folder)).toEqual(before)
})

test('where a folder stands in the way, no temporary file is left', () => {
  const folder = folderWith({ 'b.txt/inside.txt': 'x', 'c.txt': 'old' })
  const changes = [
    { path: 'b.txt', content: 'b' },
    { path: 'c.txt', content: 'new' },
  ]
  expect(() => writeChanges(folder, changes)).toThrow(
    'b.txt could not be written: a folder is in the place of a file. Nothing was changed.',
  )
  expect(contents(folder)).toEqual({ 'b.txt/inside.txt': 'x', 'c.txt': 'old' })
})

test('where the disk is full, says so, and every file is as it was', () => {
  const folder = folderWith({ 'a.txt': 'old' })
  const { fs } = faultyFs([{ at: 0, kind: 'full' }])
  const changes = [{ path: 'a.txt', content: 'new' }]
  expect(() => writeChanges(folder, changes, { fs })).toThrow(
    'a.txt could not be written: the disk is full. Nothing was changed.',
  )
  expect(contents(folder)).toEqual({ 'a.txt': 'old' })
})

/** A call that fails some times, as another program holds the file. */
const heldAt = (of: 'renameSync' | 'rmSync', from: number, times: number) =>
  Array.from({ length: times }, (_, index): Fault => {
    return { of, at: from + index, kind: index % 2 === 0 ? 'EPERM' : 'EBUSY' }
  })

// The first rename is that of the journal.
test.each([
  ['the journal', heldAt('renameSync', 0, 3)],
  ['a file that is written', heldAt('renameSync', 1, 3)],
  ['a file that is removed', heldAt('rmSync', 0, 3)],
  ['the journal, at the end', heldAt('rmSync', 1, 3)],
])('%s is held by another program for a moment: all the same', (_, faults) => {
  const folder = folderWith({ 'a.txt': 'old', 'b.txt': 'b' })
  const changes = [
    { path: 'a.txt', content: 'new' },
    { path: 'b.txt', content: null },
  ]
  writeChanges(folder, changes, { fs: faultyFs(faults).fs })
  expect(contents(folder)).toEqual({ 'a.txt': 'new' })
})

test('a file that is held on and on is named after a second, and stays as it was', () => {
  const folder = folderWith({ 'a.txt': 'old' })
  const { fs } = faultyFs(heldAt('renameSync', 1, 1000))
  const begin = Date.now()
  expect(() => writeChanges(folder, [{ path: 'a.txt', content: 'new' }], { fs })).toThrow(
    /^a\.txt could not be written: .*another program has it open\. Nothing was changed\.$/,
  )
  expect(Date.now() - begin).toBeGreaterThan(900)
  expect(contents(folder)).toEqual({ 'a.txt': 'old' })
})

test.each([
  ['written', heldAt('renameSync', 0, 3)],
  ['removed', heldAt('rmSync', 0, 3)],
])('a page that is %s while another program holds it: the build ends well', async (_, faults) => {
  const root = temporaryFolder()
  const run = (files: SiteFile[], fs?: FileSystem) =>
    publish({ root, files, advance: () => undefined, ...(fs && { fs }) })
  await run([
    { path: 'index.html', content: 'old' },
    { path: 'b.html', content: 'b' },
  ])
  await run([{ path: 'index.html', content: 'new' }], faultyFs(faults).fs)
  expect(contents(join(root, 'dist'))).toEqual({ 'index.html': 'new' })
})
