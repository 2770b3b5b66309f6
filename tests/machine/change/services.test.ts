import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { sample } from '../../support/cases.ts'
import { editedProject, firmData, fixtureWith, generatedProject } from '../../support/fixtures.ts'
import { temporaryFolder } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'
import { answersOf, initSite } from '../../unit/init/new-site.ts'
import { change, changedLines, dataOf, runShell, testRefusals } from './changes.ts'

const [services, site, business] = ['data/services.yaml', 'data/site.yaml', 'data/business.yaml']
const [addresses, projects] = ['data/addresses.yaml', 'data/projects.yaml']

const entry = {
  slug: 'gutter-guards',
  name: 'Gutter Guards',
  summary: 'Screens that keep leaves out of your gutters.',
  features: ['Screens', 'Clips'],
  pageTitle: 'Gutter Guards in {locality}',
  metaDescription:
    'Gutter guards in and around {locality}: which kinds there are, where they help, and how they are fastened to a gutter.',
  heading: 'Fewer days on the ladder',
  lead: 'For gutters under trees.',
  tone: 'standard',
  callLabel: 'Call',
  sections: [{ kind: 'call', title: 'Do leaves fill yours?', text: 'Tell us which trees.' }],
}

const isUpToDate = async (folder: string) =>
  expect((await runCli(folder, ['generate', '--check'])).code).toBe(0)

/** The findings of `validate` that call for a change, without their lines. */
async function faultsOf(folder: string, day?: string): Promise<string[]> {
  const { stdout } = await runCli(folder, ['validate', '--json'], day)
  const { findings } = JSON.parse(stdout) as {
    findings: { severity: string; rule: string; message: string }[]
  }
  return findings
    .filter(({ severity }) => severity !== 'notice')
    .map(({ rule, message }) => `${rule}: ${message}`)
}

const add = (folder: string, changed: object = {}) =>
  runCli(
    folder,
    ['add-service', '--from', '-', '--json', '--quiet'],
    undefined,
    stringify({ ...entry, ...changed }),
  )

test('a service comes with its page and all that names services, and is taken back', async () => {
  const folder = await generatedProject()
  const before = dataOf(folder)
  const { code, stdout } = await add(folder)
  const { plan, takeBack } = JSON.parse(stdout) as Awaited<ReturnType<typeof change>>
  expect(code).toBe(0)
  expect(parse(dataOf(folder)[services] ?? '').at(-1)).toEqual(entry)
  const path = '/services/gutter-guards'
  expect(plan.pages.appear).toEqual([path])
  expect(plan.links.appear).toEqual(
    expect.arrayContaining(['every page', '/', '/services'].map((on) => ({ on, to: path }))),
  )
  const { footer, areaPage } = parse(dataOf(folder)[site] ?? '')
  expect(footer.columns[0].links.at(-1)).toEqual({ text: 'Gutter Guards', to: path })
  expect(areaPage.services.at(-1)).toEqual({
    service: 'gutter-guards',
    description: entry.summary,
  })
  expect(plan.notes.join()).toContain('they showed 4 of 6 services')
  await isUpToDate(folder)
  await runShell(folder, takeBack?.command ?? '')
  expect(dataOf(folder)).toEqual(before)
})

/** The signs of two services on the page of all. */
const withSigns = {
  [site]: fixtureWith(
    'site',
    '    describe what you see.\n',
    `    describe what you see.
  signs:
    title: What do you see?
    items:
      - title: A brown ring
        description: It leaks.
        link: { text: Roof repairs, to: /services/repairs }
      - title: Shingles in the yard
        description: It was the wind.
        link: { text: Storm damage, to: /services/storm-damage }
`,
  ),
}

