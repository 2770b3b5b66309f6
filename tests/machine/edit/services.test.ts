import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Refused, Saved, Task } from '../../../src/editor/protocol.ts'
import { generatedProject } from '../../support/fixtures.ts'
import { runCli } from '../../support/run-cli.ts'
import { dataOf } from '../change/changes.ts'
import { editSession } from './edit-session.ts'

const path = ['services', 6] as const

test('a service is added and removed by clicks, with all that names services, and taken back', async () => {
  const folder = await generatedProject()
  const before = dataOf(folder)
  const { ask, field, save } = editSession(folder)
  const { body: tasks } = await ask<Task[]>('tasks', {})
  const { targets = [] } =
    tasks.find(({ words }) => words === 'Add, change or remove a service') ?? {}
  expect(targets[0]).toMatchObject({
    label: 'New: Flat Roofs, with texts',
    path,
    draft: { name: 'Flat Roofs' },
  })
  expect((await field(...path)).parts.map(({ label }) => label)).toEqual([
    'name',
    'summary',
    'features',
    'lead',
  ])

  const value = { name: 'Flat Roofs', summary: 'Roofs that hardly slope.' }
  expect(await save<Saved>({ kind: 'insert', path, value })).toMatchObject({ status: 200 })
  const { services: shown } = parse(read(folder, 'site')).areaPage
  expect(shown.at(-1)).toEqual({ service: 'flat-roofs', description: value.summary })
  expect(parse(read(folder, 'services'))[6]).toMatchObject({ ...value, slug: 'flat-roofs' })
  expect((await runCli(folder, ['generate', '--check'])).code).toBe(0)
  const twice = await save<Refused>({ kind: 'insert', path: ['services', 7], value })
  expect(twice).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('already') },
  })

  expect(await ask('undo', { tab: '' })).toMatchObject({ status: 200 })
  expect(dataOf(folder)).toEqual(before)
  expect(await ask('redo', { tab: '' })).toMatchObject({ status: 200 })
  const of = await field('services', 3)
  expect(of.list).toMatchObject({ index: 3, length: 7, min: 1 })
  // Below it, a service is no item that a click removes.
  expect((await field('services', 3, 'summary')).list).toBe(null)
  await save<Saved>({ kind: 'remove', path: ['services', 3] })
  expect(read(folder, 'site')).not.toContain('/services/roof-replacement')
  expect(parse(read(folder, 'addresses')).redirects).toContainEqual({
    from: '/services/roof-replacement',
    to: '/services',
  })
  expect(await ask('undo', { tab: '' })).toMatchObject({ status: 200 })
  expect(await ask('undo', { tab: '' })).toMatchObject({ status: 200 })
  expect(dataOf(folder)).toEqual(before)
})

test('a price that ends before it starts is refused, and a copyright of next year', async () => {
  const folder = await generatedProject()
  const before = dataOf(folder)
  const { save } = editSession(folder)
  const price = { from: 9000, to: 2200, unit: 'a roof', asOf: '2026-01', changes: ['Slope'] }
  const edits = [
    { path: ['services', 3, 'price'], value: price },
    { path: ['business', 'copyrightYear'], value: 2027 },
  ]
  for (const edit of edits)
    expect(await save<Refused>({ kind: 'set', ...edit })).toMatchObject({ status: 422 })
  expect(dataOf(folder)).toEqual(before)
})

const read = (folder: string, name: string) =>
  readFileSync(join(folder, 'data', `${name}.yaml`), 'utf8')
