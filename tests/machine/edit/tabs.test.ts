import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { mergeTexts } from '../../../cli/edit/merge-texts.ts'
import type {
  DataPath,
  Edit,
  Field,
  Progress,
  Refused,
  Saved,
  Task,
} from '../../../src/editor/protocol.ts'
import { generatedProject, replaceOnce } from '../../support/fixtures.ts'
import { editSession } from './edit-session.ts'

const read = (folder: string, name: string) =>
  readFileSync(join(folder, `data/${name}.yaml`), 'utf8')

const set = (path: DataPath, value: unknown): Edit => ({ kind: 'set', path, value })

async function openTabs() {
  const folder = await generatedProject()
  const { ask, ...session } = editSession(folder)
  /** Opens a dialog; what is saved in it afterwards has the stamp of that moment. */
  const dialog = async (tab: string, edit: Edit, of = edit.path) => {
    const { stamp } = await session.field(...of)
    return () => ask<Saved & Refused>('save', { tab }, { ...edit, stamp })
  }
  const undo = (tab: string) => ask<Saved & Refused>('undo', { tab }, {})
  return { folder, ask, dialog, undo, ...session }
}

test('two texts of one file are saved in two tabs, and each takes back its own step', async () => {
  const { folder, dialog, undo } = await openTabs()
  const before = read(folder, 'business')
  // The next line, and another one of the same item.
  const [one, other] = [
    await dialog('one', set(['business', 'phone'], '(860) 555-0199')),
    await dialog('other', set(['business', 'email'], 'office@example.org')),
  ]
  expect(await one()).toMatchObject({ status: 200, body: { undo: true } })
  expect(await other()).toMatchObject({ status: 200, body: { count: 2, undo: true } })
  expect(await undo('third')).toMatchObject({ status: 400 })
  expect(await undo('one')).toMatchObject({ status: 200, body: { undo: false, redo: true } })
  const now = replaceOnce(before, String(parse(before).email), 'office@example.org')
  expect(read(folder, 'business')).toBe(now)
  expect(await undo('one')).toMatchObject({ status: 400 })
  expect(await undo('other')).toMatchObject({ status: 200 })
  expect(read(folder, 'business')).toBe(before)
})

test('heading and text of one card are two texts', async () => {
  const { dialog } = await openTabs()
  const card = ['services', 0, 'sections', 0, 'cards', 0]
  const saves = [
    await dialog('one', set([...card, 'description'], 'One text of a card.')),
    await dialog('other', set([...card, 'title'], 'Why us?')),
  ]
  for (const save of saves) expect(await save()).toMatchObject({ status: 200 })
})

test('an item that is another now is not overwritten, nor one that reads alike at its place', async () => {
  const { folder, dialog, save } = await openTabs()
  const office = ['business', 'hours', 'office']
  const day = (name: string) => ({ days: [name], opens: '08:00', closes: '12:00' })
  await save(set(office, [day('Monday'), day('Tuesday')]))
  const late = await dialog('other', set([...office, 1, 'closes'], '13:00'))
  await save({ kind: 'move', path: [...office, 0], to: 1 })
  const there = read(folder, 'business')
  expect(await late()).toMatchObject({ status: 409, body: { field: { value: '12:00' } } })
  // The county of a town is that of many; the town is known by its name.
  const county = await dialog('other', set(['cities', 0, 'county'], 'Middlesex'))
  await save(set(['cities', 0, 'lead'], 'We mend roofs in New Haven.'))
  expect((await county()).status).not.toBe(409)
  expect(read(folder, 'business')).toBe(there)
})

