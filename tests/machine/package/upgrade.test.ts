// A newer engine on sites that have installed this one: what it says that differs is what differs.

import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, serialize, type DefaultTreeAdapterTypes } from 'parse5'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hash } from '../../../cli/lib/hash.ts'
import type { ChangeReport } from '../../../cli/report/change-report.ts'
import { filesIn, copyInto, siteSources, temporaryFolder } from '../../support/project.ts'
import { installedSite, packEngine, runInstalled } from './installed-site.ts'
import { replaceOnce } from '../../support/fixtures.ts'
import { endOf, registryEnv, runProgram } from '../../support/processes.ts'

const reviewLink = `    reviewLink: t.optional(
      reviewLink,
      'A page elsewhere where customers read and write reviews, linked on Contact.',
    ),
`
const sms = `    sms: t.optional(
      z.boolean(),
      'Whether the number takes text messages too: Contact and the calls then say so.',
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
  ['cli/site/rules/schema.ts', 'FormerField[] = []', `FormerField[] = ${former}`],
  ['src/sections/Costs.tsx', 'What changes it', 'What it depends on'],
  ['src/styles/tokens.css', '--color-copper: #a33b0f', '--color-copper: #a33b2f'],
]

/** What it needs no longer, as the bundles come with an engine: npm takes it from a site. */
const unneeded = /^ +"(@tailwindcss\/vite|@vitejs\/plugin-react|vite|vitest)": .*\n/gm

const folder = mkdtempSync(join(tmpdir(), 'roof-site-'))
let newer = ''

beforeAll(() => {
  const engine = join(folder, 'engine')
  mkdirSync(engine)
  copyInto(engine, [...siteSources, 'cli', 'package-lock.json', 'LICENSE', 'NOTICE', 'README.md'])
  for (const [path, from, to] of edits) {
    const file = join(engine, path)
    writeFileSync(file, replaceOnce(readFileSync(file, 'utf8'), from, to))
  }
  const manifest = join(engine, 'cli/package.json')
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll(unneeded, ''))
  newer = packEngine(join(folder, 'newer ones'), engine)
}, 300_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function newSite(): string {
  const site = installedSite(join(temporaryFolder(), 'a site'))
  // What it fetched for the first of them it need not ask for again.
  writeFileSync(join(site, '.npmrc'), 'prefer-offline=true\n')
  return site
}

/** The files of a site with what they hold, but for its packages. */
const filesOf = (site: string) => {
  const files = filesIn(site).filter((path) => !path.startsWith('node_modules/'))
  return Object.fromEntries(files.map((path) => [path, hash(readFileSync(join(site, path)))]))
}

/** The same without what a build makes. */
const sourcesOf = (site: string) =>
  Object.fromEntries(Object.entries(filesOf(site)).filter(([path]) => !/^(dist\/|\.)/.test(path)))

/** What upgrades made in the cache of a site. */
const copiesIn = (site: string) =>
  readdirSync(join(site, 'node_modules/.cache/roof-site')).filter((name) =>
    name.startsWith('upgrade'),
  )

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

function build(site: string): string {
  const { code, stderr } = runInstalled(site, ['build'])
  expect(code, stderr).toBe(0)
  return stderr
}

/** The report of an upgrade names what differs between the pages as they were and as they are. */
function expectTold(report: ChangeReport, old: ReadonlyMap<string, string>, site: string): void {
  // What the upgrade left in generated/ is what the new engine makes.
  expect(build(site)).not.toContain('generated/:')
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

const businessOf = (site: string) => readFileSync(join(site, 'data/business.yaml'), 'utf8')

function edit(site: string, from: string, to: string): void {
  writeFileSync(join(site, 'data/business.yaml'), replaceOnce(businessOf(site), from, to))
}

function upgrade(site: string, args: readonly string[] = [], env = {}) {
  const { code, stdout, stderr } = runInstalled(site, ['upgrade', newer, '--json', ...args], env)
  expect(code, stderr).toBe(0)
  const report: ChangeReport = JSON.parse(stdout)
  return { report, stderr }
}

/** Starts an upgrade; as soon as it says something, calls `meanwhile`, then ends it with all that it started. */
async function killAt(
  site: string,
  { word, args = [], meanwhile }: { word: string; args?: string[]; meanwhile?: () => void },
): Promise<void> {
  const file = join(site, 'node_modules/roof-site/cli/bin/roof-site.mjs')
  const child = spawn(process.execPath, [file, 'upgrade', newer, ...args], {
    cwd: site,
    detached: true,
    env: registryEnv(),
  })
  let told = ''
  const end = endOf(child, () => told)
  for await (const chunk of child.stderr) {
    told += String(chunk)
    if (told.includes(word)) break
  }
  meanwhile?.()
  process.kill(-(child.pid ?? 0), 'SIGKILL')
  expect(await end, told).toEqual([null, 'SIGKILL'])
}

/** An npm that first copies what a site has changed to another, as if it were cut off there. */
function npmCopyingTo(site: string) {
  const bin = temporaryFolder()
  const copy = `cp -R data generated package.json package-lock.json '${site}'`
  const script = `[ "$2" = --save-exact ] || ${copy}\nPATH="\${PATH#*:}"\nexec npm "$@"\n`
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\n${script}`, { mode: 0o755 })
  return { PATH: `${bin}:${process.env['PATH']}` }
}

