// Generated files of a large change are not flushed; what a power failure takes of them is made
// again, and the data is whole all the same.

import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withLock } from '../../cli/write/lock.ts'
import { lockPath } from '../../cli/write/own-files.ts'
import { writeChanges } from '../../cli/write/write-changes.ts'
import { contents } from '../support/folder.ts'
import { faultyFs } from '../support/faulty-fs.ts'
import { temporaryFolder } from '../support/project.ts'

const city = { path: 'data/cities.yaml', before: 'old # comment', content: 'new # comment' }
const pages = Array.from({ length: 501 }, (_, index) => ({
  path: `generated/${index}.ts`,
  before: index % 2 === 0 ? 'old' : null,
  content: 'new',
}))
const changes = [city, ...pages]

function oldProject(): string {
  const folder = temporaryFolder()
  for (const name of ['data', 'generated']) mkdirSync(join(folder, name))
  for (const { path, before } of changes) {
    if (before !== null) writeFileSync(join(folder, path), before)
  }
  return folder
}

const ended = { pid: 2 ** 30, since: new Date().toISOString() }

/** What is found after a power failure at a call, and after the next command. */
async function losePowerAt(at: number) {
  const folder = oldProject()
  const { fs } = faultyFs({ at, kind: 'loses power' })
  const work = async () => writeChanges(folder, changes, { fs })
  await withLock(folder, work, { owner: ended }).catch(() => undefined)
  writeFileSync(lockPath(folder), JSON.stringify(ended))
  utimesSync(lockPath(folder), 0, 0)
  await withLock(folder, () => Promise.resolve())
  return contents(folder)
}

test('a power failure: the data is old or new, and of generated files some are old, new, empty or missing', async () => {
  const whole = faultyFs()
  writeChanges(oldProject(), changes, { fs: whole.fs })
  const renames = whole.calls.flatMap((name, at) => (name === 'renameSync' ? [at] : []))
  const [decision = 0] = renames
  const moments = [
    decision - 1,
    decision,
    decision + 1,
    renames[1] ?? 0,
    renames[200] ?? 0,
    whole.calls.length - 1,
  ]
  for (const at of moments) {
    const { [city.path]: data, ...generated } = await losePowerAt(at)
    expect(data).toBe(at <= decision ? city.before : city.content)
    const texts = new Set(Object.values(generated))
    expect([...texts].filter((text) => !['old', 'new', ''].includes(text))).toEqual([])
  }
})