test('two tabs add an item each; where the one before is another now, nothing is added', async () => {
  const { folder, dialog, save } = await openTabs()
  const closed = ['business', 'hours', 'closed']
  const add = (tab: string, from: string, index: number) => {
    const value = { from, note: 'Away' }
    return dialog(tab, { kind: 'insert', path: [...closed, index], value }, [...closed, index - 1])
  }
  await save({ kind: 'insert', path: [...closed, 0], value: { from: '2026-11-26', note: 'Away' } })
  const [one, other] = [await add('one', '2026-12-24', 1), await add('other', '2026-12-31', 1)]
  expect([await one(), await other()]).toMatchObject([{ status: 200 }, { status: 200 }])
  expect(parse(read(folder, 'business')).hours.closed).toHaveLength(3)
  const late = await add('one', '2027-01-01', 1)
  await save(set([...closed, 0, 'note'], 'Thanksgiving'))
  expect(await late()).toMatchObject({ status: 409 })
})

test('what later changes depend on is not taken back, and that is told', async () => {
  const { folder, save, undo } = await openTabs()
  const closed = ['business', 'hours', 'closed']
  const day = { from: '2026-11-26', note: 'Away' }
  await save({ kind: 'insert', path: [...closed, 0], value: day }, 'one')
  const late = { from: '2026-12-24', note: 'Away' }
  await save({ kind: 'insert', path: [...closed, 1], value: late }, 'other')
  const there = read(folder, 'business')
  const refused = { message: expect.stringMatching(/^What was changed since depends on it/) }
  expect(await undo('one')).toMatchObject({ status: 409, body: refused })
  expect(read(folder, 'business')).toBe(there)
  expect(await undo('other')).toMatchObject({ status: 200 })
  expect(await undo('one')).toMatchObject({ status: 200 })
})

test.each([
  ['one line each', 'a\nb\nc\n', 'A\nb\nc\n', 'a\nb\nC\n', 'A\nb\nC\n'],
  ['neighbours', 'a\nb\n', 'A\nb\n', 'a\nB\n', 'A\nB\n'],
  ['one goes, one comes behind it', 'a\nb\n', 'a\n', 'a\nb\nc\n', 'a\nc\n'],
  ['nothing', 'a\n', 'a\n', 'b\n', 'b\n'],
  ['the same line', 'a\n', 'b\n', 'c\n', undefined],
  ['two come at one place', 'a\n', 'a\nb\n', 'a\nc\n', undefined],
  ['one changes what goes', 'a\nb\nc\n', 'c\n', 'a\nB\nc\n', undefined],
])('merged: %s', (_, base, one, other, merged) => {
  expect(mergeTexts(base, one, other)).toBe(merged)
  expect(mergeTexts(base, other, one)).toBe(merged)
})

test('a warning is told after each save, and in the dialog while it stands', async () => {
  const { folder, save, field } = await openTabs()
  const path = ['site', 'about', 'lead']
  const link = 'Call <a href="/contact">us</a> now.'
  const told = [expect.stringContaining('is HTML')]
  const first = await save<Saved>(set(path, link))
  expect(first).toMatchObject({ status: 200, body: { warnings: told } })
  const again = await save<Saved>(set(path, `${link} Please.`))
  expect(again).toMatchObject({ status: 200, body: { warnings: told } })
  expect((await field(...path)).warnings).toEqual(told)
  expect((await field('site', 'about')).parts.flatMap(({ warnings }) => warnings)).toEqual(told)
  expect(read(folder, 'site')).toContain('Please')
})

test('of a list of texts each paragraph is an item, in another text they stay as they are', async () => {
  const { folder, save } = await openTabs()
  const site = () => parse(read(folder, 'site'))
  const { story } = site().about
  const path = ['site', 'about', 'story', 0]
  await save(set(path, 'One paragraph.\n\nAnother one.\n \nA third.'))
  expect(site().about.story).toEqual([
    'One paragraph.',
    'Another one.',
    'A third.',
    ...story.slice(1),
  ])
  await save({ kind: 'insert', path, value: 'First of all.\n\nThen.' })
  expect(site().about.story.slice(0, 3)).toEqual(['First of all.', 'Then.', 'One paragraph.'])
  await save(set(['site', 'about', 'story'], ['All of it.\n\nIn two.']))
  expect(site().about.story).toEqual(['All of it.', 'In two.'])
  await save(set(['site', 'about', 'lead'], 'One.\n\nTwo.'))
  expect(site().about.lead).toBe('One.\n\nTwo.')
})

