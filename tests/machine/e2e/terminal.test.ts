import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { snapshot, projectRoot } from '../../support/project.ts'
import { editedProject, generatedProject, fixture, replaceOnce } from '../../support/fixtures.ts'
import { enter, onTerminal, type Step } from './terminal.ts'

const sentence = 'Roofs here meet salt and wind.'
const description = Array.from({ length: 12 }, () => sentence).join(' ')
const done = `\t${enter}`
const cancel = '\u0003'

const place: readonly Step[] = [
  ['Name of the city', `Old Saybrok${enter}`],
  ['Did you mean Old Saybrook?', enter],
  ['County of Old Saybrook', enter],
  ['What do you do in Old Saybrook', `We roof what the wind reaches.${enter}`],
]
const challenges: readonly Step[] = [
  ['Local challenge 1', `Salt spray.${enter}`],
  ['Local challenge 2', `Wind at the river mouth.${enter}`],
  ['Local challenge 3', `Cottages with low slopes.${enter}`],
  ['Local challenge 4', enter],
]
const rest: readonly Step[] = [
  ['Towns near Old Saybrook', enter],
  ['The drawing for Old Saybrook', enter],
]
const questions: readonly Step[] = [
  ...place,
  ['What is particular to houses in Old Saybrook?', description + done],
  ...challenges,
  ...rest,
]
const yes: Step = ['Add Old Saybrook, as shown above?', enter]

const citiesOf = (folder: string) => readFileSync(join(folder, 'data/cities.yaml'), 'utf8')

/** What was on the terminal when the command had ended as it should. */
async function typed(folder: string, args: string[], steps: readonly Step[], exit: number) {
  const { code, screen } = await onTerminal(folder, args, steps)
  expect(code, screen).toBe(exit)
  return screen
}

const onLinux = test.skipIf(process.platform !== 'linux')

onLinux(
  'add-city asks for what is missing, proposes what it knows, and asks last of all',
  async () => {
    const folder = await generatedProject()
    // A description that is too short stays to be gone on with; lines and paragraphs are one answer.
    const pasted = ` ${sentence}\r${`${sentence}\r`.repeat(4)}\r\n${`${sentence}\r\n`.repeat(6)}`
    const steps: readonly Step[] = [
      ...place,
      ['What is particular to houses in Old Saybrook?', sentence + done],
      ['6 words; 60 to 85, please.', pasted + done],
      ...challenges,
      ...rest,
      yes,
    ]
    const screen = await typed(folder, ['add-city'], steps, 0)
    expect(screen.indexOf('Plan: add Old Saybrook')).toBeLessThan(screen.indexOf(yes[0]))
    expect(screen.split('Plan: add Old Saybrook')).toHaveLength(2)
    // What `audit` is going to say of the texts is told before it is too late.
    const foretold = screen.indexOf('words of its own')
    expect(foretold).toBeGreaterThan(screen.indexOf('Plan: add Old Saybrook'))
    expect(foretold).toBeLessThan(screen.indexOf(yes[0]))
    expect(citiesOf(folder)).toContain(`- cityName: Old Saybrook
  county: Middlesex County
`)
    expect(citiesOf(folder)).toContain('  lead: We roof what the wind reaches.\n')
    expect(citiesOf(folder)).toContain('nearbyAreas: [Westbrook, Essex, Old Lyme, ')
    const entry = citiesOf(folder).split('- cityName: Old Saybrook')[1] ?? ''
    const [text = ''] = entry.split('description: >-')[1]?.split('localChallenges:') ?? []
    expect(text.replaceAll(/\s+/g, ' ').trim()).toBe(description)
  },
)

onLinux(
  'answers are kept when they are cancelled, offered again, and dropped with the town',
  async () => {
    const folder = await generatedProject()
    const before = snapshot(join(folder, 'data'))
    const cut: readonly Step[] = [...questions.slice(0, -2), ['Towns near Old Saybrook', cancel]]
    const cancelled = await typed(folder, ['add-city'], cut, 1)
    expect(cancelled).toContain('Your answers are kept: add-city offers them the next time.')
    const again: readonly Step[] = [
      ['County of Old Saybrook', enter],
      ['What do you do in Old Saybrook', enter],
      ['What is particular to houses in Old Saybrook?', done],
      ...['1', '2', '3', '4'].map((n): Step => [`Local challenge ${n}`, enter]),
      ...rest,
    ]
    const args = ['add-city', 'Old Saybrook']
    await typed(folder, args, [...again, [yes[0], `n`]], 1)
    expect(snapshot(join(folder, 'data'))).toEqual(before)
    await typed(folder, args, [...again, yes], 0)
    expect(citiesOf(folder)).toContain('    - Wind at the river mouth.\n')
    const kept = readFileSync(join(folder, 'node_modules/.cache/roof-site/answers.json'), 'utf8')
    expect(JSON.parse(kept)).toEqual({})
  },
)

