// What is installed: under which licenses, from where, and what of it would run at that time.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runProgram } from '../../support/processes.ts'
import { projectRoot } from '../../support/project.ts'
import { words } from '../../support/tables.ts'

interface Package {
  readonly inBundle?: boolean
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly link?: boolean
  readonly hasInstallScript?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

interface Lock {
  readonly packages: Readonly<Record<string, Package>>
}

function readPackages(file: string): [string, Package][] {
  const lock: Lock = JSON.parse(readFileSync(file, 'utf8'))
  const all = Object.entries(lock.packages)
  return all.filter(([path, { link }]) => path.includes('node_modules/') && !link)
}

const installed = readPackages(join(projectRoot, 'package-lock.json'))
const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? ''

/** One library, in a package for each kind of machine, or typefaces, each in one of its own. */
const groupOf = (path: string) =>
  nameOf(path)
    .replace(/^(@img\/sharp-).*/, '$1*')
    .replace(/^@fontsource(-variable)?\/.*/, '@fontsource/*')

/** Licenses that ask for no more than their text, or for changes of the package itself. */
const allowed = new Set(
  words`0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 MPL-2.0 Zlib`,
)

/** Others, each with the reason why it is taken. */
const special: Readonly<Record<string, string>> = {
  '@img/sharp-*':
    'LGPL-3.0-or-later: libvips, a library beside sharp that may be exchanged; not in the site',
  '@fontsource/*': 'OFL-1.1: a typeface; NOTICE names it',
  argparse: 'Python-2.0 or PSF-2.0: asks for its text only; not in the site',
  'valid-url': 'says none in its package.json; its LICENSE is MIT; used by tests only',
}

/** `(MIT OR CC0-1.0)` is free where one of them is, `MIT AND Zlib` where all are. */
function isAllowed(license: string): boolean {
  const choices = license.replaceAll(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((part) => allowed.has(part)))
}

test('every package has a license that is allowed, or a reason of its own', () => {
  const others = installed.filter(([, { license = '' }]) => !isAllowed(license))
  expect([...new Set(others.map(([path]) => groupOf(path)))].toSorted()).toEqual(
    Object.keys(special).toSorted(),
  )
})

test('every package is held by its bytes, and none comes from an address of its own', () => {
  expect(installed.length).toBeGreaterThan(100)
  // What a package bundles lies among its bytes.
  const apart = installed.filter(([, { inBundle }]) => inBundle !== true)
  expect(apart.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

test('the packages that the project asks for are pinned to one version', () => {
  const asked = ['package.json', 'cli/package.json'].flatMap((file) => {
    const own: Package = JSON.parse(readFileSync(join(projectRoot, file), 'utf8'))
    return Object.entries({ ...own.dependencies, ...own.devDependencies })
  })
  expect(asked.length).toBeGreaterThan(30)
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

/** They would run something when they are installed; nothing here needs it, and npm is told not to. */
const withScripts = {
  '@swc/core': 'looks for its binary, which is a package of its own',
  fsevents: 'compiles for macOS; Vite does without',
  re2: 'compiles a matcher that an emulator of hosts may use in tests; there is another one',
}

test('packages with install scripts are known, and scripts are not run', () => {
  const found = installed.filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = [...new Set(found.map(([path]) => nameOf(path)))]
  expect(names.filter((name) => !(name in withScripts))).toEqual([])
  for (const file of words`.ci/run .github/workflows/site.yml docs/ci.md cli/bin/install.mjs`) {
    const lines = readFileSync(join(projectRoot, file), 'utf8').split('\n')
    const installs = lines.filter((line) => /npm ci\b/.test(line))
    expect(installs.length, file).toBeGreaterThan(0)
    expect(installs.filter((line) => !line.includes('--ignore-scripts'))).toEqual([])
  }
  // `npm install`, as people type it.
  expect(readFileSync(join(projectRoot, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
})

test('the actions of the workflow are held by their commits, and it may only read', () => {
  const text = readFileSync(join(projectRoot, '.github/workflows/site.yml'), 'utf8')
  const uses = text.split('\n').filter((line) => line.includes('uses:'))
  expect(uses.length).toBeGreaterThan(2)
  const isHeld = (line: string) =>
    /- uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line)
  expect(uses.filter((line) => !isHeld(line))).toEqual([])
  expect(text.match(/permissions:.*\n.*\n/g)).toEqual(['permissions:\n  contents: read\n'])
})

/** What npm has put there, on this kind of computer; a copy of the project shares another's. */
const here = join(projectRoot, 'node_modules/.package-lock.json')

test.skipIf(!existsSync(here))('npm sbom prints what is installed as CycloneDX', () => {
  const { stdout } = runProgram('npm', ['sbom', '--loglevel=error', '--sbom-format=cyclonedx'], {
    cwd: projectRoot,
    shell: process.platform === 'win32',
  })
  const bom: { bomFormat: string; components: { name: string; version: string }[] } =
    JSON.parse(stdout)
  const listed = new Set(bom.components.map(({ name, version }) => `${name}@${version}`))
  const missing = readPackages(here).filter(
    ([path, { version }]) => !listed.has(`${nameOf(path)}@${version}`),
  )
  expect(bom.bomFormat).toBe('CycloneDX')
  expect(missing).toEqual([])
})
