import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { DataPath, Edit, Refused, Saved } from '../../../src/editor/protocol.ts'
import { copyOf, generatedProject } from '../../support/fixtures.ts'
import { answersOf, initSite } from '../../unit/init/new-site.ts'
import { editSession } from './edit-session.ts'

/** A site as `init` leaves it, which no test changes. */
const begunIn = mkdtempSync(join(tmpdir(), 'roof-site-begun-'))
const begun = await initSite({ ...answersOf('NC', 'septic'), street: '12 Main St' }, [], begunIn)
afterAll(() => rmSync(begunIn, { recursive: true, force: true }))

/** A session on a copy of it, and what becomes of the lines of `placeholders`. */
function openEditor(folder = copyOf(begun.site)) {
  const read = (name: string) => readFileSync(join(folder, `data/${name}.yaml`), 'utf8')
  const lines = (): string[] => parse(read('business'))['placeholders']
  const before = lines()
  const session = editSession(folder)
  return {
    ...session,
    folder,
    read,
    lines,
    gone: () => before.filter((line) => !lines().includes(line)),
    saved: async (edit: Edit) => {
      const { status, body } = await session.save<Saved & Refused>(edit)
      expect({ status, body }).toMatchObject({ status: 200 })
      return body
    },
  }
}

const pumping = (...path: DataPath) => ['services', 0, ...path]
const linesOf = (slug: string, ...fields: string[]) =>
  fields.map((field) => `services.${slug}.${field}`)
const ofPumping = linesOf(
  'septic-tank-pumping',
  ...'name summary features pageTitle metaDescription heading lead sections questions'.split(' '),
)

test('a text that was proposed is asked about; changed, its line goes, and undo brings both back', async () => {
  const { field, saved, ask, read, gone } = openEditor()
  const path = pumping('summary')
  expect((await field(...path)).proposed).toMatchObject({ path, count: 1, of: null })
  expect((await field('site', 'about', 'heading')).proposed).toBeNull()
  const before = [read('services'), read('business')]
  const { done, count } = await saved({ kind: 'set', path, value: 'We pump tanks.' })
  expect(done).toMatch(/^Saved in data\/business\.yaml:\d+ and data\/services\.yaml:\d+\.$/)
  expect(count).toBe(1)
  expect(gone()).toEqual(linesOf('septic-tank-pumping', 'summary'))
  expect((await field(...path)).proposed).toBeNull()
  await ask('undo', {})
  expect([read('services'), read('business')]).toEqual(before)
  await ask('redo', {})
  expect(gone()).toEqual(linesOf('septic-tank-pumping', 'summary'))
})

test('a text that is confirmed stays, and its line goes', async () => {
  const { saved, ask, read, gone } = openEditor()
  const before = [read('site'), read('business')]
  const { done } = await saved({ kind: 'confirm', path: ['site', 'home', 'lead'] })
  expect(done).toMatch(/^Confirmed in data\/business\.yaml:\d+\.$/)
  expect(gone()).toEqual(['site.home.lead'])
  expect(read('site')).toBe(before[0])
  await ask('undo', {})
  expect([read('site'), read('business')]).toEqual(before)
})

test('a list of words is one text; of a part with several texts the line stays until all of it is confirmed', async () => {
  const { field, saved, read, gone } = openEditor()
  await saved({ kind: 'set', path: pumping('features', 1), value: 'Pumped out' })
  expect(gone()).toEqual(linesOf('septic-tank-pumping', 'features'))
  const [first] = parse(read('services'))
  const call = pumping(
    'sections',
    first.sections.findIndex(({ kind }: { kind: string }) => kind === 'call'),
    'text',
  )
  const proposed = { path: pumping('sections'), count: 1, of: 'Septic Tank Pumping, sections' }
  expect((await field(...call)).proposed).toMatchObject(proposed)
  await saved({ kind: 'set', path: call, value: 'Send us a photo of the drawing.' })
  expect(gone()).toEqual(linesOf('septic-tank-pumping', 'features'))
  await saved({ kind: 'confirm', path: proposed.path })
  expect(gone()).toEqual(linesOf('septic-tank-pumping', 'features', 'sections'))
})

