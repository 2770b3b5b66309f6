import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { testRefusals, type Refusal } from './changes.ts'
import type { Changes } from '../../support/reports.ts'
import { dataProject, citiesOf } from '../../support/fixtures.ts'
import { runCli } from '../../support/run-cli.ts'

const towns = { 'data/cities.yaml': citiesOf('New Haven', 'Branford', 'Essex') }
const project = (files: Changes = {}) => dataProject({ ...towns, ...files })

const job = `title: New roof on a 1948 Cape
city: Branford
services: [roof-replacement]
finished: 2025-09
house: cape
facts: { squares: 21, pitch: 8/12 }
found: Two layers.
did: Off with both.
permission: Signed 2025-09-20, kept in folder 7
`
const path = 'work/new-roof-on-a-1948-cape-2025'

const addJob = (cwd: string, text: string, ...others: string[]) =>
  runCli(cwd, ['add-project', '--from', '-', ...others], undefined, text)
const addProject = (cwd: string, ...others: string[]) => addJob(cwd, job, ...others)

/** A photo as a camera held on its side writes it: with where and when it was taken. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8f5138' } })
    .withExif({ IFD0: { Copyright: 'the owner' }, IFD3: { GPSLatitude: '41/1 16/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')

test('a job comes with its photo in three widths, upright and without what the camera wrote', async () => {
  const folder = project()
  writeFileSync(join(folder, 'IMG_1.JPG'), await photo(1500, 2000))
  const { code, stderr } = await addProject(folder, '--after', 'IMG_1.JPG', '--alt', 'The roof')
  expect(stderr).toContain(`The job New roof on a 1948 Cape was added: /${path}.`)
  expect(code).toBe(0)
  expect(readdirSync(join(folder, 'data/public', path)).toSorted()).toEqual(
    ['after-480', 'after-960', 'after'].flatMap((name) => [`${name}.avif`, `${name}.jpg`]),
  )
  const largest = await sharp(join(folder, 'data/public', path, 'after.jpg')).metadata()
  expect([largest.width, largest.height]).toEqual([1440, 1080])
  expect([largest.exif, largest.orientation]).toEqual([undefined, undefined])
  const [told, permission] = job.replaceAll(/^(?=.)/gm, '  ').split(/(?=^ {2}permission)/m)
  expect(read(folder, 'data/projects.yaml')).toContain(`- slug: new-roof-on-a-1948-cape-2025
${told}  photos:
    - stage: after
      src: /${path}/after.jpg
      width: 1440
      height: 1080
      widths: [480, 960]
      alt: The roof
${permission}`)
  const module = read(folder, `generated/routes/${path}.ts`)
  expect(module).toContain('Two layers.')
  expect(module).not.toContain('folder 7')
})

test('a small photo is not made larger, and told', async () => {
  const folder = project()
  writeFileSync(join(folder, 'small.jpg'), await photo(300, 400))
  const { code, stderr } = await addProject(folder, '--before', 'small.jpg', '--alt', 'Before')
  expect([code, stderr]).toEqual([0, expect.stringContaining('is only 400 pixels wide.')])
  expect(readdirSync(join(folder, 'data/public', path))).toEqual(['before.jpg'])
  expect(read(folder, 'data/projects.yaml')).toContain('width: 400\n      height: 300\n      alt:')
})

const withPhoto = (file: string) => ['--after', file, '--alt', 'x']
const taken = ['--title', 'Taken', ...withPhoto('small.jpg')]
const refusals: readonly (readonly [string, string[], number, string, string?])[] = [
  ['no words', ['--after', 'words.jpg'], 2, '1 photo, 0 texts (--alt)'],
  ['no picture', withPhoto('words.jpg'), 1, 'words.jpg is no picture that can be read'],
  ['an empty file', withPhoto('empty.jpg'), 1, 'empty.jpg is empty: copy it from the phone'],
  ['one of a phone', withPhoto('phone.heic'), 1, 'phone.heic is a HEIC photo, as phones'],
  ['half a photo', withPhoto('half.jpg'), 1, 'half.jpg is no picture that can be read'],
  ['a file of the owner', taken, 1, 'data/public/work/taken-2025/after.jpg is there already'],
  ['no such file', withPhoto('none.jpg'), 4, 'no such file or folder'],
  ['no such town', ['--city', 'Branfrod'], 1, 'did you mean: Branford'],
  ['a month to come', ['--finished', '2031-01'], 1, 'project/future'],
  ['a fault at its line', [], 1, '(standard input):6:30 error', job.replace('8/12', '9')],
  ['a missing field', [], 1, '(standard input):7:1 error', job.replace('found', 'fund')],
  [
    'a fault of an option',
    ['--title', 'x', '--city', 'Branfrod'],
    1,
    '(command line):2:8 error "Branfrod" is not a town that this site serves. project/city-unserved\n  1 | --title x\n  2 | --city Branfrod\n',
  ],
  ['a second job', [], 1, '(standard input) has 2 jobs: one at a time', '- {}\n- {}\n'],
  ['no job', [], 1, 'There is no entry here.', '[]'],
]
const asked = refusals.map(([name, options, code, says, text = job]): Refusal => {
  return [name, ['--from', '-', ...options], code, says, text]
})

testRefusals('add-project', asked, async () => {
  const small = await photo(300, 400)
  return project({
    'words.jpg': 'no picture',
    'empty.jpg': '',
    'phone.heic': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0', 'latin1'),
    'small.jpg': small,
    'half.jpg': small.subarray(0, small.length / 2),
    'data/public/work/taken-2025/after.jpg': 'mine',
  })
})

test('lines of the sheet of any trade become label and value; those left open are left out', async () => {
  const folder = project()
  const text = job.replace(
    /house: .*\nfacts: .*/,
    'facts: ["Wall area: 1,800 sq ft", "Coats:", "Paint: Lime: two coats", { label: Days, value: "2" }]',
  )
  expect((await addJob(folder, text)).code).toBe(0)
  const [added] = parse(read(folder, 'data/projects.yaml')) as [object]
  expect(added).toMatchObject({
    facts: [
      { label: 'Wall area', value: '1,800 sq ft' },
      { label: 'Paint', value: 'Lime: two coats' },
      { label: 'Days', value: '2' },
    ],
  })
  expect(Object.keys(added).join(' ')).toBe(
    'slug title city services finished facts found did permission',
  )
  const { code, stderr } = await addJob(
    folder,
    text.replace('1948', '49').replace('Coats:', 'Coats'),
  )
  expect([code, stderr]).toEqual([1, expect.stringContaining('facts')])
})

