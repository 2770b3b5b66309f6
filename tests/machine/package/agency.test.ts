// docs/agency.md as it is written, with three sites; a package stands for the registry.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { snapshot, projectRoot } from '../../support/project.ts'
import { enginePackage, sharePackages } from './installed-site.ts'
import { replaceOnce } from '../../support/fixtures.ts'
import { registryEnv, runProgram } from '../../support/processes.ts'

const guide = readFileSync(join(projectRoot, 'docs/agency.md'), 'utf8')

/** The one block of a part of the guide in a language; what is typed has none. */
function blockOf(heading: string, language = ''): string {
  const part = guide.split(/^## /m).find((each) => each.startsWith(`${heading}\n`)) ?? ''
  const blocks = [...part.matchAll(/^```(\w*)\n([^]*?)^```$/gm)]
  const [block, ...others] = blocks.filter(([, name]) => name === language)
  if (!block || others.length > 0) throw new Error(`${heading} has no one block ${language}.`)
  return block[2] ?? ''
}

const folder = mkdtempSync(join(tmpdir(), 'roof-site-agency-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const repository = join(folder, 'our sites')
const packages = { old: enginePackage(), next: join(folder, 'next.tgz') }
// What the engine needs is in its place already, so that npm installs the engine alone.
sharePackages(repository)

const identity = { NAME: 'Agency', EMAIL: 'agency@example.com' }
const git = Object.entries(identity).flatMap(([name, value]) =>
  ['AUTHOR', 'COMMITTER'].map((who) => [`GIT_${who}_${name}`, value] as const),
)

/** Runs what the guide says to type, and gives what is printed. Throws where a line of it fails. */
function run(script: string, env: Readonly<Record<string, string>> = {}): string {
  const typed = script
    .replaceAll('roof-site@0.1.0', `'${packages.old}'`)
    .replaceAll('roof-site=0.2.0', `'roof-site=file:${packages.next}'`)
    .replaceAll('npm install', 'npm install --prefer-offline --no-audit --no-fund')
    // What npx finds; where a client is added, it is asked itself.
    .replaceAll(/npx (?=roof-site (?!init))/g, 'node_modules/.bin/')
  const { status, stdout, stderr } = runProgram('bash', ['-e', '-c', typed], {
    cwd: repository,
    env: { ...registryEnv(), ...Object.fromEntries(git), ...env },
  })
  if (status !== 0) throw new Error(`${typed}\n${stdout}${stderr}`)
  return stdout + stderr
}

const sites = ['acme-roofing.com', 'brown-siding.com', 'clark-gutters.com'] as const
const first = sites[0]
const folders = sites.map((site) => `sites/${site}`)

/** The sites of a table at the end, each with how it went. */
const tableIn = (printed: string) =>
  [...printed.matchAll(/^(sites\/\S+) {2,}(\w[\w/ ]*?) +[\d.]+ s$/gm)].map(
    ([, site, result]) => `${site} ${result}`,
  )
const allWell = folders.map((site) => `${site} ok`)

test('a repository is begun, and clients are added', () => {
  run(`tar xzf '${packages.old}' -C .. && cd .. &&
    sed -i 's/"version": "0.1.0"/"version": "0.2.0"/' package/package.json && tar czf next.tgz package`)
  writeFileSync(join(repository, 'package.json'), blockOf('Setup', 'json'))
  run(blockOf('Setup'))

  // No cards are drawn, at which nobody looks, where the fonts cannot show the name.
  const client = (site: string, trade: string, town: string, code: string) => {
    const answers = `--no-input --name '屋根 ${town}' --trade ${trade} --state OH --town ${town} \
      --postal-code ${code} --phone 937-555-0142 --email office@${site}`
    return blockOf('Adding a client')
      .replaceAll(first, site)
      .replace(/^npx roof-site init .*$/m, `$& ${answers}`)
  }
  const begin = (script: string) => script.split(/^(?=npm install)/m)[0] ?? ''
  run(begin(client(sites[1], 'siding', 'Akron', '44302')))
  run(begin(client(sites[2], 'gutters', 'Dublin', '43016')))
  expect(run(client(first, 'roofing', 'Dayton', '45402'))).toMatch(/^\d+ passed, 0 failed$/m)
  expect(readdirSync(join(repository, 'sites'))).toEqual(sites)
  run('git add -A && git commit -qm "Three sites" && git branch -M main')
  expect(
    run('git ls-files')
      .split('\n')
      .filter((path) => /node_modules|dist\//.test(path)),
  ).toEqual([])
})

test('all sites are checked, built and tested at once', () => {
  const lines = blockOf('All at once').trim().split('\n')
  expect(lines.map((line) => tableIn(run(line)))).toEqual(lines.map(() => allWell))
  for (const site of folders) {
    expect(readFileSync(join(repository, site, 'dist/index.html'), 'utf8')).toContain('Ohio')
  }
})

/** Changes the phone number of a site. */
function edit(site: string): void {
  const file = join(repository, site, 'data/business.yaml')
  writeFileSync(file, replaceOnce(readFileSync(file, 'utf8'), '+19375550142', '+19375550143'))
}

const [, changed = '', gone = ''] = folders

test('what changed is built alone', () => {
  run('git switch -qc change')
  expect(run(blockOf('Only changed sites'))).toBe('')
  const others = () =>
    folders.filter((site) => site !== changed).map((site) => snapshot(join(repository, site)))
  const before = others()
  edit(changed)
  expect(run(blockOf('Only changed sites'))).toContain('pages built.\n')
  expect(others()).toEqual(before)
  expect(readFileSync(join(repository, changed, 'dist/contact.html'), 'utf8')).toContain('555-0143')
})

interface Step {
  readonly uses?: string
  readonly run?: string
}

interface Workflow {
  readonly jobs: Readonly<Record<'changed' | 'site', { readonly steps: readonly Step[] }>>
}

test('the workflow finds what a pull request changed, and judges it', () => {
  const { jobs }: Workflow = parse(blockOf('In a pull request', 'yaml'))
  const steps = [...jobs.changed.steps, ...jobs.site.steps]
  expect(steps.filter(({ uses }) => uses && !/@[\da-f]{40}$/.test(uses))).toEqual([])
  const list = jobs.changed.steps.find((step) => step.run)?.run ?? ''
  const listed = () => {
    const file = join(folder, 'output')
    writeFileSync(file, '')
    run(list, { BASE: 'main', GITHUB_OUTPUT: file })
    return readFileSync(file, 'utf8')
  }
  run('git add -A && git commit -qm Phone')
  expect(listed()).toBe(`sites=["${changed}"]\n`)

  const summary = join(folder, 'summary.md')
  const judge = jobs.site.steps.flatMap((step) => (step.run?.startsWith('npx') ? [step.run] : []))
  expect(judge).toHaveLength(3)
  for (const line of judge) {
    run(line, { SITE: changed, GITHUB_STEP_SUMMARY: summary })
  }
  expect(readFileSync(summary, 'utf8')).toContain('555-0143')

  run(`git switch -qc without main && git rm -qr ${gone} && git commit -qm Gone`)
  expect(listed()).toBe('sites=[]\n')
  run(`echo >> package-lock.json && git commit -qam Lock`)
  expect(listed()).toBe(`sites=${JSON.stringify(folders.filter((site) => site !== gone))}\n`)
  run('git switch -q main')
})

test('all sites get another engine at once', () => {
  run(blockOf('One engine for all').replace(/^npx roof-site test .*$/m, ''))
  const versions = run('npm ls roof-site').match(/roof-site@\S+/g)
  expect([...new Set(versions)]).toEqual(['roof-site@0.2.0'])
  const files = run('git diff --name-only')
    .split('\n')
    .filter((path) => !path.includes('generated/'))
  expect(files.filter(Boolean)).toEqual([
    'package-lock.json',
    'package.json',
    ...folders.map((site) => `${site}/package.json`),
  ])
  expect(tableIn(run('npx roof-site test --cwd sites/*'))).toEqual(allWell)
  // The first engine came with its bundles; this one, which has none, makes them once for all sites.
  const kept = ['.', ...folders].map((place) =>
    readdirSync(join(repository, place, 'node_modules/.cache/roof-site')).filter((name) =>
      name.startsWith('bundle-'),
    ),
  )
  expect(kept.map(({ length }) => length)).toEqual([1, 0, 0, 0])

  run(`npm pkg set dependencies.roof-site=0.3.0 --workspace ${changed}`)
  const printed = run('npx roof-site validate --cwd sites/* || true')
  expect(tableIn(printed)).toEqual(
    folders.map((site) => `${site} ${site === changed ? 'could not run' : 'ok'}`),
  )
  expect(printed).toContain('package.json asks for roof-site 0.3.0, and the packages have 0.2.0.')
})