onLinux(
  'for a town of another county no county is proposed, and the entry to add is shown',
  async () => {
    const folder = await generatedProject()
    const steps: readonly Step[] = [['County of Hartford', enter]]
    const screen = await typed(folder, ['add-city', 'Hartford'], steps, 1)
    expect(screen).toContain(
      'Hartford lies in Hartford County, which data/counties.yaml does not have.',
    )
    expect(screen).toContain('\n- name: Hartford County\n  alsoServed: []\n')
    expect(screen).toContain('Nothing was changed: the county has to be added first.')
  },
)

onLinux('answers that are refused at the end are given back as an entry', async () => {
  const folder = await generatedProject()
  const before = citiesOf(folder)
  const args = ['add-city', '--nearby', 'Essex']
  const steps = questions.filter(([shown]) => !shown.startsWith('Towns near'))
  const screen = await typed(folder, args, steps, 1)
  expect(screen).toContain('Your answers, to correct in a file for npx roof-site add-city --from')
  expect(screen).toContain('- cityName: Old Saybrook\n  county: Middlesex County\n')
  expect(screen).toContain('    - Wind at the river mouth.\n')
  expect(citiesOf(folder)).toBe(before)
})

onLinux('an answer that cannot stand is refused where it is typed, as validate says', async () => {
  const folder = await generatedProject()
  const clear = '\u0015'
  const args = ['add-review', '--quote', 'They came.', '--by', 'D. M.', '--date', '2026-01-02']
  const address = 'https://g.co/kgs/abc'
  const steps: readonly Step[] = [
    ['Where it can be read', enter],
    ['Its address', `https://example.org/r${enter}`],
    ['This address is not one of google', clear + address + enter],
    ['Its stars', `seven${enter}`],
    ['rating is "seven". Expected:', `${clear}5${enter}`],
    ['The job that it is about', enter],
    ['The town of the house', `Meridne${enter}`],
    ['Did you mean Meriden?', `${clear}Meriden${enter}`],
    ['What ties the writer to you', enter],
    ['Add the review, as shown above?', enter],
  ]
  await typed(folder, args, steps, 0)
  expect(readFileSync(join(folder, 'data/reviews.yaml'), 'utf8')).toContain(`- quote: They came.
  by: D. M.
  on: google
  url: ${address}
  date: 2026-01-02
  rating: 5
  city: Meriden
`)
})

onLinux(
  'what the reviews of a file lack is asked once, and nothing is written before',
  async () => {
    const folder = await generatedProject()
    const review = (name: string, comment: string) => {
      const createTime = '2026-01-02T15:00:00Z'
      return { reviewer: { displayName: name }, starRating: 'FOUR', comment, createTime }
    }
    const reviews = [review('Dora Miller', 'They came.'), review('Al', 'Dry again.')]
    writeFileSync(join(folder, 'reviews.json'), JSON.stringify({ reviews }))
    const args = ['add-review', '--from', 'reviews.json']
    const steps: readonly Step[] = [
      ['The address at which they can be read', `https://example.org/r${enter}`],
      ['This address is not one of google', `\u0015https://g.page/r/abc${enter}`],
      ['The town of the houses', `Meriden${enter}`],
    ]
    const confirm = 'Add 2 reviews, as shown above?'
    const file = join(folder, 'data/reviews.yaml')
    const before = readFileSync(file, 'utf8')
    await typed(folder, args, [...steps, [confirm, 'n']], 1)
    expect(readFileSync(file, 'utf8')).toBe(before)
    const again: readonly Step[] = [
      ['The address at which they can be read', enter],
      ['The town of the houses', enter],
      [confirm, enter],
    ]
    await typed(folder, args, again, 0)
    expect(readFileSync(file, 'utf8')).toContain(`- quote: They came.
  by: D. M., Meriden
  on: google
  url: https://g.page/r/abc
  date: 2026-01-02
  rating: 4
  city: Meriden

- quote: Dry again.
  by: A., Meriden
`)
  },
)

