// A newer engine on sites that have installed this one: what it says that differs is what differs.

import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, serialize, type DefaultTreeAdapterTypes } from 'parse5'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChangeReport } from '../../../cli/report/change-report.ts'
import { filesIn, snapshot } from '../../support/folder.ts'
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
function builtSite(firm: string, edit = (business: string) => business): string {
  const site = installedSite(join(temporaryFolder(), 'a site'), firmData(firm))
  // npm writes into this file, which other sites share.
  const lock = join(site, 'node_modules/.package-lock.json')
  const text = readFileSync(lock, 'utf8')
  rmSync(lock)
  writeFileSync(lock, text)
  const business = join(site, 'data/business.yaml')
  writeFileSync(business, edit(readFileSync(business, 'utf8')))
  const built = runInstalled(site, ['build'])
  expect(built.code, built.stderr).toBe(0)
  return site
}

/** The files of a site, but for what can be deleted at any time. */
const filesOf = (site: string) =>
  Object.fromEntries(
    Object.entries(snapshot(site)).filter(([path]) => !path.startsWith('node_modules/.cache/')),
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

test.each([
  ['columbus', ['/contact', '/services/shingle-roofs'], 'What it depends on'],
  ['phoenix', ['/contact'], null],
])(
  'upgrade of %s names the pages that differ, and no other',
  (firm, expected, sentence) => {
    const site = builtSite(firm)
    const before = filesOf(site)
    const old = pagesIn(site)

    const rehearsal = runInstalled(site, ['upgrade', newer, '--dry-run'])
    expect(rehearsal.code, rehearsal.stderr).toBe(0)
    expect(rehearsal.stderr).toMatch(/business\.yaml:\d+: taken out: reviewLink\n/)
    expect(filesOf(site)).toEqual(before)

    const { code, stdout, stderr } = runInstalled(site, ['upgrade', newer, '--json'])
    expect(code, stderr).toBe(0)
    const report: ChangeReport = JSON.parse(stdout)
    expect(runInstalled(site, ['--version']).stdout).toBe('0.2.0\n')
    expect(readFileSync(join(site, 'data/business.yaml'), 'utf8')).toMatch(
      /^copyrightSince: 2026$/m,
    )
    const built = runInstalled(site, ['build'])
    expect(built.stderr).not.toContain('generated/:')
    expect(built.code, built.stderr).toBe(0)

    const fresh = [...pagesIn(site)]
    const differing = fresh.filter(([path, html]) => old.get(path) !== html)
    const changed = differing.filter(
      ([path, html]) => contentOf(old.get(path) ?? '') !== contentOf(html),
    )
    expect(changed.map(([path]) => path)).toEqual(expected)
    expect(pathsOf(report.pages.changed).toSorted()).toEqual(expected)
    expect(report.reloading).toBe(differing.length - changed.length)
    expect(report.reloading).toBeGreaterThan(5)
    expect([report.pages.added, report.pages.removed]).toEqual([[], []])
    const texts = report.texts.map(({ after }) => after).filter((after) => after !== null)
    expect(texts).toEqual(sentence === null ? [] : [sentence])
  },
  900_000,
)

test('what an upgrade cannot do changes nothing, and is told', () => {
  const site = builtSite('columbus', (text) => replaceOnce(text, '\nemail:', '\nsms: true\nemail:'))
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
}, 900_000)

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

test('killed anywhere, a site is old or new', async () => {
  const site = builtSite('phoenix')
  const parts = (kept: Readonly<Record<string, string>>) =>
    Object.entries(kept).filter(([path]) => /^(?:data|generated|package)/.test(path))
  const before = parts(filesOf(site))
  for (const step of [
    'Building with roof-site 0.1.0',
    'Installing',
    'Building with roof-site 0.2.0',
  ]) {
    await killWhen(site, (told) => told.includes(step))
    expect(parts(filesOf(site))).toEqual(before)
    expect(runInstalled(site, ['validate']).code).toBe(0)
  }
  const isNew = () => readFileSync(join(site, 'package.json'), 'utf8').includes('0.2.0')
  await killWhen(site, isNew)
  const { code, stderr } = runInstalled(site, ['validate'])
  expect(code).toBe(4)
  expect(stderr).toMatch(
    /package\.json asks for roof-site 0\.2\.0, and the packages have 0\.1\.0\. Run `npm install` first\.\n$/,
  )
  expect(readFileSync(join(site, 'data/business.yaml'), 'utf8')).toMatch(/^copyrightSince: 2026$/m)
}, 900_000)