test('what is missing is named', async () => {
  const { code, stderr } = await runCli(project(), ['add-project', '--city', 'Essex'])
  expect(code).toBe(2)
  expect(stderr).toContain(
    'Missing: --title, --services, --finished, --permission, in a file for --from: found, did.',
  )
})

test('a job in a file keeps the address, the parts and the photos that it names', async () => {
  const folder = project()
  writeFileSync(join(folder, 'small.jpg'), await photo(300, 400))
  await addProject(folder, '--after', 'small.jpg', '--alt', 'The roof')
  const photos = `photos:
  - { stage: after, src: /${path}/after.jpg, width: 400, height: 300, alt: The roof }`
  const text = `- slug: cape-2\n  worked: chimney\n${`${job}${photos}`.replaceAll(/^/gm, '  ')}\n`
  writeFileSync(join(folder, 'job.yaml'), text)
  const options = ['--before', 'small.jpg', '--alt', 'Before', '--city', 'Essex']
  const result = await runCli(folder, ['add-project', '--from', 'job.yaml', ...options])
  expect([result.code, result.stderr]).toEqual([0, expect.stringContaining('added: /work/cape-2.')])
  const { slug, city, worked, photos: shown } = parse(read(folder, 'data/projects.yaml'))[1]
  expect({ slug, city, worked }).toEqual({ slug: 'cape-2', city: 'Essex', worked: 'chimney' })
  expect(shown.map(({ src }: { src: string }) => src)).toEqual([
    `/${path}/after.jpg`,
    '/work/cape-2/before.jpg',
  ])
})

test.each([
  ['add-project', 'house worked squares days material pitch found did slug'],
  ['add-city', 'page-title meta-description at house place'],
])('%s: an option that is none any more leads to --from', async (command, names) => {
  const folder = project()
  for (const name of names.split(' ')) {
    const { code, stderr } = await runCli(folder, [command, `--${name}`, 'x'])
    expect([code, stderr]).toEqual([2, expect.stringContaining(`unknown option '--${name}'`)])
    expect(stderr).toMatch(/without an option in a file: --from FILE\.\n$/)
  }
})

test('a second job of the same title gets an address of its own', async () => {
  const folder = project()
  await addProject(folder)
  const next = job.replace('Two layers.', 'Three layers.')
  expect((await addJob(folder, next)).stderr).toContain(`was added: /${path}-2.`)
})

test('a job that is there already is refused, with its line', async () => {
  const folder = project()
  await addProject(folder)
  const before = read(folder, 'data/projects.yaml')
  const { code, stderr } = await addProject(folder)
  expect([code, stderr]).toEqual([1, expect.stringContaining('project/twice')])
  expect(stderr).toMatch(/This job stands in data\/projects\.yaml:\d+ already\./)
  expect(read(folder, 'data/projects.yaml')).toBe(before)
})

test('a review is added with its source, and refused without', async () => {
  const folder = project()
  const review = ['add-review', '--quote', 'They came.', '--by', 'D. M.', '--date', '2026-01-02']
  const refused = await runCli(folder, [...review, '--on', 'google'])
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('review/source')])
  const added = await runCli(folder, [...review, '--on', 'letter', '--rating', '5'])
  expect(added.code).toBe(0)
  expect(read(folder, 'data/reviews.yaml')).toContain(`- quote: They came.
  by: D. M.
  on: letter
  date: 2026-01-02
  rating: 5
`)
})
