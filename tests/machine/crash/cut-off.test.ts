// What the next command does with a change of three files that was cut off between two of them.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withLock } from '../../../cli/write/lock.ts'
import { journalPath } from '../../../cli/write/internal-files.ts'
import { writeChanges } from '../../../cli/write/write-changes.ts'
import { contents } from '../../support/folder.ts'
import { faultyFs } from '../../support/faulty-fs.ts'
import { dataProject, temporaryFolder } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'
import { all } from '../../support/matrix.ts'

/** Not every byte in the normal run. */
const stride = all ? 1 : 17

const changes = [
  { path: 'data/a.yaml', before: 'old a', content: 'new a' },
  { path: 'data/b.yaml', before: 'old b', content: 'new b' },
  { path: 'data/c.yaml', before: 'old c', content: 'new c' },
]
const allNew = { 'data/a.yaml': 'new a', 'data/b.yaml': 'new b', 'data/c.yaml': 'new c' }

/** A folder where the change died when so many files were in place. */
function cutOff(renamed: 0 | 2): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'data'))
  for (const { path, before } of changes) writeFileSync(join(folder, path), before)
  const whole = faultyFs()
  const calls = () =>
    whole.calls.map((name, at) => ({ name, at })).filter(({ name }) => name === 'renameSync')
  writeChanges(folder, changes, { fs: whole.fs })
  for (const { path, before } of changes) writeFileSync(join(folder, path), before)
  // The first rename is that of the journal.
  const at = calls()[1 + renamed]?.at ?? Infinity
  expect(() => writeChanges(folder, changes, { fs: faultyFs([{ at, kind: 'dies' }]).fs })).toThrow()
  return folder
}

async function recovered(folder: string): Promise<string> {
  const messages: string[] = []
  const onRecovered = (message: string) => void messages.push(message)
  await withLock(folder, () => Promise.resolve(), { onRecovered })
  return messages.join('\n')
}

const edit = (folder: string, path: string) => writeFileSync(join(folder, path), '# mine\n')

test('is completed, and said so', async () => {
  const folder = cutOff(2)
  expect(await recovered(folder)).toMatch(
    / was cut off .+ while it changed 3 files: now that is done\.$/,
  )
  expect(contents(folder)).toEqual(allNew)
})

test('is completed where folders of it are new, and what stands in them by then is kept', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'data'))
  const files = {
    'data/a.yaml': 'a',
    'data/schema/a.json': '{}',
    'generated/a.ts': '',
    'generated/b/c.ts': '',
  }
  const added = Object.entries(files).map(([path, content]) => ({ path, content, before: null }))
  // The journal and all files but the last are renamed; the process dies at that one.
  const whole = faultyFs()
  const other = temporaryFolder()
  mkdirSync(join(other, 'data'))
  writeChanges(other, added, { fs: whole.fs })
  const calls = whole.calls.flatMap((name, at) => (name === 'renameSync' ? [at] : []))
  expect(calls).toHaveLength(5)
  const fault = { at: calls.at(-1) ?? 0, kind: 'dies' } as const
  expect(() => writeChanges(folder, added, { fs: faultyFs([fault]).fs })).toThrow()
  writeFileSync(join(folder, 'data/schema/mine.json'), '{}')
  expect(existsSync(join(folder, 'generated/b/c.ts'))).toBe(false)
  expect(await recovered(folder)).toMatch(/ while it changed 4 files: now that is done\.$/)
  expect(contents(folder)).toEqual({ ...files, 'data/schema/mine.json': '{}' })
})

test('keeps an edit of a file that was in place already, and completes the others', async () => {
  const folder = cutOff(2)
  edit(folder, 'data/a.yaml')
  await recovered(folder)
  expect(contents(folder)).toEqual({ ...allNew, 'data/a.yaml': '# mine\n' })
})

test('is given up where nothing was in place and a file was edited since', async () => {
  const folder = cutOff(0)
  edit(folder, 'data/b.yaml')
  expect(await recovered(folder)).toContain(
    'data/b.yaml was edited since: its change was given up.',
  )
  expect(contents(folder)).toEqual({
    'data/a.yaml': 'old a',
    'data/b.yaml': '# mine\n',
    'data/c.yaml': 'old c',
  })
})

test('is left to a person where a file was edited that was still to change', async () => {
  const folder = cutOff(2)
  edit(folder, 'data/c.yaml')
  const before = contents(folder)
  await expect(recovered(folder)).rejects.toThrow(
    'data/c.yaml was changed since. Nothing was touched.',
  )
  expect(contents(folder)).toEqual(before)
})

test('a journal with any byte changed or with an end missing is not believed, and nothing is lost', async () => {
  const folder = cutOff(2)
  const journal = journalPath(folder)
  const whole = readFileSync(journal)
  for (let at = 0; at < whole.length - 1; at += stride) {
    const flipped = Buffer.from(whole)
    flipped[at] = (whole[at] ?? 0) ^ 1
    for (const bytes of [flipped, whole.subarray(0, at)]) {
      writeFileSync(journal, bytes)
      const before = contents(folder)
      await expect(recovered(folder)).rejects.toThrow('is damaged')
      expect(contents(folder)).toEqual(before)
    }
  }
  writeFileSync(journal, whole)
  await recovered(folder)
  expect(contents(folder)).toEqual(allNew)
})

test('a command that reads says that a journal is damaged, with exit code 4', async () => {
  const folder = dataProject({ '.roof-site.journal': '' })
  const { code, stderr } = await runCli(folder, ['validate'])
  expect(code).toBe(4)
  expect(stderr).toContain(`${journalPath(folder)} is damaged.`)
  expect(existsSync(journalPath(folder))).toBe(true)
})

test('a file that was changed since it was read stops the change, and nothing is written', () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'data'))
  for (const { path, before } of changes) writeFileSync(join(folder, path), before)
  edit(folder, 'data/b.yaml')
  expect(() => writeChanges(folder, changes)).toThrow('data/b.yaml was changed by another program')
  expect(contents(folder)).toEqual({
    'data/a.yaml': 'old a',
    'data/b.yaml': '# mine\n',
    'data/c.yaml': 'old c',
  })
})