onLinux('what the rows of a table lack is asked town by town, and kept', async () => {
  const folder = await generatedProject()
  const row = 'Westbrook,Middlesex County,We mend.,Salt.,Wind.,Snow.,cape'
  const head = 'cityName,county,lead,challenge 1,challenge 2,challenge 3,house'
  writeFileSync(join(folder, 'towns.csv'), `${head}\n${row}\nOld Saybrook,,,,,,\n`)
  const args = ['add-city', '--from', 'towns.csv']
  const steps: readonly Step[] = [
    ['What is particular to houses in Westbrook?', description + done],
    ['Towns near Westbrook', enter],
    ['Old Saybrook, 2 of 2', ''],
  ]
  const before = citiesOf(folder)
  const cut = await typed(folder, args, [...steps, ['County of Old Saybrook', cancel]], 1)
  expect(cut).toContain('add-city offers them the next time.')
  expect(citiesOf(folder)).toBe(before)
  const again: readonly Step[] = [
    ['What is particular to houses in Westbrook?', done],
    ['Towns near Westbrook', enter],
    ...questions.slice(2),
    ['Add 2 towns, as shown above?', enter],
  ]
  await typed(folder, args, again, 0)
  expect(citiesOf(folder)).toContain('- cityName: Westbrook\n')
  expect(citiesOf(folder)).toContain('- cityName: Old Saybrook\n')
})

onLinux('of a folder of photos the stages are proposed, and the words asked', async () => {
  const folder = await generatedProject()
  mkdirSync(join(folder, 'photos'))
  for (const name of ['1.webp', '2.webp']) {
    copyFileSync(join(projectRoot, 'docs/images/town.webp'), join(folder, 'photos', name))
  }
  const given = { title: 'A roof', city: 'Deep River', finished: '2025-09' }
  const args = Object.entries(given).map(([name, value]) => `--${name}=${value}`)
  const left = ['The drawing', 'The size', 'How many days', 'What lies', 'How steep']
  const steps: readonly Step[] = [
    ['1.webp: before, during or after the work', enter],
    ['What does 1.webp show', `The old roof${enter}`],
    ['2.webp: before, during or after the work', enter],
    ['What does 2.webp show', `The new roof${enter}`],
    ['Residential Roofing', ` ${enter}`],
    ...left.map((shown): Step => [shown, enter]),
    ['What you found', `A leak.${enter}`],
    ['What you did about it', `We closed it.${enter}`],
    ['How the owner allowed', `Signed 2025-09-20${enter}`],
    ['The last part of the address', enter],
    ['Add 1 job, as shown above?', enter],
  ]
  await typed(folder, ['add-project', '--from', 'photos', ...args], steps, 0)
  const [, job] = readFileSync(join(folder, 'data/projects.yaml'), 'utf8').split('a-roof-2025\n')
  expect(job).toMatch(/stage: before[^]*alt: The old roof[^]*stage: after[^]*alt: The new roof/)
})

onLinux(
  'a list without a choice, and a photo that is not there, are told where they are typed',
  async () => {
    const folder = await generatedProject()
    copyFileSync(join(projectRoot, 'docs/images/town.webp'), join(folder, 'roof.webp'))
    const answers = {
      title: 'A roof',
      city: 'Deep River',
      finished: '2025-09',
    }
    const args = Object.entries(answers).map(([name, value]) => `--${name}=${value}`)
    const left = ['The drawing', 'The size', 'How many days', 'What lies', 'How steep']
    const steps: readonly Step[] = [
      ['Residential Roofing', enter],
      ['Choose at least one: the space bar', ` ${enter}`],
      ...left.map((shown): Step => [shown, enter]),
      ['What you found', `A leak.${enter}`],
      ['What you did about it', `We closed it.${enter}`],
      ['How the owner allowed', `Signed 2025-09-20${enter}`],
      ['The last part of the address', enter],
      ['A photo from before', enter],
      ['A photo from during', enter],
      ['A photo from after', `data${enter}`],
      [`There is no file ${join(folder, 'data')}.`, `\u0015rof.webp${enter}`],
      [`There is no file ${join(folder, 'rof.webp')}.`, `\u0015roof.webp${enter}`],
      ['What does it show', `The roof${enter}`],
      ['Add the job, as shown above?', enter],
    ]
    await typed(folder, ['add-project', ...args], steps, 0)
    const job = readFileSync(join(folder, 'data/projects.yaml'), 'utf8').split(
      '- slug: a-roof-2025',
    )[1]
    expect(job).toContain('alt: The roof\n')
    expect(job).toContain('services: [residential-roofing]\n')
  },
)

onLinux('a fact without a colon is refused with an example', async () => {
  const business = replaceOnce(fixture('business'), 'trade: roofing', 'trade: gutters')
  const folder = await editedProject({ 'data/business.yaml': business })
  const steps: readonly Step[] = [
    ['The drawing', enter],
    ['A fact of the job', `\u0015no colon${enter}`],
    ['Write it with a colon: "Length: 140 ft".', cancel],
  ]
  const given = ['--title=A', '--city=Deep River', '--services=roof-repairs', '--finished=2025-09']
  await typed(folder, ['add-project', ...given], steps, 1)
})
