import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addCity, runCli } from '../../support/run-cli.ts'
import { commitAll } from '../../support/fixtures.ts'
import { all } from '../../support/cases.ts'
import { runProgram } from '../../support/processes.ts'
import { projectRoot } from '../../support/project.ts'
import { build, builtProject, distOf } from './built-project.ts'

type Make = (folder: string) => unknown
/** A text that becomes another in a file of the project. */
type Edit = readonly [file: string, from: string, to: string]

function edit(folder: string, [file, from, to]: Edit): void {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(
    path,
    text.replace(from, () => to),
  )
}

const run =
  (...args: readonly string[]): Make =>
  async (folder) => {
    const { code, stderr } = await runCli(folder, args)
    expect({ code, stderr }).toMatchObject({ code: 0 })
  }

function addPhoto(folder: string): void {
  copyFileSync(join(folder, 'data/public/share.png'), join(folder, 'data/public/crew.png'))
  const stats = '  stats: [customers, cities, experience]\n'
  const photo = '  photo: { src: /crew.png, width: 1200, height: 630, alt: The crew }\n'
  edit(folder, ['data/site.yaml', `${stats}\ncontact:`, `${stats}${photo}\ncontact:`])
}

const redirect = '  - from: /services/residential\n'
const other = '  - from: /guilford\n    to: /service-areas/guilford\n'
const [business, cities, site] = ['data/business.yaml', 'data/cities.yaml', 'data/site.yaml']
const claim = 'text: Locally Owned'

/**
 * What people edit, of every kind; first those that a short run tries. Several at once show on
 * different pages, or on none.
 */
const edits: Readonly<Record<string, readonly (Edit | Make)[]>> = {
  'a challenge of a town, a text of home, and a photo': [
    [cities, 'Dwight Street', 'Chapel Street'],
    [site, '{services} kinds of work', 'All kinds of work'],
    addPhoto,
  ],
  'the claim that is shown on some pages': [[business, claim, 'text: Owned by Locals']],
  'a town removed': [run('remove-city', 'Derby', '--confirm=Derby')],
  'a kind of page': [
    ['src/pages/AreaPage.tsx', '<TownProof page={page} />', '<div><TownProof page={page} /></div>'],
  ],
  'the phone number': [[business, '"+18605550142"', '"+12035550187"']],
  'office hours': [[business, '"16:00"', '"12:30"']],
  'the office on the map': [[business, 'lat: 41.2809', 'lat: 41.2801']],
  'the house of a town, and what no page shows': [
    [cities, 'house: victorian', 'house: mill'],
    [business, claim, `${claim}\n    evidence: The deed.`],
    [business, '\naddress:', '\nhttps: forever\naddress:'],
    ['data/addresses.yaml', redirect, `${other}${redirect}`],
    [site, '# The button at the end', '# A button at the end'],
  ],
  'a text of two pages': [[site, 'Why people choose us', 'Why people call us']],
  'a text of all towns, and a county': [
    [site, 'Local experts in {city} roofs', 'Experts in {city} roofs'],
    ['data/counties.yaml', 'summary: >-\n', 'summary: >-\n    All of it.\n'],
  ],
  'the call on all towns, and the page for missing addresses': [
    [site, 'Have your roof looked at', 'Let us look at your roof'],
    [site, 'Oops! Page not found', 'Nothing here'],
  ],
  'the menu': [[site, '- text: About\n', '- text: Who we are\n']],
  'a service on its cards': [['data/services.yaml', 'name: Roof Repairs', 'name: Roof Repair']],
  'a town renamed': [run('rename-city', 'Derby', 'Derby Green', '--rewrite-text')],
  'a town added': [run(...addCity('Old Saybrook'))],
  'a template of generated/, which no page is made from': [
    ['templates/site.ts.hbs', 'export const site', '/** All pages share it. */\nexport const site'],
  ],
}

const git = (folder: string, ...args: string[]) => {
  const { status, stderr } = runProgram('git', args, { cwd: folder })
  if (status !== 0) throw new Error(stderr)
}

/** The HTML of the pages, without that of redirects. */
function pagesOf(folder: string, files: ReadonlyMap<string, string>): Map<string, string> {
  const list = readFileSync(join(folder, 'generated/addresses.txt'), 'utf8')
  const names = [...list.split('\n').filter(Boolean), '/404']
  const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)
  return new Map(names.map((path) => [path, files.get(fileOf(path)) ?? '']))
}

interface Named {
  readonly path: string
}

async function reported(folder: string) {
  const { code, stdout, stderr } = await runCli(folder, ['report', '--since', 'HEAD', '--json'])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const { pages, reloading, code: program, causes } = JSON.parse(stdout)
  const own: string[] = [...pages.changed, ...pages.added, ...pages.renamed].map(
    ({ path }: Named) => path,
  )
  return {
    own,
    reloading: reloading as number,
    isProgram: program.length > 0,
    caused: new Set<string>(causes.flatMap((cause: { pages: string[] }) => cause.pages)),
    left: [
      ...pages.removed.map(({ path }: Named) => path),
      ...pages.renamed.map(({ from }: { from: string }) => from),
    ],
  }
}

test('the pages that a report names are those whose bytes differ between two builds', async () => {
  const folder = await builtProject()
  copyFileSync(join(projectRoot, '.gitignore'), join(folder, '.gitignore'))
  const built = distOf(folder)
  const before = pagesOf(folder, built)
  commitAll(folder)
  const tried = Object.entries(edits).slice(0, all ? undefined : 2)
  for (const [name, some] of tried) {
    for (const each of some) await (typeof each === 'function' ? each(folder) : edit(folder, each))
    const { own, reloading, isProgram, caused, left } = await reported(folder)
    const after = pagesOf(folder, await build(folder))
    const differing = [...after].flatMap(([path, html]) => (before.get(path) === html ? [] : path))
    const others = differing.filter((path) => !own.includes(path))
    const missing = [...before.keys()].filter((path) => !after.has(path))
    expect([name, left]).toEqual([name, missing])
    // Of an edited program it says that any page may differ.
    if (isProgram) expect(others.length).toBeGreaterThan(0)
    else expect([name, others.length]).toEqual([name, reloading])
    expect([name, own.filter((path) => !differing.includes(path))]).toEqual([name, []])
    // Every page that changed has a line of the data that did it.
    expect([name, own.filter((path) => !caused.has(path))]).toEqual([name, []])
    git(folder, 'checkout', '-q', '.')
    git(folder, 'clean', '-fdq')
  }
  // What was cached of all these builds changes no byte of the first site.
  expect(await build(folder)).toEqual(built)
}, 600_000)