/** What an upgrade cannot do changes nothing, and is told. */
function expectRefusals(site: string): void {
  edit(site, '\nemail:', '\nsms: true\nemail:')
  const before = filesOf(site)
  const ask = (asked: string) => {
    const { code, stdout, stderr } = runInstalled(site, ['upgrade', asked])
    return { code, told: stdout + stderr }
  }
  const missing = ask('gone.tgz')
  expect(missing).toEqual({ code: 1, told: `There is no file ${join(site, 'gone.tgz')}.\n` })
  const unknown = ask('99.0.0')
  expect(unknown.code).toBe(1)
  expect(unknown.told).toMatch(
    /There is no version 99\.0\.0 of roof-site\. Nothing was changed\.\n$/,
  )
  const faulty = ask(newer)
  expect(faulty.code).toBe(1)
  expect(faulty.told).toMatch(
    /business\.yaml:\d+:1 error "sms" stands at office\.sms since roof-site 0\.2\.0\. The office reads them\./,
  )
  expect(faulty.told).toMatch(/Nothing was changed\.\n$/)
  expect(filesOf(site)).toEqual(before)
  edit(site, 'sms: true\n', '')
}

test('refused, rehearsed or cut off before the change, an upgrade leaves a site as it was; else the site is new', async () => {
  const site = newSite()
  // No cards are drawn, at which nobody looks, where the fonts cannot show the name.
  edit(site, 'name: Odell & Marsh', 'name: 屋根')
  build(site)
  expectRefusals(site)
  const old = pagesIn(site)
  const before = filesOf(site)
  await killAt(site, { word: 'Installing' })
  expect(runInstalled(site, ['validate']).code).toBe(0)
  expect(filesOf(site)).toEqual(before)

  // A rehearsal leaves the site to others.
  await killAt(site, {
    word: 'Building',
    args: ['--dry-run'],
    meanwhile: () => expect(runInstalled(site, ['generate']).code).toBe(0),
  })
  expect(copiesIn(site)).toHaveLength(1)

  const rehearsed = upgrade(site, ['--dry-run'])
  expect(rehearsed.stderr).toMatch(/business\.yaml:\d+: taken out: reviewLink\n/)
  expect(copiesIn(site)).toEqual([])
  expect(filesOf(site)).toEqual(before)
  const { pages, texts } = rehearsed.report
  expect(pathsOf(pages.changed)).toEqual(['/contact', '/services/shingle-roofs'])
  expect(texts.map(({ before: was, after }) => [was, after])).toEqual([
    ['Read or write a review on Google', null],
    ['What changes it', 'What it depends on'],
  ])

  const cutOff = newSite()
  expect(upgrade(site, [], npmCopyingTo(cutOff)).report).toEqual(rehearsed.report)
  expect(runInstalled(site, ['--version']).stdout).toBe('0.2.0\n')
  expect(businessOf(site)).toMatch(/^copyrightSince: 2026$/m)
  const sources = sourcesOf(site)
  expectTold(rehearsed.report, old, site)

  // In the change, the site is new once its packages are.
  const refused = runInstalled(cutOff, ['validate'])
  expect(refused.code).toBe(4)
  expect(refused.stderr).toMatch(
    /package\.json asks for roof-site 0\.2\.0, and the packages have 0\.1\.0\. Run `npm install` first\.\n$/,
  )
  expect(sourcesOf(cutOff)).toEqual(sources)
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund']
  expect(runProgram('npm', install, { cwd: cutOff, env: registryEnv() }).status).toBe(0)
  expect(runInstalled(cutOff, ['validate']).code).toBe(0)
  expect(sourcesOf(cutOff)).toEqual(sources)
}, 900_000)
