import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as fc from 'fast-check'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parse } from 'yaml'
import * as asking from '../../../cli/command-line/ask.ts'
import type { Answers } from '../../../cli/command-line/question.ts'
import { main } from '../../../cli/main.ts'
import { takenAt, timeIn } from '../../../cli/pictures/taken-at.ts'
import { describePassed } from '../../../cli/site/entries/passed-over.ts'
import { jobsIn } from '../../../cli/site/entries/photo-jobs.ts'
import { citiesOf, dataProject } from '../../support/fixtures.ts'
import { snapshot, today } from '../../support/project.ts'
import { engine, silentIo } from '../../support/run-cli.ts'
import { testRefusals } from './changes.ts'

const photo = (taken?: string) => {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#8f5138' } })
  const tagged = taken ? picture.withExif({ IFD2: { DateTimeOriginal: taken } }) : picture
  return tagged.jpeg().toBuffer()
}

const towns = { 'data/cities.yaml': citiesOf('New Haven', 'Branford', 'Essex') }

async function projectWith(photos: Readonly<Record<string, string | undefined>>) {
  const folder = dataProject(towns)
  for (const [path, taken] of Object.entries(photos)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), await photo(taken))
  }
  return folder
}

test('a folder is a job, and so are the photos of a day', () => {
  const at = (path: string, taken?: string) => ({ path, taken })
  const { jobs, passed } = jobsIn('photos', [
    at('cape_in Essex/IMG_2.jpg', '2025-09-14 10:20:30'),
    at('cape_in Essex/IMG_1.jpg', '2025-09-15 08:00:00'),
    at('cape_in Essex/later/IMG_0.jpg', '2025-10-01 08:00:00'),
    at('c.jpg', '2025-08-01 09:00:00'),
    at('a.jpg', '2025-08-01 10:00:00'),
    at('b.jpg', '2025-08-02 10:00:00'),
    at('scan.png'),
  ])
  const shown = jobs.map(({ photos, ...job }) => [
    job,
    photos.map(({ path, stage }) => `${stage} ${path}`),
  ])
  expect(shown).toEqual([
    [{ name: '2025-08-01', finished: '2025-08' }, ['before c.jpg', 'after a.jpg']],
    [{ name: '2025-08-02', finished: '2025-08' }, ['after b.jpg']],
    [
      { name: 'cape_in Essex', title: 'Cape in Essex', finished: '2025-10' },
      [
        'before cape_in Essex/IMG_2.jpg',
        'during cape_in Essex/IMG_1.jpg',
        'after cape_in Essex/later/IMG_0.jpg',
      ],
    ],
  ])
  expect(describePassed(passed)).toEqual([
    'passed over, without the day on which it was taken: put it into a folder with those of its job: 1 ("scan.png")',
  ])
})

test('a name that says before, during or after counts before the order; without days all are one job', () => {
  const names = ['1-after.jpg', '2.jpg', 'Before 3.JPG', 'afternoon.jpg']
  const { jobs } = jobsIn(
    'my_roof',
    names.map((path) => ({ path, taken: undefined })),
  )
  expect(jobs.map(({ name, title }) => [name, title])).toEqual([['my_roof', 'My roof']])
  expect(jobs[0]?.photos.map(({ stage, path }) => [path, stage])).toEqual([
    ['1-after.jpg', 'after'],
    ['2.jpg', 'during'],
    ['Before 3.JPG', 'before'],
    ['afternoon.jpg', 'after'],
  ])
})

test('the time is that of the exposure, in either order of bytes, or none', async () => {
  expect(await takenAt(await photo('2025:09:14 10:20:30'))).toBe('2025-09-14 10:20:30')
  expect(await takenAt(await photo())).toBeUndefined()
  expect(await takenAt(Buffer.from('no photo'))).toBeUndefined()
  expect(await takenAt(await photo('2025:13:14 10:20:30'))).toBeUndefined()
  const big = Buffer.alloc(80)
  big.write('MM\0*\0\0\0\x08\0\x01\x87\x69\0\x04\0\0\0\x01\0\0\0\x1A\0\0\0\0', 0, 'latin1')
  big.write('\0\x01\x90\x03\0\x02\0\0\0\x14\0\0\0\x30\0\0\0\0', 26, 'latin1')
  big.write('2024:02:29 23:59:59\0', 48, 'latin1')
  expect(timeIn(big)).toBe('2024-02-29 23:59:59')
  const mutated = fc.tuple(fc.nat(79), fc.nat(255))
  fc.assert(
    fc.property(fc.array(mutated, { maxLength: 20 }), (changes) => {
      const bytes = Buffer.from(big)
      for (const [at, byte] of changes) bytes[at] = byte
      expect(timeIn(bytes.subarray(0, changes[0]?.[0])) ?? '2024-02-29').toMatch(/^\d{4}-\d\d-\d\d/)
    }),
  )
})

const words = (title: string): Answers => ({
  title,
  city: 'Branford',
  services: ['roof-replacement'],
  finished: '2025-09',
  found: 'Two layers.',
  did: 'Off with both.',
  permission: 'Signed 2025-09-20, kept in folder 7',
})

