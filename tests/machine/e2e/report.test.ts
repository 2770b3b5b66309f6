import { spawnSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../../../cli/load/list-files.ts'
import { addCity, commitAll } from '../../support/changes.ts'
import { all } from '../../support/matrix.ts'
import { projectRoot } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'
import { build, builtProject } from './kept-project.ts'

type Make = (folder: string) => unknown

const edit =
  (file: string, from: string, to: string): Make =>
  (folder) => {
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

const photo = 'photo: { src: /crew.png, width: 1200, height: 630, alt: The crew }'

function addPhoto(folder: string): void {
  copyFileSync(join(folder, 'data/public/share.png'), join(folder, 'data/public/crew.png'))
  edit(
    'data/site.yaml',
    '  stats: [customers, cities, experience]\n\ncontact:',
    `  stats: [customers, cities, experience]\n  ${photo}\n\ncontact:`,
  )(folder)
}

const redirect = '  - from: /services/residential\n'

/** What people edit, of every kind; first those that a short run tries. */
const edits: Readonly<Record<string, Make>> = {
  'a challenge of a town': edit('data/cities.yaml', 'Dwight Street', 'Chapel Street'),
  'the claim that is shown on some pages': edit(
    'data/business.yaml',
    'text: Locally Owned',
    'text: Owned by Locals',
  ),
  'a town removed': run('remove-city', 'Derby', '--confirm=Derby'),
  'the component of a kind of page': edit(
    'src/pages/AreaPage.tsx',
    '<AreaCall />',
    '<div><AreaCall /></div>',
  ),
  'the phone number': edit('data/business.yaml', '"+18605550142"', '"+12035550187"'),
  'office hours': edit('data/business.yaml', '"16:00"', '"12:30"'),
  'the office on the map': edit('data/business.yaml', 'lat: 41.2809', 'lat: 41.2801'),
  'evidence of a claim': edit(
    'data/business.yaml',
    'text: Locally Owned',
    'text: Locally Owned\n    evidence: The deed.',
  ),
  'https for good': edit('data/business.yaml', '\naddress:', '\nhttps: forever\naddress:'),
  'a text of home': edit('data/site.yaml', 'title: Six kinds of work', 'title: All kinds of work'),
  'a text of two pages': edit('data/site.yaml', 'Why people choose us', 'Why people call us'),
  'a text of all towns': edit(
    'data/site.yaml',
    'Local experts in {city} roofs',
    'Experts in {city} roofs',
  ),
  'the call on all towns': edit(
    'data/site.yaml',
    'Have your roof looked at',
    'Let us look at your roof',
  ),
  'the menu': edit('data/site.yaml', '- text: About\n', '- text: Who we are\n'),
  'the page for missing addresses': edit('data/site.yaml', 'Oops! Page not found', 'Nothing here'),
  'a photo': addPhoto,
  'a service on its cards': edit('data/services.yaml', 'name: Roof Repairs', 'name: Roof Repair'),
  'the summary of a county': edit(
    'data/counties.yaml',
    'summary: >-\n',
    'summary: >-\n    All of it.\n',
  ),
  'the house of a town': edit('data/cities.yaml', 'house: triple-decker', 'house: mill'),
  'a redirect': edit(
    'data/addresses.yaml',
    redirect,
    `  - from: /guilford\n    to: /service-areas/guilford\n${redirect}`,
  ),
  'a town renamed': run('rename-city', 'Derby', 'Derby Green', '--rewrite-text'),
  'a town added': run(...addCity('Old Saybrook')),
  'a template': edit(
    'templates/site.ts.hbs',
    '{{json site}}',
    '{ ...{{json site}}, linkedRedirects: [] }',
  ),
  'a section of several pages': edit('src/sections/Reasons.tsx', '<section', '<section id="why"'),
  'a comment': edit('data/site.yaml', '# The button at the end', '# A button at the end'),
}

const git = (folder: string, ...args: string[]) => {
  const { status, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
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
  const folder = builtProject()
  copyFileSync(join(projectRoot, '.gitignore'), join(folder, '.gitignore'))
  const before = pagesOf(folder, await build(folder))
  commitAll(folder)
  for (const [name, make] of Object.entries(edits).slice(0, all ? undefined : 2)) {
    await make(folder)
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
  expect(listFiles(join(folder, 'dist')).length).toBeGreaterThan(before.size)
}, 600_000)
