import { mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  cachedBytes,
  cacheIn,
  openCache,
  pictureFile,
  readCache,
  writeCache,
} from '../../../cli/cache/cache.ts'
import { temporaryFolder } from '../../support/project.ts'

const newFile = () => join(openCache(temporaryFolder()), 'sum.json')

test('a value counts for what it was made from alone', () => {
  const file = newFile()
  writeCache(file, [1, 2], 3)
  expect(readCache(file, [1, 2])).toBe(3)
  expect(readCache(file, [1, 3])).toBeUndefined()
  expect(readCache(join(file, '../product.json'), [1, 2])).toBeUndefined()
})

const damages: Readonly<Record<string, (file: string) => void>> = {
  'that is gone': (file) => rmSync(file),
  'that is empty': (file) => truncateSync(file, 0),
  'that is cut off': (file) => truncateSync(file, readFileSync(file).length - 1),
  'with a byte more': (file) => writeFileSync(file, '4', { flag: 'a' }),
  'with another value': (file) =>
    writeFileSync(file, readFileSync(file, 'latin1').replace(/3$/, '4')),
  'of another program': (file) => writeFileSync(file, '0000000000000000\n{"version":0}'),
  'in whose place is a folder': (file) => {
    rmSync(file)
    mkdirSync(file)
  },
}

test.each(Object.entries(damages))('a file %s is as if there were none', async (_, damage) => {
  const file = newFile()
  writeCache(file, [1, 2], 3)
  damage(file)
  expect(readCache(file, [1, 2])).toBeUndefined()
  const picture = pictureFile(temporaryFolder(), 'key')
  const make = () => Promise.resolve(Buffer.from('made 3'))
  await cachedBytes(picture, make)
  damage(picture)
  expect(await cachedBytes(picture, make)).toEqual(Buffer.from('made 3'))
})

test('a value is made once, and again where it was made from something else', async () => {
  const root = temporaryFolder()
  const made: string[] = []
  const make = (name: string) => () => {
    made.push(name)
    return name
  }
  const cache = cacheIn(root)
  for (const inputs of ['a', 'a', 'b', 'a'])
    expect(cache('name', inputs, make(inputs))).toBe(inputs)
  expect(made.splice(0)).toEqual(['a', 'b', 'a'])
  const bytes = (name: string) => () => Promise.resolve(Buffer.from(make(name)()))
  for (const key of ['a', 'a', 'b', 'a']) await cachedBytes(pictureFile(root, key), bytes(key))
  expect(made).toEqual(['a', 'b'])
})

test('who may write nothing reads what is there, and leaves it', () => {
  const root = temporaryFolder()
  const reader = cacheIn(root, { writes: false })
  expect(reader('sum', [1, 2], () => 3)).toBe(3)
  expect(readdirSync(openCache(root))).toEqual([])
  cacheIn(root)('sum', [1, 2], () => 3)
  expect(reader('sum', [1, 2], () => 0)).toBe(3)
  expect(reader('sum', [1, 3], () => 4)).toBe(4)
  expect(reader('sum', [1, 2], () => 0)).toBe(3)
})

test('where nothing can be written, all is made, and nothing is left', async () => {
  const root = temporaryFolder()
  const cache = openCache(root)
  mkdirSync(join(cache, 'sum.json'))
  writeFileSync(join(cache, 'pictures'), 'a file where the folder belongs')
  expect(cacheIn(root)('sum', [1, 2], () => 3)).toBe(3)
  const make = () => Promise.resolve(Buffer.from('drawn'))
  expect(await cachedBytes(pictureFile(root, 'key'), make)).toEqual(Buffer.from('drawn'))
  expect(readdirSync(cache)).toEqual(['pictures', 'sum.json'])
})
