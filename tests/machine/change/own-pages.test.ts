import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { generatedProject } from '../../support/fixtures.ts'
import { runCli } from '../../support/run-cli.ts'
import { ownPage, textSection } from '../../unit/faults/fault.ts'
import { change, changedLines, dataOf, runShell, testRefusals } from './changes.ts'

const [pages, site, addresses] = ['data/pages.yaml', 'data/site.yaml', 'data/addresses.yaml']
const path = '/paying-for-a-roof'
const body = 'We ask for **a third** first.\n\n- Call [us](/contact).\n- Or write.'
const entry = {
  slug: 'paying-for-a-roof',
  pageTitle: 'How to Pay for a New Roof',
  metaDescription:
    'What a new roof costs, when which part of it is paid, and what a bank will ask you before it lends.',
  heading: 'Paying for a roof',
  lead: 'A third when we begin.',
  sections: [{ kind: 'text', body }],
}

/** Adds the page of a file, or of a changed one. */
function add(folder: string, more: readonly string[] = [], changed: object = {}) {
  writeFileSync(join(folder, 'page.yaml'), stringify({ ...entry, ...changed }))
  return change(folder, 'add-page', '--from', 'page.yaml', ...more)
}

const links = ['--menu', 'Financing', '--footer', 'Company'] as const
const remove = ['remove-page', 'paying-for-a-roof', '--confirm=paying-for-a-roof'] as const

test('a page comes with its links', async () => {
  const folder = await generatedProject()
  const before = dataOf(folder)
  const { plan, takeBack } = await add(folder, links)
  const after = dataOf(folder)
  expect(parse(after[pages] ?? '')).toEqual([entry])
  expect(plan.pages.appear).toEqual([path])
  expect(plan.links.appear).toEqual([{ on: 'every page', to: path }])
  expect(after[site]?.match(new RegExp(`text: Financing\n *to: ${path}$`, 'gm'))).toHaveLength(2)
  expect((await runCli(folder, ['generate', '--check'])).code).toBe(0)
  await runShell(folder, takeBack?.command ?? '')
  expect(dataOf(folder)).toEqual(before)
})

test('a page to which nothing links is told', async () => {
  const { plan } = await add(await generatedProject(), ['--dry-run'])
  expect(plan.pages.appear).toEqual([path])
  expect(plan.notes).toEqual(['Nothing links to it yet: menu and footer are in data/site.yaml.'])
})

