// A newer engine on sites that have installed this one: what it says that differs is what differs.

import { execSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, serialize, type DefaultTreeAdapterTypes } from 'parse5'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hash } from '../../../cli/lib/hash.ts'
import type { ChangeReport } from '../../../cli/report/change-report.ts'
import { filesIn } from '../../support/folder.ts'
import { firmData, installedSite, packEngine, runInstalled } from '../../support/installed-site.ts'
import { copyInto, replaceOnce, siteSources, temporaryFolder } from '../../support/project.ts'

const reviewLink = `    reviewLink: t.optional(
      reviewLink,
      'A page elsewhere where customers read and write reviews, linked on Contact.',
    ),
`
const sms = `    sms: t.optional(
      z.boolean(),
      '\`true\` where the number takes text messages too: Contact and the calls then say so.',
    ),
`
const note = 'It is the first year.'
const former = `[
  { file: 'business', path: ['copyrightYear'], now: 'copyrightSince', since: '0.2.0', note: '${note}' },
  { file: 'business', path: ['reviewLink'], now: null, since: '0.2.0', note: 'Reviews have their own.' },
  { file: 'business', path: ['sms'], now: 'office.sms', since: '0.2.0', note: 'The office reads them.' },
]`

/** What the newer engine has otherwise: a field renamed, two that are gone or elsewhere, a sentence, a colour. */
const edits: readonly (readonly [file: string, from: string, to: string])[] = [
  ['cli/package.json', '"version": "0.1.0"', '"version": "0.2.0"'],
  ['cli/site/schema/business.ts', '    copyrightYear: z', '    copyrightSince: z'],
  ['cli/site/schema/business.ts', reviewLink, ''],
  ['cli/site/schema/business.ts', sms, ''],
  ['cli/site/pages/business-facts.ts', 'input.copyrightYear', 'input.copyrightSince'],
  ['cli/site/pages/business-facts.ts', 'input.reviewLink ?? null', 'null'],
  ['cli/site/pages/business-facts.ts', 'input.sms ?? false', 'false'],
  ['cli/site/schema/former-fields.ts', 'FormerField[] = []', `FormerField[] = ${former}`],
  ['src/sections/Costs.tsx', 'What changes it', 'What it depends on'],
  ['src/styles/tokens.css', '--color-copper: #a33b0f', '--color-copper: #a33b2f'],
]

const folder = mkdtempSync(join(tmpdir(), 'roof-site-'))
let newer = ''

