import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stateAt } from '../../cli/build/records.ts'
import { startCheck } from '../../cli/build/start-check.ts'
import {
  checkFree,
  findWritten,
  fromBytes,
  lookAtGenerated,
  partsOf,
  pathsOf,
  renewStates,
  type KeptFiles,
  type WrittenFiles,
} from '../../cli/build/written-files.ts'
import { temporaryFolder } from '../support/project.ts'

/** A folder with a site of two files, and what `build` wrote there. */
function makeSite() {
  const root = temporaryFolder()
  const dist = join(root, 'dist')
  mkdirSync(join(dist, 'content'), { recursive: true })
  writeFileSync(join(dist, 'index.html'), 'page')
  writeFileSync(join(dist, 'content/index.json'), '{}')
  return { root, dist, find: () => findWritten({ root, command: 'build' }) }
}

const keep = ({ bytes, count }: WrittenFiles): KeptFiles => ({ bytes, count })

const allPaths = (files: WrittenFiles) =>
  [...partsOf(files.count).keys()].flatMap((part) => pathsOf(files, part))

/** Whether the files are as they were, by either end of a check. */
function isSame(root: string, files: WrittenFiles): boolean {
  const check = (step: 1 | -1) => checkFree({ root, files, taken: partsOf(files.count) }, step)
  expect(check(1)).toBe(check(-1))
  return check(1)
}

/** Until the clock of the file system has gone on, as it has between two commands. */
const tick = () => new Promise((resolve) => setTimeout(resolve, 50))

test('files and folders are found, those that are not there too', () => {
  const { find } = makeSite()
  expect(new Set(allPaths(find()))).toEqual(
    new Set([
      'generated',
      'data/schema',
      'dist',
      'dist/index.html',
      'dist/content',
      'dist/content/index.json',
    ]),
  )
})

test('what is known of a file stands for a look at it', () => {
  const { root, dist, find } = makeSite()
  const state = stateAt(join(dist, 'index.html')) ?? ''
  const known = { 'index.html': { key: '', state }, 'content/index.json': { key: '', state: '' } }
  const files = findWritten({ root, command: 'build', published: known })
  expect(Buffer.from(files.bytes)).toEqual(Buffer.from(find().bytes))

  const other = { ...known, 'index.html': { key: '', state: '1 2 3' } }
  expect(isSame(root, findWritten({ root, command: 'build', published: other }))).toBe(false)
})

test.each([
  ['a file that is written', (dist: string) => writeFileSync(join(dist, 'index.html'), 'other')],
  [
    'a file that is replaced by an equal one',
    (dist: string) => {
      rmSync(join(dist, 'index.html'))
      writeFileSync(join(dist, 'index.html'), 'page')
    },
  ],
  ['a file that is gone', (dist: string) => rmSync(join(dist, 'content/index.json'))],
  ['a file more', (dist: string) => writeFileSync(join(dist, 'content/about.json'), '{}')],
  ['a folder more', (dist: string) => mkdirSync(join(dist, 'content/services'))],
  [
    'a file where a folder was',
    (dist: string) => {
      rmSync(join(dist, 'content'), { recursive: true })
      writeFileSync(join(dist, 'content'), '')
    },
  ],
  ['no folder at all', (dist: string) => rmSync(dist, { recursive: true })],
  [
    'a folder that was not there',
    (dist: string) => mkdirSync(join(dist, '../data/schema'), { recursive: true }),
  ],
])('%s is seen', async (_, change) => {
  const { root, dist, find } = makeSite()
  const files = find()
  expect(isSame(root, files)).toBe(true)
  await tick()
  change(dist)
  expect(isSame(root, files)).toBe(false)
})

test('a link is as the file that it leads to, and one to a folder is not followed', () => {
  const { root, dist, find } = makeSite()
  writeFileSync(join(root, 'elsewhere'), 'one')
  symlinkSync(join(root, 'elsewhere'), join(dist, 'link'))
  symlinkSync(dist, join(dist, 'loop'))
  symlinkSync(join(root, 'nowhere'), join(dist, 'broken'))
  const files = find()
  expect(allPaths(files).filter((path) => path.includes('loop'))).toEqual(['dist/loop'])
  expect(isSame(root, files)).toBe(true)
  writeFileSync(join(root, 'elsewhere'), 'another')
  expect(isSame(root, files)).toBe(false)
})

