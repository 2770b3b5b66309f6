// What the next command does with a change of three files that was cut off between two of them, and
// what becomes of a file that another program, which knows of no lock, saves at any call of it.

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withLock } from '../../../cli/write/lock.ts'
import { journalPath } from '../../../cli/write/internal-files.ts'
import { writeChanges, type FileChange } from '../../../cli/write/write-changes.ts'
import { contents, temporaryFolder } from '../../support/project.ts'
import { faultyFs } from './faulty-fs.ts'
import { dataProject } from '../../support/fixtures.ts'
import { runCli } from '../../support/run-cli.ts'
import { all } from '../../support/cases.ts'

/** Not every byte in the normal run. */
const stride = all ? 1 : 17

const changes = ['a', 'b', 'c'].map((name) => {
  return { path: `data/${name}.yaml`, before: `old ${name}`, content: `new ${name}` }
})
const allOld = Object.fromEntries(changes.map(({ path, before }) => [path, before]))
const allNew = Object.fromEntries(changes.map(({ path, content }) => [path, content]))
const mine = '# mine\n'

/** Makes the change, which dies when so many files are in place; the first rename is the journal's. */
function dieAfter(renamed: number, folder: string, wanted: readonly FileChange[]): void {
  const fault = { at: 1 + renamed, of: 'renameSync', kind: 'dies' } as const
  expect(() => writeChanges(folder, wanted, { fs: faultyFs([fault]).fs })).toThrow()
}

function oldProject(): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'data'))
  for (const { path, before } of changes) writeFileSync(join(folder, path), before)
  return folder
}

function cutOff(renamed: 0 | 2): string {
  const folder = oldProject()
  dieAfter(renamed, folder, changes)
  return folder
}

async function recovered(folder: string): Promise<string> {
  const messages: string[] = []
  const onRecovered = (message: string) => void messages.push(message)
  await withLock(folder, () => Promise.resolve(), { onRecovered })
  return messages.join('\n')
}

const edit = (folder: string, path: string) => writeFileSync(join(folder, path), mine)

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
  dieAfter(3, folder, added)
  writeFileSync(join(folder, 'data/schema/mine.json'), '{}')
  expect(existsSync(join(folder, 'generated/b/c.ts'))).toBe(false)
  expect(await recovered(folder)).toMatch(/ while it changed 4 files: now that is done\.$/)
  expect(contents(folder)).toEqual({ ...files, 'data/schema/mine.json': '{}' })
})

test('keeps an edit of a file that was in place already, and completes the others', async () => {
  const folder = cutOff(2)
  edit(folder, 'data/a.yaml')
  await recovered(folder)
  expect(contents(folder)).toEqual({ ...allNew, 'data/a.yaml': mine })
})

test('is given up where nothing was in place and a file was edited since', async () => {
  const folder = cutOff(0)
  edit(folder, 'data/b.yaml')
  expect(await recovered(folder)).toContain(
    'data/b.yaml was edited since: its change was given up.',
  )
  expect(contents(folder)).toEqual({ ...allOld, 'data/b.yaml': mine })
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

const ways: readonly (readonly [string, (file: string) => void])[] = [
  ['in place', (file) => writeFileSync(file, mine)],
  [
    'with a rename',
    (file) => {
      writeFileSync(`${file}~`, mine)
      renameSync(`${file}~`, file)
    },
  ],
]

/** Makes the change, with files saved before the calls of these numbers. */
function changeWhile(
  saves: Readonly<Record<number, string>>,
  save = (file: string) => writeFileSync(file, mine),
) {
  const folder = oldProject()
  const { fs, calls } = faultyFs([], (call) => {
    const path = saves[call]
    if (path !== undefined) save(join(folder, path))
  })
  let error: string | undefined
  try {
    writeChanges(folder, changes, { fs })
  } catch (thrown) {
    error = String(thrown)
  }
  return { calls, files: contents(folder), error }
}

/** The numbers of the calls that put the files in place; the first rename is the journal's. */
function renames(): number[] {
  const { calls } = changeWhile({})
  return calls.flatMap((name, at) => (name === 'renameSync' ? [at] : [])).slice(1)
}

test.each(ways)(
  'a file that is saved %s is kept, but between the last look and our rename',
  (_way, save) => {
    const [, last = 0] = renames()
    const { calls } = changeWhile({})
    const path = 'data/b.yaml'
    const lost = [...calls.keys()].filter((at) => {
      const { files, error } = changeWhile({ [at]: path }, save)
      const others = error === undefined ? allNew : allOld
      if (error !== undefined) expect(error).toContain(`${path} was changed by another program`)
      const isLost = files[path] !== mine
      expect(files, `call ${at}`).toEqual(isLost ? allNew : { ...others, [path]: mine })
      return isLost
    })
    expect(lost).toEqual([last])
  },
)

test('what was saved after it had been put in place stays, when the change is taken back', () => {
  const [first = 0, second = 0] = renames()
  // Between these two, a is in place, and b is looked at.
  const { files, error } = changeWhile({ [first + 1]: 'data/a.yaml', [second - 1]: 'data/b.yaml' })
  expect(error).toContain('data/b.yaml was changed by another program')
  expect(files).toEqual({ ...allOld, 'data/a.yaml': mine, 'data/b.yaml': mine })
})