/** Runs on a terminal whose questions are answered with what they propose, and these words. */
async function answering(
  folder: string,
  args: readonly string[],
  toWords: (turn: number) => Answers,
  isConfirmed = true,
) {
  let turn = 0
  const said: string[] = []
  const asked = vi.spyOn(asking, 'askInTurn').mockImplementation((turns) => {
    const { questions, given, knownWith, keep } = turns
    const proposals = questions.flatMap(({ field, proposed, choices }) => {
      const known = knownWith(given)
      const proposal = choices && proposed?.(known)
      return proposal === undefined ? [] : [[field, proposal]]
    })
    const alts = questions.flatMap(({ field }) =>
      field.startsWith('alt ') ? [[field, `Photo ${field}`]] : [],
    )
    const answers = { ...Object.fromEntries([...proposals, ...alts]), ...toWords(turn), ...given }
    turn += 1
    keep?.(answers)
    return Promise.resolve(answers)
  })
  const confirmed = vi.spyOn(asking, 'confirmThat').mockResolvedValue(isConfirmed)
  onTestFinished(() => {
    asked.mockRestore()
    confirmed.mockRestore()
  })
  const io = silentIo({
    cwd: folder,
    interactive: true,
    stderr: (text) => void said.push(text),
    stdout: (text) => void said.push(text),
    now: () => new Date(`${today}T12:00:00Z`),
  })
  return { code: await main(['add-project', ...args], io, engine), said: said.join('') }
}

const photos = {
  'photos/cape/IMG_1.jpg': '2025:09:14 10:20:30',
  'photos/cape/IMG_2.jpg': '2025:09:16 10:20:30',
  'photos/barn/after.jpg': undefined,
}

test('the jobs of a folder are one plan, with their photos in order', async () => {
  const folder = await projectWith(photos)
  writeFileSync(join(folder, 'photos/cape/notes.txt'), 'x')
  const before = snapshot(join(folder, 'data'))
  const answers = (turn: number) => ({ ...words('New roof'), found: `Layers: ${turn + 1}.` })
  const denied = await answering(folder, ['--from', 'photos'], answers, false)
  expect([denied.code, denied.said]).toEqual([1, expect.stringContaining('Your answers are kept')])
  const dry = await answering(folder, ['--from', 'photos', '--dry-run'], answers)
  expect(dry.code).toBe(0)
  expect(snapshot(join(folder, 'data'))).toEqual(before)
  const { code, said } = await answering(folder, ['--from', 'photos'], answers)
  expect(code, said).toBe(0)
  expect(said).toContain('photos: 2 jobs\n  passed over, no photo: 1 ("cape/notes.txt")')
  expect(said).toContain(
    'The jobs New roof, New roof were added: /work/new-roof-2025, /work/new-roof-2025-2.',
  )
  const jobs: { slug: string; photos: { src: string; stage: string; alt: string }[] }[] = parse(
    readFileSync(join(folder, 'data/projects.yaml'), 'utf8'),
  )
  const shown = jobs.map((job) => [job.slug, job.photos.map(({ stage, src }) => `${stage} ${src}`)])
  expect(shown).toEqual([
    ['new-roof-2025', ['after /work/new-roof-2025/after.jpg']],
    [
      'new-roof-2025-2',
      ['before /work/new-roof-2025-2/before.jpg', 'after /work/new-roof-2025-2/after.jpg'],
    ],
  ])
  expect(existsSync(join(folder, 'data/public/work/new-roof-2025-2/after.jpg'))).toBe(true)
})

test('where one job is wrong, none is written', async () => {
  const folder = await projectWith(photos)
  const before = snapshot(folder)
  const wrong = (turn: number) => ({
    ...words('New roof'),
    ...(turn === 1 && { city: 'Atlantis' }),
  })
  const { code, said } = await answering(folder, ['--from', 'photos'], wrong)
  expect([code, said]).toEqual([1, expect.stringContaining('"Atlantis" is not a town')])
  expect(snapshot(join(folder, 'data'))).toEqual(
    Object.fromEntries(
      Object.entries(before).flatMap(([path, text]) =>
        path.startsWith('data/') ? [[path.slice(5), text]] : [],
      ),
    ),
  )
})

testRefusals(
  'add-project',
  [
    [
      'nobody to ask',
      ['--from', 'photos'],
      2,
      'photos: 2 jobs. Photos have no words: run add-project on a terminal',
    ],
    [
      'a photo besides',
      ['--from', 'photos', '--after', 'x.jpg', '--alt', 'x'],
      2,
      'With a folder the photos are in it',
    ],
    [
      'no photo',
      ['--from', 'words'],
      1,
      'words has no photo. Expected: photos (JPEG, PNG, WebP or AVIF)',
    ],
    ['what phones keep', ['--from', 'phone'], 1, 'phone/a/IMG.heic is a HEIC photo'],
    ['too many', ['--from', 'many'], 1, 'many/job has 13 photos of one job. Expected: 12 at most'],
  ],
  async () => {
    const many = Array.from({ length: 13 }, (_, index) => [`many/job/${index}.jpg`, undefined])
    const folder = await projectWith({ ...photos, ...Object.fromEntries(many) })
    for (const path of ['words/x.txt', 'phone/a/IMG.heic']) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(
        join(folder, path),
        Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0', 'latin1'),
      )
    }
    writeFileSync(join(folder, 'words/x.txt'), 'words')
    return folder
  },
)