test('all of a service is confirmed at once, and no other', async () => {
  const { field, saved, gone, lines } = openEditor()
  expect((await field(...pumping())).proposed).toMatchObject({ count: ofPumping.length, of: null })
  await saved({ kind: 'confirm', path: pumping() })
  expect(gone()).toEqual(ofPumping)
  // A whole file is nothing to confirm at a glance.
  expect((await field('services')).proposed).toBeNull()
  for (const path of [
    ['services', 1],
    ['services', 2],
    ['services', 3],
    ['site', 'home'],
  ]) {
    await saved({ kind: 'confirm', path })
  }
  expect(lines().filter((line) => line.startsWith('services.'))).toEqual([])
  expect(lines()).toContain('site.services.signs')
})

test('hours and coordinates are settled where their form was saved', async () => {
  const { field, saved, gone } = openEditor()
  const office = ['business', 'hours', 'office', 0]
  const { value } = await field(...office)
  await saved({ kind: 'set', path: office, value: { ...Object(value), opens: '07:00' } })
  expect(gone()).toEqual(['hours.office'])
  const path = ['business', 'coordinates']
  await saved({ kind: 'set', path, value: { lat: 35.59512, lon: -82.55146 } })
  expect(gone()).toEqual(['hours.office', 'coordinates'])
  const towns = ['counties', 0, 'alsoServed']
  await saved({ kind: 'remove', path: [...towns, 1] })
  expect(gone()).toEqual(['hours.office', 'coordinates', 'counties.Buncombe County.alsoServed'])
})

test('what is taken out takes its line along; what gets another name keeps its lines by that', async () => {
  const { saved, gone, lines } = openEditor()
  await saved({ kind: 'remove', path: ['site', 'services', 'signs'] })
  expect(gone()).toEqual(['site.services.signs'])
  await saved({ kind: 'set', path: pumping('slug'), value: 'pumping' })
  expect(gone()).toEqual(['site.services.signs', ...ofPumping])
  expect(lines().filter((line) => line.startsWith('services.pumping.'))).toHaveLength(
    ofPumping.length,
  )
})

test('of what another program changed nothing is confirmed', async () => {
  const { field, ask, folder, read, gone } = openEditor()
  const path = ['site', 'home', 'heading']
  const { stamp, value } = await field(...path)
  const changed = `Indeed, ${String(value)}`
  const other = read('site').replaceAll(String(value), changed)
  writeFileSync(join(folder, 'data/site.yaml'), other)
  const late = await ask<Refused>('save', {}, { kind: 'confirm', path, stamp })
  expect(late).toMatchObject({
    status: 409,
    body: { field: { value: changed } },
  })
  expect(gone()).toEqual([])
})

test('lists that name whole files and parts stay as they are, but for the part that is confirmed', async () => {
  const folder = await generatedProject()
  const file = join(folder, 'data/business.yaml')
  const old = readFileSync(file, 'utf8').replace(
    '  - name\n',
    '  - name\n  - cities\n  - site.home\n',
  )
  writeFileSync(file, old)
  const { field, saved, gone } = openEditor(folder)
  const path = ['site', 'home', 'lead']
  expect((await field('cities', 0, 'lead')).proposed).toBeNull()
  const proposed = { path: ['site', 'home'], count: 1, of: 'Home' }
  expect((await field(...path)).proposed).toMatchObject(proposed)
  await saved({ kind: 'set', path, value: 'Roofs, and what is under them.' })
  expect(gone()).toEqual([])
  await saved({ kind: 'confirm', path: proposed.path })
  expect(gone()).toEqual(['site.home'])
  await saved({ kind: 'set', path: ['business', 'name'], value: 'Ridge Roofing' })
  expect(gone()).toEqual(['name', 'site.home'])
})
