// The engine as a package: what it holds, and a site that has installed it.

import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import {
  contents,
  filesIn,
  snapshot,
  binOf,
  fixtureData,
  projectRoot,
  temporaryFolder,
} from '../../support/project.ts'
import { firmData, replaceOnce } from '../../support/fixtures.ts'
import { installedSite, runInstalled } from './installed-site.ts'
import { runProgram } from '../../support/processes.ts'
import { runCli } from '../../support/run-cli.ts'
import { words } from '../../support/cases.ts'

interface PackageJson {
  readonly dependencies: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
}

/** The first of them installs. */
const patience = 600_000

const engineIn = (site: string) => join(site, 'node_modules/roof-site')

/** The packages that a file imports when it runs. */
function importsIn(text: string): string[] {
  const statements =
    /^(?:(?:import|export) (?!type )[^"'`=]*?\bfrom|@?import) ["']([@\w][^"']*)["']/gm
  const calls = /(?:await|=>) import\(["']([@\w][^"']*)["']\)/g
  const ids = [statements, calls].flatMap((kind) =>
    [...text.matchAll(kind)].map(([, id = '']) => id),
  )
  const outside = ids.filter((id) => !isBuiltin(id))
  return outside.flatMap((id) => /^(?:@[\w.-]+\/)?[\w.-]+/.exec(id)?.[0] ?? [])
}

test(
  'the package holds the engine alone, and declares what it imports',
  () => {
    const engine = engineIn(installedSite())
    const files = filesIn(engine)
    const folders = files.map((file) => /^(?:cli\/)?[^/]*/.exec(file)?.[0])
    expect([...new Set(folders)].toSorted()).toEqual(
      words`.config LICENSE NOTICE README.md cli/bin cli/bundles cli/load cli/program docs package.json src templates`,
    )
    expect(files.filter((file) => file.startsWith('cli/bin'))).toEqual([
      'cli/bin/install.mjs',
      'cli/bin/roof-site.mjs',
    ])
    const pages = filesIn(join(projectRoot, 'docs')).map((name) => `docs/${name}`)
    expect(files.filter((file) => file.startsWith('docs/'))).toEqual(pages)
    expect(files.filter((file) => /\.test\.tsx?$|\.map$|\.md$/.test(file))).toEqual([
      'README.md',
      'cli/load/places/README.md',
      ...pages.filter((file) => file.endsWith('.md')),
    ])
    // What each run begins with: to load what a command uses takes longer than all else of a small one.
    const first = files.filter((file) => /^cli\/program\/first-.*\.js$/.test(file))
    expect(first).toHaveLength(1)
    expect(statSync(join(engine, first.join())).size).toBeLessThan(200_000)
    const texts = files
      .filter((file) => !/\.woff2$|^(NOTICE|README\.md|docs\/.*)$/.test(file))
      .map((file) => [file, readFileSync(join(engine, file), 'utf8')] as const)

    const { name, email, address } = parse(readFileSync(join(fixtureData, 'business.yaml'), 'utf8'))
    const own: readonly string[] = [name, email, address.street, 'ridge-eave']
    const said = texts.flatMap(([file, text]) =>
      own.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`),
    )
    expect(said).toEqual([])

    const { dependencies, peerDependencies }: PackageJson = JSON.parse(
      readFileSync(join(engine, 'package.json'), 'utf8'),
    )
    const code = texts.filter(([file]) =>
      /^(cli\/(bin|program)|src)\/.*\.(m?js|tsx?|css)$/.test(file),
    )
    const imported = new Set(code.flatMap(([, text]) => importsIn(text)))
    expect(imported).toContain('react')
    expect(
      [...imported].filter((each) => !(each in { ...dependencies, ...peerDependencies })),
    ).toEqual([])
  },
  patience,
)

test('a package that was not built by `npm run pack` says so, whatever else it lacks', () => {
  const site = temporaryFolder()
  for (const part of ['cli/bin', 'cli/package.json', 'package.json']) {
    cpSync(join(projectRoot, part), join(engineIn(site), part), { recursive: true })
  }
  expect(runInstalled(site, ['--version'])).toEqual({
    code: 4,
    stdout: '',
    stderr: `roof-site in ${engineIn(site)}/ is not built: a package of it is made by \`npm run pack\`.\n`,
  })
})

test(
  'a site that has installed the package has the pages of all rules',
  async () => {
    const { stdout } = await runCli(temporaryFolder(), ['rules', '--json'])
    expect(runInstalled(installedSite(), ['rules', '--json'])).toEqual({
      code: 0,
      stdout,
      stderr: '',
    })
  },
  patience,
)