test('what the trade proposes is listed until it is confirmed; what nobody knows says TODO', async () => {
  const folder = await editedProject(withSigns)
  const lines = () => parse(dataOf(folder)[business] ?? '').placeholders as string[]
  const known = lines()
  const fields = ['summary', 'features', 'pageTitle', 'metaDescription', 'heading', 'lead']
  const signs = (index: number) =>
    ['title', 'description'].map((field) => `site.services.signs.items.${index}.${field}`)
  await change(folder, 'add-service', 'Flat roofs')
  expect(lines().slice(known.length)).toEqual([
    ...[...fields, 'sections'].map((field) => `services.flat-roofs.${field}`),
    ...signs(2),
    'site.areaPage.services.4.description',
  ])
  const { plan } = await change(folder, 'add-service', 'Skylights')
  expect(plan.notes.join()).toContain('TODO')
  expect(parse(dataOf(folder)[services] ?? '').at(-1)).toMatchObject({
    slug: 'skylights',
    summary: expect.stringMatching(/^TODO: /),
  })
  await change(folder, 'remove-service', 'roof-repairs', '--confirm=Roof Repairs')
  // Those of items follow these.
  expect(lines().slice(-3)).toEqual([...signs(1), 'site.areaPage.services.3.description'])
  await change(folder, 'remove-service', 'Flat Roofs', '--confirm=flat roofs')
  expect(lines()).toEqual(known)
  await change(folder, 'remove-service', 'storm-damage', '--confirm=Storm Damage')
  expect(parse(dataOf(folder)[site] ?? '').services).not.toHaveProperty('signs')
  expect(await faultsOf(folder)).toEqual([])
})

test('a service leaves with what names it, and its address leads on', async () => {
  const folder = await generatedProject()
  const before = dataOf(folder)
  const { plan } = await change(folder, 'remove-service', 'storm damage', '--confirm=storm-damage')
  expect(plan.pages.disappear).toEqual(['/services/storm-damage'])
  expect(plan.redirects.appear).toContainEqual(
    expect.objectContaining({ from: '/services/storm-damage', to: '/services' }),
  )
  expect(dataOf(folder)[site]).not.toContain('/services/storm-damage')
  expect(changedLines(before[addresses] ?? '', dataOf(folder)[addresses] ?? '')).toEqual([
    '+  - from: /services/storm-damage',
    '+    to: /services',
  ])
  expect(await faultsOf(folder)).toEqual([])
  await isUpToDate(folder)
})

const job = (named: string) => `- slug: cape-2025
  title: New roof on a Cape
  city: New Haven
  services: [${named}]
  finished: 2025-09
  found: Old shingles.
  did: We put new ones on.
  permission: Signed 2025-09-20.
`

test('a house to choose from names the service in its place, or none', async () => {
  const houses = 'data/houses.yaml'
  const house = (service: string) => `houses:
  - kind: cape
    name: Cape
    summary: A story and a half.
${service}    wrong: [Ice at the eave., Old flashing.]
`
  const before = { ...withSigns, [houses]: house('    service: storm-damage\n') }
  const instead = ['--redirect', '/services/roof-repairs']
  const one = await editedProject(before)
  await change(one, 'remove-service', 'storm-damage', ...instead, '--confirm=storm-damage')
  expect(dataOf(one)[houses]).toBe(house('    service: roof-repairs\n'))
  const two = await editedProject(before)
  await change(two, 'remove-service', 'storm-damage', '--confirm=storm-damage')
  expect(dataOf(two)[houses]).toBe(house(''))
})

test('finished jobs keep their other services, or name the one in its place', async () => {
  const removed = ['remove-service', 'storm-damage', '--confirm=Storm Damage'] as const
  const two = await editedProject({ [projects]: job('roof-repairs, storm-damage') })
  const { plan } = await change(two, ...removed)
  expect(plan.notes.join()).toContain('1 finished job no longer names Storm Damage.')
  expect(dataOf(two)[projects]).toBe(job('roof-repairs'))
  const one = await editedProject({ ...withSigns, [projects]: job('storm-damage') })
  const before = dataOf(one)
  const { code, stderr } = await runCli(one, removed)
  expect([code, stderr]).toEqual([
    1,
    expect.stringContaining('name no other service: data/projects.yaml:4.'),
  ])
  expect(dataOf(one)).toEqual(before)
  await change(one, ...removed, '--redirect', '/services/roof-repairs')
  expect(dataOf(one)[projects]).toBe(job('roof-repairs'))
  // Its sign is one of that service now.
  expect(parse(dataOf(one)[site] ?? '').services.signs.items).toHaveLength(2)
  await isUpToDate(one)
})

const firms = {
  annarbor: 'stairs',
  denver: 'interior-painting',
  phoenix: 'rain-tanks',
  portland: 'storm-windows',
  tampa: 'shingle-roofs',
  'kansas-city': 'siding-care',
  columbus: 'leaks-and-repairs',
  vancouver: 'gutter-repair',
}

