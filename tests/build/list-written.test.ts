import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listWritten } from '../../cli/build/up-to-date.ts'
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
