import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parse } from 'yaml'
import { failure } from '../../../cli/lib/errors.ts'
import { commitPaths } from '../../../cli/load/git.ts'
import * as renderer from '../../../cli/prerender/page-renderer.ts'
import type { FieldsOfText, Changes, Edit, Refused, Saved } from '../../../src/editor/protocol.ts'
import { commitAll, generatedProject, replaceOnce } from '../../support/fixtures.ts'
import { repositoryIn } from '../change/branches.ts'
import { editSession } from './edit-session.ts'
import { filesIn, snapshot } from '../../support/project.ts'
import { fieldInTheWay, refuseMarks } from '../../support/site-model.ts'

const read = (folder: string, name: string) =>
  readFileSync(join(folder, `data/${name}.yaml`), 'utf8')
const title = ['cities', 0, 'pageTitle'] as const
const words = 'Roofs in New Haven by the sea'

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } }).jpeg()

test('a save changes its line alone, and undo and redo are true to the byte', async () => {
  const folder = await generatedProject()
  const cities = read(folder, 'cities')
  const session = editSession(folder)
  const { value, ...field } = await session.field(...title)
  const limits = { min: 15, max: 40, unit: 'characters' }
  expect(field).toMatchObject({ kind: 'text', limits })
  const shows = await session.ask('shows', { path: JSON.stringify(title) })
  expect(shows).toEqual({ status: 200, body: { pages: 1 } })
  const saved = await session.save<Saved>({ kind: 'set', path: title, value: words })
  expect(saved).toMatchObject({ status: 200, body: { count: 1, undo: true, redo: false } })
  expect(read(folder, 'cities')).toBe(replaceOnce(cities, String(value), words))
  const after = read(folder, 'cities')
  expect((await session.ask<Changes>('changes', {})).body.diff).toContain(words)
  const [undone, redone] = [
    { undo: false, redo: true },
    { undo: true, redo: false },
  ]
  expect(await session.ask('undo', {})).toMatchObject({ status: 200, body: undone })
  expect(read(folder, 'cities')).toBe(cities)
  expect(await session.ask('redo', {})).toMatchObject({ status: 200, body: redone })
  expect(read(folder, 'cities')).toBe(after)
  expect(await session.ask('redo', {})).toMatchObject({ status: 400 })
})

test('a save tells the line that is another now, not that of all that the dialog shows', async () => {
  const folder = await generatedProject()
  const { value } = await editSession(folder).field('business', 'hours')
  const late = JSON.parse(JSON.stringify(value).replace('18:00', '18:30'))
  const path = ['business', 'hours']
  const { body } = await editSession(folder).save<Saved>({ kind: 'set', path, value: late })
  const line = read(folder, 'business').split('18:30')[0]?.split('\n').length
  expect(body.done).toBe(`Saved in data/business.yaml:${line}.`)
})

