import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stateAt } from '../../cli/build/records.ts'
import { startFolder, type NewFolder } from '../../cli/build/start-folder.ts'
import { hash } from '../../cli/lib/hash.ts'
import { writeChanges } from '../../cli/write/write-changes.ts'
import { contents } from '../support/folder.ts'
import { temporaryFolder } from '../support/project.ts'

function start(root: string): NewFolder {
  const folder = startFolder(root, 'generated')
  if (!folder) throw new Error('There is something in its place.')
  return folder
}

// Several to a message, one that is larger than all that fits in one, and one that is empty.
const texts = {
  'generated/site.ts': 'site',
  'generated/routes/home.ts': 'Roofs – “leaks” 🏠',
  'generated/large.txt': '–'.repeat(900_000),
  'generated/empty.txt': '',
  'generated/manifest.json': '{}\n',
}

const files = Object.entries(texts).map(([path, content]) => ({ path, content }))

test('files are written beside, and the folder is put in place with its states', async () => {
  const root = temporaryFolder()
  const folder = start(root)
  expect(files.map(folder.take)).toEqual(files.map(({ content }) => hash(content)))
  const { staged, states } = await folder.finish()
  expect(readdirSync(root)).toEqual([expect.stringMatching(/^\.roof-site\..*\.tmp$/)])

  const schema = { path: 'data/schema/site.json', content: 'schema' }
  writeChanges(root, [schema], { ready: [staged] })
  await folder.discard()
  expect(contents(root)).toEqual({ ...texts, [schema.path]: schema.content })
  const known = Object.keys(texts).map((path) => [path, stateAt(join(root, path))])
  expect([...states]).toEqual(known)
})

test('a file that belongs elsewhere is not taken', async () => {
  const root = temporaryFolder()
  const folder = start(root)
  expect(folder.take({ path: 'data/schema/site.json', content: '' })).toBeUndefined()
  expect(folder.take({ path: 'generated-not', content: '' })).toBeUndefined()
  await folder.discard()
  expect(readdirSync(root)).toEqual([])
})

test('given up, nothing is left', async () => {
  const root = temporaryFolder()
  const folder = start(root)
  files.forEach(folder.take)
  await folder.discard()
  expect(readdirSync(root)).toEqual([])
})

test('where a file cannot be written, the error names it, and nothing is left', async () => {
  const root = temporaryFolder()
  const folder = start(root)
  files.forEach(folder.take)
  folder.take({ path: 'generated/site.ts/in-a-file.ts', content: 'x' })
  await expect(folder.finish()).rejects.toThrow(
    /^generated\/site\.ts\/in-a-file\.ts could not be written: .* Nothing was changed\.$/,
  )
  await folder.discard()
  expect(readdirSync(root)).toEqual([])
})

test('where the change fails, the folder is not put in place', async () => {
  const root = temporaryFolder()
  const folder = start(root)
  files.forEach(folder.take)
  const { staged } = await folder.finish()
  mkdirSync(join(root, 'data'))
  writeFileSync(join(root, 'data/schema'), 'a file')
  const change = { path: 'data/schema/site.json', content: 'schema' }
  expect(() => writeChanges(root, [change], { ready: [staged] })).toThrow('Nothing was changed.')
  await folder.discard()
  expect(contents(root)).toEqual({ 'data/schema': 'a file' })
})

test.each([
  ['folder', (path: string) => mkdirSync(path)],
  ['file', (path: string) => writeFileSync(path, '')],
  ['link to nothing', (path: string) => symlinkSync('nowhere', path)],
])('none is begun where a %s stands in its place', (_, make) => {
  const root = temporaryFolder()
  make(join(root, 'generated'))
  expect(startFolder(root, 'generated')).toBeUndefined()
})