beforeAll(() => {
  const engine = join(folder, 'engine')
  mkdirSync(engine)
  copyInto(engine, [...siteSources, 'cli', 'package-lock.json', 'LICENSE', 'NOTICE'])
  for (const [path, from, to] of edits) {
    const file = join(engine, path)
    writeFileSync(file, replaceOnce(readFileSync(file, 'utf8'), from, to))
  }
  newer = packEngine(join(folder, 'newer ones'), engine)
}, 300_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A site of its own, built by this engine. */
function builtSite(firm: string): string {
  const site = installedSite(join(temporaryFolder(), 'a site'), firmData(firm))
  // What it fetched for the first of them it need not ask for again.
  writeFileSync(join(site, '.npmrc'), 'prefer-offline=true\n')
  // npm writes into this file, which other sites share.
  const lock = join(site, 'node_modules/.package-lock.json')
  const text = readFileSync(lock, 'utf8')
  rmSync(lock)
  writeFileSync(lock, text)
  const built = runInstalled(site, ['build'])
  expect(built.code, built.stderr).toBe(0)
  return site
}

/** The files of a site with what they hold, but for its packages. */
const filesOf = (site: string) => {
  const files = filesIn(site).filter((path) => !path.startsWith('node_modules/'))
  return Object.fromEntries(files.map((path) => [path, hash(readFileSync(join(site, path)))]))
}

const pagesIn = (site: string): ReadonlyMap<string, string> =>
  new Map(
    filesIn(join(site, 'dist'))
      .filter((file) => file.endsWith('.html'))
      .map((file) => {
        const path = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`
        return [path, readFileSync(join(site, 'dist', file), 'utf8')]
      }),
  )

/** A page without what only makes its look and its scripts, taken from the tree of its elements. */
function contentOf(html: string): string {
  const visit = (node: DefaultTreeAdapterTypes.ParentNode) => {
    node.childNodes = node.childNodes.filter((child) => {
      if (!('attrs' in child)) return true
      const { tagName, attrs } = child
      const valueOf = (name: string) => attrs.find((each) => each.name === name)?.value
      if (tagName === 'style' || valueOf('name') === 'theme-color') return false
      if (tagName === 'script' && valueOf('type') !== 'application/ld+json') return false
      child.attrs = attrs.filter(({ name }) => name !== 'class')
      visit(child)
      return true
    })
  }
  const tree = parse(html)
  visit(tree)
  // Files are named by what they hold.
  return serialize(tree).replaceAll(/\/assets\/[\w.-]+/g, '/assets/')
}

const pathsOf = (pages: readonly { readonly path: string }[]) => pages.map(({ path }) => path)

/** The report of an upgrade names what differs between the pages as they were and as they are. */
function expectTold(report: ChangeReport, old: ReadonlyMap<string, string>, site: string): void {
  const built = runInstalled(site, ['build'])
  expect(built.code, built.stderr).toBe(0)
  // What the upgrade left in generated/ is what the new engine makes.
  expect(built.stderr).not.toContain('generated/:')
  const differing = [...pagesIn(site)].filter(([path, html]) => old.get(path) !== html)
  const changed = differing.filter(
    ([path, html]) => contentOf(old.get(path) ?? '') !== contentOf(html),
  )
  const { pages, reloading } = report
  expect(pathsOf(pages.changed).toSorted()).toEqual(changed.map(([path]) => path).toSorted())
  expect(reloading).toBe(differing.length - changed.length)
  expect(reloading).toBeGreaterThan(5)
  expect([pages.added, pages.removed]).toEqual([[], []])
}

const renamed = /^copyrightSince: 2026$/m
const businessOf = (site: string) => readFileSync(join(site, 'data/business.yaml'), 'utf8')

/** Starts an upgrade, and ends it with all that it started as soon as something is so. */
async function killWhen(site: string, isSo: (told: string) => boolean): Promise<void> {
  const file = join(site, 'node_modules/roof-site/cli/bin/roof-site.mjs')
  const child = spawn(process.execPath, [file, 'upgrade', newer], { cwd: site, detached: true })
  let told = ''
  child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()))
  const ended = new Promise((resolve) => child.on('exit', resolve))
  const timer = setInterval(() => {
    if (isSo(told)) process.kill(-(child.pid ?? 0), 'SIGKILL')
  }, 5)
  await ended
  clearInterval(timer)
  expect(child.signalCode, told).toBe('SIGKILL')
}

/** What an upgrade cannot do changes nothing, and is told. */
function expectRefusals(site: string): void {
  const sound = businessOf(site)
  writeFileSync(
    join(site, 'data/business.yaml'),
    replaceOnce(sound, '\nemail:', '\nsms: true\nemail:'),
  )
  const before = filesOf(site)
  const upgrade = (asked: string) => {
    const { code, stdout, stderr } = runInstalled(site, ['upgrade', asked])
    return { code, told: stdout + stderr }
  }
  const missing = upgrade('gone.tgz')
  expect(missing).toEqual({ code: 1, told: `There is no file ${join(site, 'gone.tgz')}.\n` })
  const unknown = upgrade('99.0.0')
  expect(unknown.code).toBe(1)
  expect(unknown.told).toMatch(
    /There is no roof-site 99\.0\.0 to be had\. Nothing was changed\.\n$/,
  )
  const faulty = upgrade(newer)
  expect(faulty.code).toBe(1)
  expect(faulty.told).toMatch(
    /business\.yaml:\d+:1 error "sms" stands at office\.sms since roof-site 0\.2\.0\. The office reads them\./,
  )
  expect(faulty.told).toMatch(/Nothing was changed\.\n$/)
  expect(filesOf(site)).toEqual(before)
  writeFileSync(join(site, 'data/business.yaml'), sound)
}

test('what cannot be done, and a rehearsal, change nothing; cut off in the change, a site is new once its packages are', async () => {
  const site = builtSite('columbus')
  expectRefusals(site)
  const old = pagesIn(site)
  const before = filesOf(site)
  const { code, stdout, stderr } = runInstalled(site, ['upgrade', newer, '--dry-run', '--json'])
  expect(code, stderr).toBe(0)
  expect(stderr).toMatch(/business\.yaml:\d+: taken out: reviewLink\n/)
  expect(filesOf(site)).toEqual(before)
  const report: ChangeReport = JSON.parse(stdout)
  expect(pathsOf(report.pages.changed)).toEqual(['/contact', '/services/shingle-roofs'])
  expect(report.texts.map(({ before: was, after }) => [was, after])).toEqual([
    ['Read or write a review on Google', null],
    ['What changes it', 'What it depends on'],
  ])

  await killWhen(site, () => readFileSync(join(site, 'package.json'), 'utf8').includes('0.2.0'))
  const refused = runInstalled(site, ['validate'])
  expect(refused.code).toBe(4)
  expect(refused.stderr).toMatch(
    /package\.json asks for roof-site 0\.2\.0, and the packages have 0\.1\.0\. Run `npm install` first\.\n$/,
  )
  expect(businessOf(site)).toMatch(renamed)
  const install = 'npm install --ignore-scripts --no-audit --no-fund'
  execSync(install, { cwd: site, stdio: 'ignore' })
  expectTold(report, old, site)
}, 900_000)

test('cut off before, a site is as it was, and the next upgrade does it all', async () => {
  const site = builtSite('phoenix')
  const old = pagesIn(site)
  const before = filesOf(site)
  await killWhen(site, (told) => told.includes('Installing'))
  expect(runInstalled(site, ['validate']).code).toBe(0)
  expect(filesOf(site)).toEqual(before)

  const { code, stdout, stderr } = runInstalled(site, ['upgrade', newer, '--json'])
  expect(code, stderr).toBe(0)
  expect(runInstalled(site, ['--version']).stdout).toBe('0.2.0\n')
  expect(businessOf(site)).toMatch(renamed)
  const report: ChangeReport = JSON.parse(stdout)
  expect(pathsOf(report.pages.changed)).toEqual(['/contact', '/services/rooftop-solar'])
  expectTold(report, old, site)
}, 900_000)
