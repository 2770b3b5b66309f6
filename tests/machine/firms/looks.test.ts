import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { listFiles } from '../../../cli/load/list-files.ts'
import { fontSets, violationsInDark, violationsOn } from '../../support/browser.ts'
import { projectRoot } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'
import { faultsAt, mostShift, openWithLateFonts, sideways, watchShifts } from '../browser/layout.ts'
import { describeInBrowser } from '../browser/site-in-browser.ts'

const fixtures = join(projectRoot, 'tests/fixtures')

/** The day of which the data of the firm speak. */
const day = '2026-11-26'

/** The packages of the typefaces of a pair. */
const typefaces: Readonly<Record<string, readonly string[]>> = {
  besley: ['besley', 'public-sans'],
  archivo: ['archivo'],
  barlow: ['barlow-condensed', 'figtree'],
}

/** The firm in Columbus with each look: its scheme is that of the device, or one of the two. */
const looks = readdirSync(join(fixtures, 'looks')).map((file) => {
  const look: Readonly<Record<string, unknown>> = parse(
    readFileSync(join(fixtures, 'looks', file), 'utf8'),
  )
  const { type = 'besley', drawings = 'line', dark = 'auto' } = look
  const scheme = file === 'night.yaml' ? 'always' : dark
  return { file, families: typefaces[`${type}`] ?? [], isDrawn: drawings === 'line', scheme }
})

// One site has them one after the other: of what it had before nothing may be left.
const site = mkdtempSync(join(tmpdir(), 'roof-site-look-'))
cpSync(join(fixtures, 'firms/columbus'), site, { recursive: true })
afterAll(() => rmSync(site, { recursive: true, force: true }))
const dist = join(site, 'dist')
/** The built site of a look, kept for the browser. */
const copyOf = (look: string) => join(site, 'looks', look)
const read = (path: string) => readFileSync(join(dist, path), 'utf8')

describe.each(looks)('the look of $file', ({ file, families, isDrawn, scheme }) => {
  beforeAll(async () => {
    cpSync(join(fixtures, 'looks', file), join(site, 'data/look.yaml'))
    for (const command of ['build', 'audit']) {
      const { code, stdout, stderr } = await runCli(projectRoot, [command, '--cwd', site], day)
      expect(code, stdout + stderr).toBe(0)
    }
    for (const part of ['dist', '.roof-site.table.json']) {
      cpSync(join(site, part), join(copyOf(file), part), { recursive: true })
    }
  }, 300_000)

  test('its site has the typefaces that it names and no others', () => {
    const fonts = listFiles(dist).filter((path) => path.endsWith('.woff2'))
    expect(new Set(fonts.map((path) => /^assets\/(.+?)-latin-/.exec(path)?.[1]))).toEqual(
      new Set(families),
    )
    const named = [...read('index.html').matchAll(/url\(["']?\/([^"')]+\.woff2)/g)]
    expect(named.map(([, path]) => path).toSorted()).toEqual(fonts)
  })

  test('its pages and pictures know the schemes that it has', () => {
    const files = listFiles(dist).filter((path) => /\.(css|html|svg)$/.test(path))
    const asking = files.filter((path) => read(path).includes('prefers-color-scheme'))
    expect(asking.length > 0).toBe(scheme === 'auto')
    const [, browsers] = /html\{[^}]*color-scheme:([^;}]+)/.exec(read('index.html')) ?? []
    const words: Readonly<Record<string, string>> = { always: 'dark', off: 'light' }
    expect(browsers).toBe(words[`${scheme}`] ?? 'light dark')
    const frames = read('index.html').match(/<meta name="theme-color"/g)
    expect(frames).toHaveLength(scheme === 'auto' ? 2 : 1)
  })

  test('its site has files of drawings where pages show some', () => {
    const files = listFiles(dist).filter((path) => /^assets\/drawings-[\w-]+\.svg$/.test(path))
    expect(files.length > 0).toBe(isDrawn)
  })
})

describeInBrowser('in a browser', ({ deploy, start }) => {
  const paths = ['/', '/services', '/service-areas/columbus']
  test.each(looks.flatMap(({ file }) => paths.map((path) => [file, path] as const)))(
    'the look of %s has no barrier at %s, light and dark, and fits a phone',
    async (file, path) => {
      deploy(join(copyOf(file), 'dist'))
      const { page } = await start(path, { width: 360 })
      expect([...(await violationsOn(page)), await sideways(page)]).toEqual([0])
      expect(await violationsInDark(page)).toEqual([])
      // Names of services stand beside pictures.
      for (const width of [320, 360]) {
        expect(await faultsAt(page, width, ['broken', 'cutOff', 'overlapping'])).toEqual([])
      }
    },
  )
})

// Where a machine has none of the fallbacks, narrow letters move a page by more.
for (const fonts of fontSets.filter((set) => set !== 'other')) {
  describeInBrowser(
    `with the fonts of ${fonts}`,
    ({ deploy, visit }) => {
      test.each(['night.yaml', 'signs.yaml'])(
        'next to nothing moves in the look of %s while its fonts come',
        async (file) => {
          deploy(join(copyOf(file), 'dist'))
          const { page } = await visit('/robots.txt', { width: 414 })
          const shifts = await watchShifts(page)
          expect(await openWithLateFonts(page, '/services')).toBe(2)
          expect(await shifts()).toBeLessThanOrEqual(mostShift)
        },
      )
    },
    fonts,
  )
}