/** The day of which the data of the firms speak. */
const day = '2026-11-26'

function nameOf(folder: string, slug: string): string {
  const text = readFileSync(join(folder, services), 'utf8')
  const all: { slug: string; name: string }[] = parse(text)
  return all.find((each) => each.slug === slug)?.name ?? ''
}

const remove = (folder: string, slug: string) =>
  runCli(folder, ['remove-service', slug, `--confirm=${nameOf(folder, slug)}`], day)

async function firmProject(firm: string): Promise<string> {
  const folder = temporaryFolder()
  cpSync(firmData(firm), join(folder, 'data'), { recursive: true })
  await runCli(folder, ['generate'], day)
  return folder
}

test.each(sample(Object.entries(firms), 3))(
  'the firm in %s takes a service in and another out without a fault',
  async (firm, slug) => {
    const folder = await firmProject(firm)
    const before = await faultsOf(folder, day)
    expect(await runCli(folder, ['add-service', 'Attic Fans'], day)).toMatchObject({ code: 0 })
    expect(await remove(folder, slug)).toMatchObject({ code: 0 })
    expect((await faultsOf(folder, day)).filter((fault) => !before.includes(fault))).toEqual([])
    expect(await runCli(folder, ['generate', '--check'], day)).toMatchObject({ code: 0 })
  },
)

test.each(sample(['painting', 'gutters', 'septic'] as const, 1))(
  'a service of a new site of the trade %s goes, and comes back as it was proposed',
  async (trade) => {
    const { site: folder } = await initSite(answersOf('OH', trade))
    const read = (path: string) => parse(readFileSync(join(folder, path), 'utf8'))
    const [first] = read(services) as [{ slug: string; name: string }]
    const lines = new Set(read(business).placeholders as string[])
    await change(folder, 'remove-service', first.slug, `--confirm=${first.name}`)
    expect((read(business).placeholders as string[]).join()).not.toContain(first.slug)
    await change(folder, 'add-service', first.name)
    expect(read(services).at(-1)).toEqual(first)
    // The owner chose its name; a sign that comes back is one that nobody has confirmed.
    lines.delete(`services.${first.slug}.name`)
    expect(new Set(read(business).placeholders as string[])).toEqual(lines)
    expect(await faultsOf(folder)).toEqual([])
    await isUpToDate(folder)
  },
)

testRefusals('add-service', [
  ['no name', [], 2, 'Missing: NAME'],
  ['a service that is there', ['Roof repairs'], 1, 'has a page already: /services/roof-repairs.'],
  ['a name without letters', ['24/7'], 1, 'Expected: a name with letters'],
  ['the address of a redirect in use', ['Residential'], 1, 'and 1 link of your site uses it'],
  ['a file and a name', ['Skylights', '--from', '-'], 2, 'everything is in the file'],
  [
    'a slug that is taken',
    ['--from', '-'],
    1,
    /^\(standard input\):1:7 error .*service\/duplicate-slug$/m,
    stringify({ ...entry, slug: 'roof-repairs' }),
  ],
  [
    'a field that is none',
    ['--from', '-'],
    1,
    /^\(standard input\):\d+:1 error .*no field "colour"/m,
    stringify({ ...entry, colour: 'red' }),
  ],
  [
    'broken YAML',
    ['--from', '-'],
    1,
    /^\(standard input\):2:\d+ error/m,
    'name: Skylights\nlead: [\n',
  ],
])

testRefusals('remove-service', [
  ['where there is none', ['roof-repair'], 1, 'Did you mean roof-repairs?'],
  ['no confirmation', ['storm-damage'], 2, 'confirm it: --confirm="Storm Damage"'],
  [
    'a fate that is none',
    ['storm-damage', '--confirm=Storm Damage', '--redirect', '/contac'],
    1,
    'Did you mean /contact?',
  ],
])

test('the last service stays', async () => {
  const folder = await firmProject('annarbor')
  for (const slug of ['floor-sanding', 'board-repair']) await remove(folder, slug)
  const { code, stderr } = await remove(folder, 'stairs')
  expect([code, stderr]).toEqual([1, expect.stringContaining('is the only service')])
})