test('what owners come for is listed with the values that it changes, or its command', async () => {
  const { ask, field } = await openTabs()
  const { body } = await ask<Task[]>('tasks', {})
  const targetsOf = (words: string) => body.find((task) => task.words === words)?.targets ?? []
  expect(targetsOf('Change the phone number').map(({ path }) => path)).toEqual([
    ['business', 'phone'],
  ])
  const review = { label: 'Reviews: a new one', path: ['reviews', 0] }
  expect(targetsOf('Add or change a review')).toEqual([
    { ...review, insertion: { path: ['reviews', 0], stamp: '' } },
  ])
  const photos = targetsOf('Add or change a photo').map(({ path }) => path.join('.'))
  expect(photos).toEqual(expect.arrayContaining(['site.home.photo', 'cities.0.photo']))
  expect(body.find(({ words }) => words === 'Add a town')?.command).toBe('npx roof-site add-city')
  for (const { words, command, targets } of body) {
    if (command === null) expect([words, targets.length]).not.toEqual([words, 0])
    for (const { path } of targets.slice(0, 2)) {
      expect([words, await field(...path)]).toMatchObject([words, { path }])
    }
  }
})

test('a day is a date, a list of texts that is not there is one field, and an optional last item may go', async () => {
  const { ask, field, save } = await openTabs()
  const closed = ['business', 'hours', 'closed']
  const from = await field(...closed, 0)
  const kinds = ['date', 'date', 'text', 'text', 'text', 'paragraph']
  expect(from.parts.map(({ kind }) => kind)).toEqual(kinds)
  expect((await field('services', 0, 'price', 'changes')).kind).toBe('lines')
  await save({ kind: 'insert', path: [...closed, 0], value: { from: '2026-11-26', note: 'Away' } })
  const { list, stamp }: Field = await field(...closed, 0)
  expect(list).toMatchObject({ min: 0, length: 1, label: 'Hours, closed days, 2026-11-26', stamp })
  const removed = await ask('save', {}, { kind: 'remove', path: [...closed, 0], stamp })
  expect(removed).toMatchObject({ status: 200 })
  expect((await field(...closed)).value).toBe(undefined)
})

test('the first review brings its file, and undone it takes that along', async () => {
  const { folder, ask, save } = await openTabs()
  const file = join(folder, 'data/reviews.yaml')
  rmSync(file)
  const value = { quote: 'Dry.', by: 'D. M.', on: 'letter', date: '2025-09-14' }
  await save({ kind: 'insert', path: ['reviews', 0], value })
  expect(readFileSync(file, 'utf8')).toContain('quote: Dry.')
  expect(await ask('undo', {})).toMatchObject({ status: 200 })
  expect(existsSync(file)).toBe(false)
  expect(await ask('redo', {})).toMatchObject({ status: 200 })
  expect(readFileSync(file, 'utf8')).toContain('quote: Dry.')
})

test('a form is set up from the list, its receiver changed, and left out again', async () => {
  const { folder, ask, field, save } = await openTabs()
  const before = read(folder, 'site')
  const { body: tasks } = await ask<Task[]>('tasks', {})
  const path = ['site', 'contact', 'form']
  expect(tasks.filter(({ words }) => words.startsWith('Set up the form'))).toMatchObject([
    { command: null, targets: [{ path, insertion: null }] },
  ])
  const { parts, value, optional } = await field(...path)
  expect([value, optional]).toEqual([undefined, true])
  const kinds = Object.fromEntries(parts.map(({ label, kind }) => [label, kind]))
  expect(kinds).toMatchObject({ receiver: 'choice', asks: 'choices', thanks: 'map' })
  const asked = parts.find(({ label }) => label === 'thanks')?.parts
  expect(asked?.map(({ label }) => label)).toEqual(['heading', 'text'])

  const form = {
    receiver: 'formspree',
    key: 'xnqkvpwz',
    asks: ['name', 'phone', 'words'],
    heading: 'Write to us',
    lead: 'We answer within one working day.',
    thanks: { heading: 'Thank you', text: 'We call you tomorrow.' },
  }
  const refused = await save<Refused>(set(path, { ...form, asks: ['name'] }))
  expect(refused).toMatchObject({ status: 422 })
  expect(await save(set(path, form))).toMatchObject({ status: 200 })
  expect(parse(read(folder, 'site')).contact.form).toEqual(form)
  expect(await save(set([...path, 'key'], 'mwkdlzrb'))).toMatchObject({ status: 200 })
  expect(parse(read(folder, 'site')).contact.form.key).toBe('mwkdlzrb')
  expect(await save({ kind: 'remove', path })).toMatchObject({ status: 200 })
  expect(read(folder, 'site')).toBe(before)
})