test(
  'where packages are missing or older than what a site asks for, it says how they are installed',
  () => {
    const site = installedSite()
    const manifest = join(site, 'package.json')
    const text = readFileSync(manifest, 'utf8')
    writeFileSync(manifest, text.replace(/("roof-site": )".*"/, '$1"9.8.7"'))
    expect(runInstalled(site, ['list'])).toEqual({
      code: 4,
      stdout: '',
      stderr:
        'package.json asks for roof-site 9.8.7, and the packages have 0.1.0. Run `npm install` first.\n',
    })
    writeFileSync(manifest, text)
    rmSync(join(site, 'node_modules/satori'), { recursive: true })
    expect(runInstalled(site, ['--version'])).toEqual({
      code: 4,
      stdout: '',
      stderr:
        'Packages that roof-site needs are not installed (satori). Run `npm install` first.\n',
    })
  },
  patience,
)

/** `npm test` of a site, as on its owner's computer or, with `CI`, on that of a service. */
const npmTest = (site: string, { args = [], ci = '' }: { args?: string[]; ci?: string } = {}) =>
  runProgram('npm', ['test', ...args], {
    cwd: site,
    env: { ...process.env, NODE_ENV: 'production', CI: ci },
    shell: process.platform === 'win32',
  })

test(
  'a site is built as the engine builds it, and its npm test is green until a page is wrong',
  () => {
    const site = installedSite(join(temporaryFolder(), 'Dächer & Söhne'))
    const installed = snapshot(engineIn(site))
    expect(runInstalled(site, ['build']).code).toBe(0)
    const own = join(temporaryFolder(), 'own')
    mkdirSync(own)
    cpSync(firmData('columbus'), join(own, 'data'), { recursive: true })
    const built = runProgram(process.execPath, [binOf(projectRoot), 'build', '--cwd', own])
    expect(built.status).toBe(0)
    for (const made of ['data', 'generated', 'dist']) {
      expect(contents(join(site, made)), made).toEqual(contents(join(own, made)))
    }
    expect(snapshot(engineIn(site))).toEqual(installed)
    // Those of the package are taken as long as they are of its sources.
    const bundlesMade = () =>
      readdirSync(join(site, 'node_modules/.cache/roof-site')).filter((name) =>
        name.startsWith('bundle-'),
      )
    expect(bundlesMade()).toEqual([])

    const green = npmTest(site, { args: ['--silent', '--', '--json'] })
    expect(JSON.parse(green.stdout)).toMatchObject({
      validate: { findings: [] },
      audit: { summary: { errors: 0 } },
      passed: 24,
      failed: 0,
      failures: [],
    })
    expect(green.status).toBe(0)

    // An edit without `generate`.
    const towns = join(site, 'data/cities.yaml')
    writeFileSync(
      towns,
      replaceOnce(readFileSync(towns, 'utf8'), 'all over Columbus', 'in Columbus'),
    )
    const before = contents(join(site, 'generated'))
    for (const ci of ['true', '1']) {
      const { status, stdout, stderr } = npmTest(site, { ci })
      expect([status, stderr]).toEqual([
        3,
        expect.stringContaining('Run `npx roof-site generate`, and commit generated/.'),
      ])
      expect(stdout).toMatch(/: stale: the data changed since\n1 passed, 1 failed\n$/)
    }
    expect(contents(join(site, 'generated'))).toEqual(before)
    const edited = npmTest(site, { ci: 'false' })
    expect(edited.stderr).toMatch(/\ngenerated\/: \d+ files written\.\n/)
    expect([edited.status, edited.stdout]).toEqual([
      0,
      expect.stringMatching(/24 passed, 0 failed\n$/),
    ])
    expect(npmTest(site, { ci: 'true' }).status).toBe(0)

    // A file of generated/ that somebody edited is never overwritten.
    const routes = join(site, 'generated/routes.test.tsx')
    const made = readFileSync(routes, 'utf8')
    writeFileSync(routes, `// mine\n${made}`)
    expect(npmTest(site)).toMatchObject({ status: 3, stderr: expect.stringContaining('by hand') })
    writeFileSync(routes, made)

    // A list of the program that leaves an item out.
    const list = join(engineIn(site), 'src/sections/TownsBesideMap.tsx')
    const text = replaceOnce(readFileSync(list, 'utf8'), '{towns.map(', '{towns.slice(1).map(')
    rmSync(list)
    writeFileSync(list, text)
    const red = npmTest(site)
    expect(bundlesMade()).toHaveLength(1)
    expect(red.stdout).toMatch(/\n17 passed, 7 failed\n$/)
    expect(red.stdout).toContain(
      '/service-areas/powell: items below “Close to Powell”\n  expected: 5\n  found:    4\n',
    )
    expect(red.status).toBe(1)
    const { stdout } = runInstalled(site, ['test', '--json'])
    expect(JSON.parse(stdout)).toMatchObject({
      validate: { findings: [] },
      audit: { summary: { errors: 0 } },
      passed: 17,
      failed: 7,
      failures: expect.arrayContaining([
        expect.objectContaining({ page: '/service-areas/powell', found: '4' }),
      ]),
    })
  },
  patience,
)
