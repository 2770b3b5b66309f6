import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { faultsOf } from '../../site/judge/judgments.ts'
import { readSite } from '../../site/judge/site.ts'
import { unknownPath } from '../../site/spec/routes.ts'
import { violationsInDark, violationsOn } from '../../support/browser.ts'
import { runMeanwhile } from '../../support/processes.ts'
import { projectRoot } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'
import { sideways } from '../browser/layout.ts'
import { describeInBrowser, hydrate } from '../browser/site-in-browser.ts'
import { saidOfExample, saidOfTrade, zonesIn } from './words.ts'

const firms = {
  annarbor: 'America/Detroit',
  columbus: 'America/New_York',
  denver: 'America/Denver',
  'kansas-city': 'America/Chicago',
  phoenix: 'America/Phoenix',
  portland: 'America/New_York',
  tampa: 'America/New_York',
  vancouver: 'America/Los_Angeles',
}

/** The day of which the data of the firms speak. */
const day = '2026-11-26'

const commands = ['validate', 'build --production', 'generate --check', 'audit']

const folder = mkdtempSync(join(tmpdir(), 'roof-site-firms-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(Object.entries(firms))('the firm in %s', (firm, zone) => {
  const site = join(folder, firm)
  const built = { data: join(site, 'data'), dist: join(site, 'dist') }
  const answers: Record<string, string> = {}

  beforeAll(async () => {
    cpSync(join(projectRoot, 'tests/fixtures/firms', firm), site, { recursive: true })
    withoutPlaceholders(join(built.data, 'business.yaml'))
    for (const command of commands) {
      const { code, stdout, stderr } = await runCli(
        projectRoot,
        [...command.split(' '), '--cwd', site],
        day,
      )
      answers[command] = code === 0 ? `${code}` : `${code} ${stdout}${stderr}`
    }
  }, 300_000)

  test('goes through all commands', () => {
    expect(answers).toEqual(Object.fromEntries(commands.map((command) => [command, '0'])))
  })

  test('has a site that is what every site has to be', () => {
    expect(faultsOf(site, day)).toEqual([])
  })

  test('passes the tests that a site has of its pages', async () => {
    const program = join(projectRoot, 'cli/bin/roof-site.mjs')
    const { stdout } = await runMeanwhile('node', [program, 'test', '--cwd', site])
    expect(stdout).toMatch(/\n\d+ passed, 0 failed\n$/)
  })

  test('says nothing of the example, and of no trade but its own', () => {
    expect(saidOfExample(built)).toEqual([])
    expect(saidOfTrade(built)).toEqual([])
    expect(zonesIn(built)).toEqual([zone])
  })
})

describeInBrowser('in a browser', ({ deploy, url, visit }) => {
  test.each(Object.keys(firms))(
    'one page of each kind of the firm in %s has no barrier, light and dark, and fits a phone',
    async (firm) => {
      const site = join(folder, firm)
      deploy(join(site, 'dist'))
      const { pages } = readSite(site, undefined, day)
      const paths = new Map(pages.map(({ kind, path }) => [kind, path]))
      const { page } = await visit('/', { width: 360 })
      const found: unknown[] = []
      for (const path of [...paths.values(), unknownPath]) {
        await page.goto(url() + path)
        await hydrate(page)
        found.push(...(await violationsOn(page)), await sideways(page))
        found.push(...(await violationsInDark(page)))
      }
      expect(found.filter(Boolean)).toEqual([])
    },
  )
})

test('what the example says is found where another firm says it', () => {
  const dist = join(inject('fixtureSite'), 'dist')
  const planted = { data: join(projectRoot, 'tests/fixtures/firms/denver/data'), dist }
  const found = new Set([...saidOfExample(planted), ...saidOfTrade(planted)])
  const wanted = [
    'contact.html: 64 Thompson St',
    'content/service-areas/guilford.js: Guilford',
    'site.webmanifest: Ridge & Eave Roofing',
    'sitemap.xml: ridge-eave',
    'contact.html: RoofingContractor',
    'services/storm-damage.html: if the roof has to be',
  ]
  expect(wanted.filter((each) => !found.has(each))).toEqual([])
  expect(zonesIn(planted)).toEqual(['America/New_York'])
})

/** As a firm fills in its own. */
function withoutPlaceholders(file: string): void {
  const text = readFileSync(file, 'utf8')
    .replaceAll('example.com', 'test.org')
    .replace(/555(\d{4})/, '234$1')
    .replace('0000000', '0612345')
    .replace(/^placeholders:.*$/m, 'placeholders: []')
  writeFileSync(file, text)
}