test('what validate refuses is told at the field, and what is no field is none', async () => {
  const folder = await generatedProject()
  const before = snapshot(folder)
  const session = editSession(folder)
  const hours = await session.field('business', 'hours')
  expect(hours.parts?.map(({ label }) => label)).toEqual([
    'office hours',
    'closed days',
    'other days',
    'emergency',
  ])
  const office = hours.parts?.[0]?.parts?.[0]?.parts
  expect(office?.map(({ kind, value }) => [kind, value])).toEqual([
    ['choices', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']],
    ['text', '07:00'],
    ['text', '18:00'],
  ])
  const opens = ['business', 'hours', 'office', 0, 'opens']
  const late = await session.save<Refused>({ kind: 'set', path: opens, value: 'seven' })
  expect(late).toMatchObject({ status: 422, body: { findings: [{ path: opens }] } })
  const asked = 'a time between "00:00" and "23:59"'
  expect(late.body.findings[0]?.message).toBe(`Opens is "seven". Expected: ${asked}.`)
  const whole = await session.save<Refused>({
    kind: 'set',
    path: ['business', 'hours'],
    value: {
      ...Object(hours.value),
      closed: [{ from: '2026-11-26', to: '2026-11-01', note: 'Away' }],
    },
  })
  expect(whole.body.findings).toMatchObject([{ path: ['business', 'hours', 'closed', 0, 'to'] }])
  const removed = await session.save<Refused>({ kind: 'remove', path: ['cities', 1] })
  expect(removed).toMatchObject({ status: 422, body: { findings: [{ path: null }] } })
  for (const path of [
    ['business', 'constructor'],
    ['cities', 9, 'lead'],
    ['cities', -1],
    ['cities', '0'],
    ['../package', 0],
    ['business', '__proto__'],
    ['cities', 0, 'lead', 0],
  ]) {
    expect(
      await session.ask('save', {}, { stamp: '', kind: 'set', path, value: 'x' }),
    ).toMatchObject({ status: 400 })
  }
  expect(snapshot(folder)).toEqual(before)
})

test('what can mean one thing alone is saved in the form of its field', async () => {
  const folder = await generatedProject()
  const session = editSession(folder)
  for (const [field, value] of [
    ['phone', '(860) 441-0142'],
    ['email', 'The Office <office@ridge-eave.example.org>'],
    ['url', 'ridge-eave.example.org/'],
  ] as const) {
    const saved = await session.save({ kind: 'set', path: ['business', field], value })
    expect(saved, field).toMatchObject({ status: 200 })
  }
  const office = ['business', 'hours', 'office']
  const closes = [...office, 0, 'closes']
  const late = await session.save({ kind: 'set', path: closes, value: '5:30' })
  const value = { days: ['Saturday'], opens: '9 am', closes: 'noon' }
  const whole = await session.save({ kind: 'set', path: [...office, 1], value })
  expect([late, whole]).toMatchObject([{ status: 200 }, { status: 200 }])
  expect(parse(read(folder, 'business'))).toMatchObject({
    phone: '+18604410142',
    email: 'office@ridge-eave.example.org',
    url: 'https://ridge-eave.example.org',
    hours: {
      office: [
        { opens: '07:00', closes: '17:30' },
        { days: ['Saturday'], opens: '09:00', closes: '12:00' },
      ],
    },
  })
})

test('headings and what is found have the words of an owner, not the names of fields', async () => {
  const session = editSession(await generatedProject())
  const office = ['business', 'hours', 'office']
  const nearby = ['cities', 0, 'nearbyAreas']
  const labelOf = async (...path: (string | number)[]) => (await session.field(...path)).label
  expect([
    await labelOf(...office, 0),
    await labelOf(...office, 0, 'opens'),
    await labelOf(...nearby, 1),
    await labelOf('services', 0, 'callLabel'),
  ]).toEqual([
    'Office hours 1',
    'Office hours 1, opens',
    'New Haven, nearby areas 2',
    'Residential Roofing, call label',
  ])
  const found = async (edit: Edit) => (await session.save<Refused>(edit)).body.findings[0]
  const said = async (edit: Edit) => (await found(edit))?.message
  const half = { opens: '08:00', closes: '12:00' }
  const away = [{ from: '2026-11-26', note: 'Away', opens: '08:00' }]
  expect([
    await said({ kind: 'set', path: [...title], value: 'x'.repeat(200) }),
    await said({ kind: 'insert', path: [...office, 1], value: half }),
    await said({ kind: 'set', path: [...nearby, 1], value: 7 }),
    await said({ kind: 'set', path: ['business', 'hours', 'closed'], value: away }),
  ]).toEqual([
    'Page title has 200 characters. Expected: at most 100 characters.',
    'Entry 2 of office hours lacks the field "days". Expected: a list: the days with these hours, by their English names: Monday, Tuesday.',
    'Entry 2 of nearby areas is 7. Expected: text.',
    'Entry 1 of closed days lacks the field "closes". Expected: both `opens` and `closes`, or neither where the office is closed.',
  ])
  const closed = ['business', 'hours', 'closed']
  const lacking = await found({ kind: 'set', path: closed, value: away })
  expect(lacking?.path).toEqual([...closed, 0])
  const misspelt = { ...half, days: ['Saturday'], opensAt: '08:00' }
  const unknown = await found({ kind: 'insert', path: [...office, 1], value: misspelt })
  expect(unknown?.path).toEqual([...office, 1])
  const path = ['site', 'about', 'metaDescription']
  const { body } = await session.save<Saved>({ kind: 'set', path, value: 'About us.' })
  expect(body.warnings.join('\n')).toContain('This meta description has 9 characters.')
})

test('what another program changed is not overwritten, and not undone', async () => {
  const folder = await generatedProject()
  const session = editSession(folder)
  const { stamp } = await session.field(...title)
  const other = (from: string, to: string) =>
    writeFileSync(join(folder, 'data/cities.yaml'), replaceOnce(read(folder, 'cities'), from, to))
  other('New Haven roofs, mansard to flat', 'New Haven roofs by hand')
  const edit = { kind: 'set', path: title, value: words, stamp }
  const late = await session.ask<Refused>('save', {}, edit)
  expect(late).toMatchObject({ status: 409, body: { field: { value: 'New Haven roofs by hand' } } })
  await session.save({ kind: 'set', path: title, value: words })
  const comment = '# By another program.\n'
  writeFileSync(join(folder, 'data/cities.yaml'), comment + read(folder, 'cities'))
  expect(await session.ask('undo', {})).toMatchObject({ status: 200 })
  expect(read(folder, 'cities').startsWith(comment)).toBe(true)
  expect(read(folder, 'cities')).toContain('New Haven roofs by hand')
  expect(await session.ask('redo', {})).toMatchObject({ status: 200 })
  other(words, 'Roofs in New Haven by another')
  const there = read(folder, 'cities')
  expect(await session.ask('undo', {})).toMatchObject({ status: 409, body: { field: null } })
  expect(read(folder, 'cities')).toBe(there)
})

test('items come, move and go, and a photo comes with its copies and goes with them', async () => {
  const folder = await generatedProject()
  const session = editSession(folder)
  const cities = read(folder, 'cities')
  const list = ['cities', 0, 'localChallenges']
  const { list: place } = await session.field(...list, 0)
  expect(place).toMatchObject({ path: list, index: 0, min: 3, max: 5 })
  const slot = ['cities', 0, 'photo']
  expect(await session.field(...slot)).toMatchObject({ kind: 'photo', optional: true })
  const send = (bytes: Buffer) => session.photo<Refused>(slot, 'A roof by the Green', bytes)
  const none = await send(Buffer.from('no picture'))
  expect([none.status, none.body.message]).toEqual([422, expect.stringContaining('no picture')])
  const picture = await red(600, 400)
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .toBuffer()
  expect(await send(picture)).toMatchObject({ status: 200 })
  const photos = () =>
    filesIn(join(folder, 'data/public')).filter((file) => file.includes('photos/'))
  const copies = ['-480.avif', '-480.jpg', '.avif', '.jpg']
  expect(photos()).toEqual(copies.map((end) => `photos/new-haven-photo${end}`))
  expect(
    readFileSync(join(folder, 'data/public/photos/new-haven-photo.jpg'), 'latin1'),
  ).not.toContain('Somebody')
  expect((await session.field(...slot)).value).toMatchObject({
    src: '/photos/new-haven-photo.jpg',
    width: 600,
    alt: 'A roof by the Green',
  })
  // A focus is of one photo, and of what pages crop.
  expect(await session.field('business', 'logo')).toMatchObject({ isCropped: false })
  const { value, isCropped } = await session.field(...slot)
  expect(isCropped).toBe(true)
  const focused = {
    kind: 'set' as const,
    path: slot,
    value: { ...Object(value), focus: '50% 20%' },
  }
  expect(await session.save(focused)).toMatchObject({ status: 200 })
  await send(picture)
  expect((await session.field(...slot)).value).not.toHaveProperty('focus')
  await session.ask('undo', {})
  expect((await session.field(...slot)).value).toMatchObject({ focus: '50% 20%' })
  await session.ask('undo', {})
  const own = photos()
  expect(await send(picture)).toMatchObject({ status: 200 })
  expect(photos()).toEqual(own.map((file) => file.replace('-photo', '-photo-2')))
  await session.ask('undo', {})
  expect(photos()).toEqual(own)
  await session.ask('undo', {})
  expect([photos(), read(folder, 'cities')]).toEqual([[], cities])
  await session.ask('redo', {})
  expect(photos()).toEqual(own)
  await session.ask('undo', {})
  const logo = ['business', 'logo']
  expect(await session.photo(logo, 'Elm City', picture)).toMatchObject({ status: 200 })
  expect((await session.field('business', 'logo')).value).not.toHaveProperty('widths')
  expect(photos()).toEqual(['photos/logo.jpg'])
  await session.ask('undo', {})
  const now = async () => (await session.field(...list)).value
  const before: unknown = await now()
  const [first, second, ...others] = Array.isArray(before) ? before : []
  await session.save({ kind: 'move', path: [...list, 0], to: 1 })
  expect(await now()).toEqual([second, first, ...others])
  await session.save({ kind: 'remove', path: [...list, 1] })
  expect(await now()).toEqual([second, ...others])
  const said = 'Slate slides off where the nails have rusted.'
  await session.save({ kind: 'insert', path: [...list, 1], value: said })
  expect(await now()).toEqual([second, said, ...others])
  for (let step = 0; step < 3; step += 1) await session.ask('undo', {})
  expect(read(folder, 'cities')).toBe(cities)
})

test('a photo that is replaced goes where git has it, and stays where nobody else does', async () => {
  const folder = await generatedProject()
  const session = editSession(folder)
  const crew = join(folder, 'data/public/crew.jpg')
  const picture = await red(600, 400).toBuffer()
  writeFileSync(crew, picture)
  const path = ['site', 'about', 'photo']
  const value = { src: '/crew.jpg', width: 600, height: 400, alt: 'The crew' }
  await session.save({ kind: 'set', path, value })
  const replace = () => session.photo(path, 'Us', picture)
  expect(await replace()).toMatchObject({ status: 200 })
  expect(existsSync(crew)).toBe(true)
  await session.ask('undo', {})
  commitAll(folder)
  expect(await replace()).toMatchObject({ status: 200 })
  expect(existsSync(crew)).toBe(false)
  await session.ask('undo', {})
  expect(readFileSync(crew)).toEqual(picture)
  expect(await session.save({ kind: 'remove', path })).toMatchObject({ status: 200 })
  expect(existsSync(crew)).toBe(false)
  await session.ask('undo', {})
  expect(readFileSync(crew)).toEqual(picture)
})

test('while the data has errors, each answer says where, and that nothing can be saved', async () => {
  const folder = await generatedProject()
  const session = editSession(folder)
  const business = join(folder, 'data/business.yaml')
  writeFileSync(business, read(folder, 'business').replace(/^phone:.*/m, 'phone: unknown'))
  const before = snapshot(folder)
  const edit = { kind: 'set', path: title, value: words, stamp: '' }
  const message = expect.stringMatching(/until they are fixed, nothing can be saved/)
  const at = { path: null, message: expect.stringMatching(/^data\/business\.yaml:\d+: .*number/) }
  for (const asked of [
    session.ask('changes', {}),
    session.ask('fields', { text: 'Home' }),
    session.ask('save', {}, edit),
  ])
    expect(await asked).toMatchObject({ status: 422, body: { message, findings: [at] } })
  expect(snapshot(folder)).toEqual(before)
})

test('where no page can be read the field is named, and values are saved and taken back as before', async () => {
  const folder = await generatedProject()
  const cities = read(folder, 'cities')
  const session = editSession(folder)
  refuseMarks()
  const refused = async (name: string, query: Readonly<Record<string, string>>) => {
    const message = expect.stringContaining(`${fieldInTheWay(folder)}: `)
    const body = { message, findings: [], field: null, isUnreadable: true }
    expect([name, await session.ask<Refused>(name, query)]).toEqual([name, { status: 409, body }])
  }
  await refused('state', {})
  await refused('fields', { page: '/', text: 'Home', nth: '0' })
  await refused('shows', { path: JSON.stringify(title) })
  const saved = await session.save<Saved>({ kind: 'set', path: title, value: words })
  expect(saved).toMatchObject({ status: 200, body: { count: 1, undo: true } })
  expect((await session.field(...title)).value).toBe(words)
  await refused('changes', {})
  const end = { code: 4, message: 'The pages could not be read. There is no commit.' }
  await expect(session.report('There is no commit.')).rejects.toMatchObject(end)
  expect(await session.ask('undo', {})).toMatchObject({ status: 200 })
  expect(read(folder, 'cities')).toBe(cities)
})

test('pages that could not be bundled once are bundled for whoever asks next', async () => {
  const session = editSession(await generatedProject())
  const open = vi.spyOn(renderer, 'openPageRenderer')
  onTestFinished(() => open.mockRestore())
  open.mockRejectedValueOnce(failure('The disk is full.'))
  const refused = { status: 409, body: { message: 'The disk is full.', findings: [] } }
  expect(await session.ask('state', {})).toMatchObject(refused)
  expect(await session.ask('state', {})).toMatchObject({ status: 200, body: { count: 0 } })
  await session.ask('changes', {})
  expect(open).toHaveBeenCalledTimes(2)
})

test('what follows from other values leads to them', async () => {
  const session = editSession(await generatedProject())
  const followed = async (text: string) => {
    const { body } = await session.ask<FieldsOfText>('fields', { page: '/contact', text })
    return body.fields[0]?.path.join('.')
  }
  expect(await followed('7:00 AM to 6:00 PM')).toBe('business.hours')
  expect(await followed('Monday to Friday')).toBe('business.hours')
  expect(await followed('16 miles')).toBe('business.coordinates')
  expect(await followed('Twelve towns')).toBe('counties.0.alsoServed')
  expect(await followed('Emergency service only')).toBe('business.hours.otherDays')
  expect(await followed('Skip to content')).toBe(undefined)
})

test('`--commit` makes one commit of what was changed, and of nothing else', async () => {
  const folder = await generatedProject()
  const { git } = repositoryIn(folder)
  git('init', '-q')
  git('config', 'user.email', 'owner@example.com')
  git('config', 'user.name', 'Owner')
  git('add', 'data', 'generated')
  git('commit', '-qm', 'start')
  const session = editSession(folder)
  await session.save({ kind: 'set', path: title, value: words })
  writeFileSync(join(folder, 'data/people.yaml'), `${read(folder, 'people')}# Mine.\n`)
  const { report } = (await session.ask<Changes>('changes', {})).body
  expect(commitPaths(folder, [...session.touched(), 'generated'], report)).toBe(undefined)
  expect(git('log', '--format=%B', '-1')).toContain(`+ ${words}`)
  expect(git('show', '--stat', '--format=')).toContain('data/cities.yaml')
  expect(git('status', '--porcelain', '--', 'data', 'generated')).toBe(' M data/people.yaml\n')
})

test('two undos at once take back two steps, and a save of what is there is none', async () => {
  const folder = await generatedProject()
  const session = editSession(folder)
  const cities = read(folder, 'cities')
  await session.save({ kind: 'set', path: title, value: words })
  const same = await session.save<Saved>({ kind: 'set', path: title, value: words })
  expect(same).toMatchObject({ status: 200, body: { done: 'It is as it was.', count: 1 } })
  await session.save({ kind: 'set', path: title, value: 'Roofs in New Haven by the Green' })
  const two = await Promise.all([session.ask('undo', {}), session.ask('undo', {})])
  expect(two.map(({ status }) => status)).toEqual([200, 200])
  expect(read(folder, 'cities')).toBe(cities)
})

test('what audit is going to say of a text is told while it is typed', async () => {
  const session = editSession(await generatedProject())
  const [mine, other] = [0, 1].map((index) => ['cities', index, 'description'])
  const { value } = await session.field(...(other ?? []))
  const { body } = await session.ask<{ lines: string[] }>('forecast', {}, { path: mine, value })
  expect(body.lines.join('\n')).toMatch(/Waterbury/)
  const phone = { path: ['business', 'phone'], value: 'x' }
  expect(await session.ask('forecast', {}, phone)).toMatchObject({ body: { lines: [] } })
  expect(await session.ask('forecast', {}, { path: ['..'], value })).toMatchObject({ status: 400 })
})
