// What is installed: from where, and what of it would run at that time. Its licenses are read by `npm run lint`.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runProgram } from '../../support/processes.ts'
import { projectRoot } from '../../support/project.ts'
import { words } from '../../support/cases.ts'

interface Package {
  readonly inBundle?: boolean
  readonly version?: string
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
