// Another program, which knows of no lock, saves a data file at any call of a change.

import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeChanges } from '../../../cli/write/write-changes.ts'
import { contents } from '../../support/folder.ts'
import { faultyFs } from '../../support/faulty-fs.ts'
import { temporaryFolder } from '../../support/project.ts'

const changes = ['a', 'b', 'c'].map((name) => {
  return { path: `data/${name}.yaml`, before: `old ${name}`, content: `new ${name}` }
})
const old = Object.fromEntries(changes.map(({ path, before }) => [path, before]))
const changed = Object.fromEntries(changes.map(({ path, content }) => [path, content]))
const mine = '# mine\n'

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

interface Saved {
  readonly calls: readonly string[]
  readonly files: Readonly<Record<string, string>>
  readonly error: string | undefined
}

/** Makes the change, with files saved before the calls of these numbers. */
function changeWhile(
  saves: Readonly<Record<number, string>>,
  save = (file: string) => writeFileSync(file, mine),
): Saved {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'data'))
  for (const { path, before } of changes) writeFileSync(join(folder, path), before)
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
      const others = error === undefined ? changed : old
      if (error !== undefined) expect(error).toContain(`${path} was changed by another program`)
      const isLost = files[path] !== mine
      expect(files, `call ${at}`).toEqual(isLost ? changed : { ...others, [path]: mine })
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
  expect(files).toEqual({ ...old, 'data/a.yaml': mine, 'data/b.yaml': mine })
})