test('what a run wrote itself is as it is to be, and nothing else', async () => {
  const { root, dist, find } = makeSite()
  const files = find()
  await tick()
  writeFileSync(join(dist, 'index.html'), 'another page')
  expect(renewStates(root, files, ['dist', 'dist/index.html'])).toBe(true)
  expect(isSame(root, files)).toBe(true)
  await tick()
  writeFileSync(join(dist, 'content/index.json'), '[]')
  expect(renewStates(root, files, ['dist', 'dist/index.html'])).toBe(true)
  expect(isSame(root, files)).toBe(false)
  expect(renewStates(root, files, ['dist/about.html'])).toBe(false)
})

test('as they are kept they are the same', () => {
  const { dist, find } = makeSite()
  for (const name of ['x'.repeat(200), '屋根', 'é ü']) writeFileSync(join(dist, name), name)
  const files = find()
  expect(fromBytes(keep(files))).toEqual(files)
})

test('files of `generate` that were looked at are not looked at again', () => {
  const { root, find } = makeSite()
  mkdirSync(join(root, 'generated/routes'), { recursive: true })
  writeFileSync(join(root, 'generated/routes/home.ts'), 'home')
  const generated = lookAtGenerated(root)
  const files = findWritten({ root, command: 'build', generated })
  expect(Buffer.from(files.bytes)).toEqual(Buffer.from(find().bytes))

  writeFileSync(join(root, 'generated/routes/home.ts'), 'other')
  expect(isSame(root, findWritten({ root, command: 'build', generated }))).toBe(false)
})

test('those of `generate` come first, and can be had by themselves', () => {
  const { root, find } = makeSite()
  for (const folder of ['generated/routes', 'data/schema']) {
    mkdirSync(join(root, folder), { recursive: true })
    writeFileSync(join(root, folder, 'file'), folder)
  }
  const [files, generated] = [find(), findWritten({ root, command: 'generate' })]
  expect(files.generated).toBe(generated.count)
  expect(generated.generated).toBe(generated.count)
  const kept = fromBytes({ ...keep(files), count: files.generated })
  expect([allPaths(kept), kept.states]).toEqual([allPaths(generated), generated.states])
  expect(renewStates(root, kept, ['dist'])).toBe(false)
})

/** A site of so many files. */
function makeMany(count: number) {
  const site = makeSite()
  for (let number = 0; number < count; number += 1) {
    writeFileSync(join(site.dist, `page-${number}.html`), '')
  }
  return site
}

test('wherever two threads meet, each part of the files is looked at once', () => {
  const { root, dist, find } = makeMany(900)
  const files = find()
  const parts = partsOf(files.count)
  expect(parts.length).toBeGreaterThan(4)
  for (const meeting of parts.keys()) {
    const taken = partsOf(files.count)
    taken[meeting] = 1
    expect([checkFree({ root, files, taken }, 1), checkFree({ root, files, taken }, -1)]).toEqual([
      true,
      true,
    ])
    expect(new Set(taken)).toEqual(new Set([1]))
  }
  writeFileSync(join(dist, 'page-450.html'), 'edited')
  const at = Math.floor(allPaths(files).indexOf('dist/page-450.html') / 200)
  for (const meeting of parts.keys()) {
    const taken = partsOf(files.count)
    taken[meeting] = 1
    const ends = [checkFree({ root, files, taken }, 1), checkFree({ root, files, taken }, -1)]
    // Somebody else looks at the part where they meet.
    expect(ends.includes(false)).toBe(meeting !== at)
  }
})

test('of many files each is found where it stands', async () => {
  const { root, dist, find } = makeMany(450)
  const files = find()
  expect(new Set(allPaths(files)).size).toBe(files.count)
  await tick()
  const changed = ['page-0.html', 'page-199.html', 'page-200.html', 'page-449.html', '屋根.html']
  for (const name of changed.slice(0, 4)) writeFileSync(join(dist, name), name)
  expect(isSame(root, files)).toBe(false)
  const paths = changed.map((name) => `dist/${name}`)
  expect(renewStates(root, files, paths)).toBe(false)
  expect(renewStates(root, files, paths.slice(0, 4))).toBe(true)
  expect(isSame(root, files)).toBe(true)
  expect(renewStates(root, files, ['generated'])).toBe(true)
  expect(renewStates(root, files, ['dist/page-1'])).toBe(false)
})

test('a check that is begun tells; one that was given up has nothing to say against it', async () => {
  const { root, dist, find } = makeMany(10)
  const kept = keep(find())
  expect(await startCheck(root, kept).isSame()).toBe(true)
  writeFileSync(join(dist, 'page-4.html'), 'edited')
  expect(await startCheck(root, kept).isSame()).toBe(false)
  const another = startCheck(root, kept)
  another.end()
  expect(await another.isSame()).toBe(true)
})