test('pages of a file are added all or none, each fault at its line there', async () => {
  const folder = await generatedProject()
  writeFileSync(join(folder, 'new.yaml'), ownPage(textSection('A third.')))
  const { plan } = await change(folder, 'add-page', '--from', 'new.yaml', '--menu', 'Money')
  expect(plan.pages.appear).toEqual(['/financing'])
  writeFileSync(
    join(folder, 'more.yaml'),
    ownPage(textSection('Half.'), 'rebates') + ownPage(textSection('# Half'), 'financing'),
  )
  const { code, stderr } = await runCli(folder, ['add-page', '--from', 'more.yaml'])
  expect(code).toBe(1)
  expect(stderr).toMatch(/^more\.yaml:12:9 error .*slug.* page\/duplicate-slug$/m)
  expect(stderr).toMatch(/^more\.yaml:\d+:\d+ error "# Half" is a heading.* text\/markdown$/m)
  expect(stderr).not.toMatch(/^data\//m)
})

test('a page leaves with its links in menu and footer, and its address leads on', async () => {
  const folder = await generatedProject()
  const before = dataOf(folder)
  await add(folder, links)
  const linking = ownPage(textSection(`See [that](${path}) and [more](${path}-again).`), 'rebates')
  const another = ownPage(textSection('Again.'), 'paying-for-a-roof-again')
  writeFileSync(
    join(folder, 'both.yaml'),
    [linking, another]
      .map((text, index) =>
        text.replace('your roof', `roof ${index}`).replace('What a roof', `What roof ${index}`),
      )
      .join(''),
  )
  await change(folder, 'add-page', '--from', 'both.yaml')
  await change(folder, ...remove, '--redirect', '/services/repairs')
  const after = dataOf(folder)
  expect(after[site]).toBe(before[site])
  expect(changedLines(before[addresses] ?? '', after[addresses] ?? '')).toEqual([
    `+  - from: ${path}`,
    '+    to: /services/roof-repairs',
  ])
  expect(after[pages]).toContain(`See [that](/services/roof-repairs) and [more](${path}-again).`)
  expect((await runCli(folder, ['generate', '--check'])).code).toBe(0)
  await add(folder)
  expect(dataOf(folder)[addresses]).toBe(before[addresses])
})

test('a page that is taken out by its name leaves what is to be mended', async () => {
  const folder = await generatedProject()
  await add(folder)
  const { code, stderr } = await runCli(folder, [
    'set',
    'pages.yaml',
    'paying-for-a-roof',
    '--remove',
  ])
  expect([code, stderr]).toEqual([1, expect.stringContaining('address/vanished')])
})

test('a privacy page is a draft of what the data say, with what only the owner knows to be filled in', async () => {
  const folder = await generatedProject()
  const { plan } = await change(folder, 'add-page', 'privacy')
  expect(plan.links.appear).toEqual([{ on: 'every page', to: '/privacy' }])
  expect(plan.notes.join(' ')).toContain('no legal advice')
  expect(plan.findings).toEqual([])
  const [page] = parse(dataOf(folder)[pages] ?? '') as [
    { sections: { title: string; body: string }[] },
  ]
  expect(page.sections.map(({ title, body: text }) => [title, text.startsWith('TODO: ')])).toEqual([
    ['What this website does', false],
    ['The log of the server', true],
    ['When you call or write', true],
    ['Links to other websites', false],
    ['Whom to ask', false],
  ])
  const { stdout } = await runCli(folder, ['validate', '--production', '--json'])
  const { findings } = JSON.parse(stdout) as { findings: { file: string; rule: string }[] }
  const todos = findings.filter(({ file }) => file === pages)
  expect(todos.map(({ rule }) => rule)).toEqual(['placeholder/value', 'placeholder/value'])
})

testRefusals('add-page', [
  [
    'a heading alone',
    ['Paying'],
    2,
    'in a file for --from: pageTitle, metaDescription, lead, body',
  ],
  [
    'a column that the footer has not',
    ['--from', '-', '--footer', 'Compny'],
    2,
    'There is no column of the footer "Compny". Did you mean Company?',
    stringify(entry),
  ],
  [
    'an address of every site',
    ['--from', '-'],
    1,
    'would have the address /about',
    stringify({ ...entry, slug: 'about' }),
  ],
  [
    'a link to nothing',
    ['--from', '-'],
    1,
    'mean: /about',
    stringify({ ...entry, sections: [{ kind: 'text', body: '[Us](/abuot)' }] }),
  ],
  ['a file and a heading', ['Paying', '--from', '-'], 2, 'everything is in the file'],
  [
    'words of the menu for two pages',
    ['--from', '-', '--menu', 'Money'],
    2,
    '--menu names one page',
    ownPage(textSection('A.')) + ownPage(textSection('B.'), 'rebates'),
  ],
])

testRefusals('remove-page', [
  ['where there is none', ['financing'], 1, 'no page with the slug "financing". Nothing was'],
  ['a former option', ['financing', '--gone'], 2, 'no --gone any more. Expected: --redirect gone'],
])

test('a page is removed once its slug is given again, the nearest where it is another', async () => {
  const folder = await generatedProject()
  await add(folder)
  const slug = 'paying-for-a-roof'
  const refused = [
    [['paying-for-roof'], 1, 'Did you mean paying-for-a-roof?'],
    [[slug], 2, 'confirm it: --confirm=paying-for-a-roof'],
    [[slug, '--confirm=financing'], 1, '--confirm=financing does not name'],
    [[slug, `--confirm=${slug}`, '--redirect', '/contac'], 1, 'Did you mean /contact?'],
  ] as const
  for (const [args, code, says] of refused) {
    const told = await runCli(folder, ['remove-page', ...args])
    expect(told).toMatchObject({ code, stderr: expect.stringContaining(says) })
  }
})
