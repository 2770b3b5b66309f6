import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Saved, Task } from '../../../src/editor/protocol.ts'
import { generatedProject } from '../../support/fixtures.ts'
import { dataOf } from '../change/changes.ts'
import { editSession } from './edit-session.ts'

const closed = ['business', 'hours', 'closed', 0] as const

test('what is different for some days is one list by the day, and one dialog for hours and notice', async () => {
  const folder = await generatedProject()
  const before = dataOf(folder)
  const { ask, field, save } = editSession(folder)
  const read = (name: string) =>
    parse(readFileSync(join(folder, 'data', `${name}.yaml`), 'utf8')) as {
      readonly hours?: { readonly closed?: unknown }
      readonly notices?: unknown
    }
  const listed = async () => {
    const { body } = await ask<Task[]>('tasks', {})
    const task = body.find(({ words }) => words === 'Say what is different, and until when')
    return task?.targets.map(({ label }) => label)
  }
  expect(await listed()).toEqual(['New: closed, or other hours', 'New: a notice'])
  const labels = (await field(...closed)).parts.map(({ label }) => label)
  expect(labels).toEqual(['from', 'to', 'note', 'opens', 'closes', 'notice'])

  const days = { from: '2026-12-20', to: '2027-01-03' }
  const text = 'We are closed until January 3.'
  const away = { ...days, note: 'Holidays', notice: text }
  expect(await save<Saved>({ kind: 'insert', path: closed, value: away })).toMatchObject({
    status: 200,
  })
  expect(read('business').hours?.closed).toEqual([{ ...days, note: 'Holidays' }])
  expect(read('site').notices).toEqual([{ ...days, text }])
  const storm = {
    from: '2026-10-01',
    to: '2026-10-02',
    text: 'After the storm we come to leaks first.',
  }
  await save<Saved>({ kind: 'insert', path: ['site', 'notices', 1], value: storm })
  expect(await listed()).toEqual([
    'New: closed, or other hours',
    'New: a notice',
    `2026-10-01 to 2026-10-02, a notice: ${storm.text}`,
    '2026-12-20 to 2027-01-03, closed, or other hours: Holidays',
    `2026-12-20 to 2027-01-03, a notice: ${text}`,
  ])
  // Of days that are there, the notice is an item of its own.
  expect((await field(...closed)).parts.map(({ label }) => label)).not.toContain('notice')
  for (const _ of ['the notice', 'the days']) await ask('undo', { tab: '' })
  expect(dataOf(folder)).toEqual(before)
})