test('while the copies of a photo are made, it is told how many', async () => {
  const { ask, photo } = await openTabs()
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: 'red' } })
  const making = photo(['site', 'about', 'photo'], 'The crew', await picture.jpeg().toBuffer())
  const seen = new Set<string>()
  const isMade = making.then(() => true)
  const pause = () => new Promise<false>((resolve) => setTimeout(() => resolve(false), 5))
  while (!(await Promise.race([isMade, pause()]))) {
    const { body } = await ask<Progress>('progress', {})
    seen.add(`${body.done}/${body.total}`)
  }
  expect(await making).toMatchObject({ status: 200 })
  expect([...seen]).toEqual(expect.arrayContaining(['1/4']))
  expect((await ask<Progress>('progress', {})).body).toEqual({ done: 0, total: 0 })
  // That of a dialog from before that photo does not replace it.
  const late = { path: '["site","about","photo"]', alt: 'Us', stamp: '' }
  const bytes = await picture.jpeg().toBuffer()
  expect(await ask('photo', late, bytes)).toMatchObject({ status: 409 })
})

test('what another program writes next to it does not refuse a value', async () => {
  const { folder, dialog } = await openTabs()
  const late = await dialog('one', set(['site', 'about', 'lead'], 'Who we are.'))
  writeFileSync(join(folder, 'data/site.yaml'), `# Mine.\n${read(folder, 'site')}`)
  expect(await late()).toMatchObject({ status: 200 })
})

test('a new job gets its address from its title, and what is written as people do is taken as meant', async () => {
  const { folder, ask, field, save } = await openTabs()
  const job = {
    title: 'New roof on a Cape',
    city: 'New Haven',
    services: ['Roof Repairs'],
    finished: '9/2025',
    found: 'Old shingles.',
    did: 'We put new ones on.',
    permission: 'Signed 2025-09-20.',
  }
  const add = (value: object) => save<Refused>({ kind: 'insert', path: ['projects', 0], value })
  const fault = { message: expect.stringContaining('13/2025') }
  const late = await add({ ...job, finished: '13/2025' })
  expect(late).toMatchObject({ status: 422, body: { findings: [fault] } })
  expect(await add(job)).toMatchObject({ status: 200 })
  const [slug, services, finished] = ['new-roof-on-a-cape-2025', ['roof-repairs'], '2025-09']
  expect(parse(read(folder, 'projects'))).toEqual([{ ...job, slug, services, finished }])

  // Its photo shows what is chosen of the job; as its file says, too.
  const path = ['projects', 0, 'photos', 0]
  const { kind, choices, label } = await field(...path)
  expect([kind, choices]).toEqual(['photo', ['before', 'during', 'after']])
  expect(label).toBe('New roof on a Cape, photos: a new one')
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: 'red' } })
  const shown = { alt: 'The old roof', stage: 'before', stamp: '' }
  const sent = { ...shown, kind: 'insert', path: JSON.stringify(path) }
  expect(await ask('photo', sent, await picture.jpeg().toBuffer())).toMatchObject({ status: 200 })
  const [photo] = parse(read(folder, 'projects'))[0].photos
  expect(photo).toMatchObject({ stage: 'before', src: `/work/${slug}/before.jpg` })
  await save(set([...path, 'stage'], 'during'))
  expect(parse(read(folder, 'projects'))[0].photos[0].stage).toBe('during')
})
