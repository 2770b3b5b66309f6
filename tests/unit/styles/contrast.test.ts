import * as fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { memoize, memoizeTexts } from '../../../cli/lib/collections.ts'
import { colorFaults, faintPairs } from '../../../cli/site/look/contrast.ts'
import { marks, texts } from '../../../cli/site/look/pairs.ts'
import {
  paletteOf,
  colorNames,
  tokensOf,
  usual,
  usualTokens,
} from '../../../cli/site/look/tokens.ts'
import { parse } from 'yaml'
import { lookSchema } from '../../../cli/site/schema/look.ts'
import { randomLook } from './random-look.ts'
import { projectRoot } from '../../support/project.ts'
import { all, words } from '../../support/cases.ts'

const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)

/** The relative luminance of `#rrggbb`, as WCAG 2.2 defines it. */
const luminance = memoizeTexts((hex) => {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
})

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

type Colors = Parameters<typeof paletteOf>[0]

const paletteFor = memoize((colors: Colors) => paletteOf(colors))

/** Pairs of a look that are harder to tell apart than `least` asks for, beside what is asked of it. */
const tooFaint = (table: typeof texts, least: number, scheme: Scheme, colors: Colors = {}) => {
  const palette = paletteFor(colors)
  const tell = (token: string, ground: string) =>
    contrast(palette(scheme, token), palette(scheme, ground))
  return Object.values(table)
    .flat()
    .flatMap(([token, grounds]) => grounds.map((ground) => [token, ground] as const))
    .filter(([token, ground]) => tell(token, ground) < least)
    .map(([token, ground]) => `${token} on ${ground}`)
}

test.each(schemes)('in the %s scheme every text is read, and every control is seen', (scheme) => {
  expect(tooFaint(texts, 4.5, scheme)).toEqual([])
  expect(tooFaint({ ...marks, alarm: [['alarm', ['paper', 'sand', 'mist']]] }, 3, scheme)).toEqual(
    [],
  )
})

test.each(['#faf7f2', '#f8f8f0', '#fbf8f4', '#111827'])(
  'at night water is blue, and land is not as blue, on the ground %s',
  (ground) => {
    const palette = paletteOf({ ground, ...(ground === '#111827' && { ink: '#f5f5f4' }) })
    const blue = (token: string) => {
      const hex = palette('dark', token)
      return parseInt(hex.slice(5), 16) - parseInt(hex.slice(1, 3), 16)
    }
    expect(blue('map-sea')).toBeGreaterThan(50)
    expect(blue('map-sea')).toBeGreaterThan(blue('map-land') + 15)
  },
)

test('a pair that is too faint is named', () => {
  expect(contrast('#ffffff', '#000000')).toBe(21)
  expect(tooFaint({ ...marks, ink: [['rule', ['paper']]] }, 3, 'light')).toEqual(['rule on paper'])
})

/** The colours of the style sheet, aliases by what they stand for. */
function tokensOfSheet(): Readonly<Record<Scheme, Readonly<Record<string, string>>>> {
  const css = readFileSync(join(projectRoot, 'src/styles/tokens.css'), 'utf8')
  const [light, dark] = css.split('(prefers-color-scheme: dark)').map((text) => {
    const found = [...text.matchAll(/--color-([\w-]+):\s*(?:(#\w+)|var\(--color-([\w-]+)\));/g)]
    const values = new Map(found.map(([, name = '', hex, alias]) => [name, hex ?? alias ?? '']))
    const follow = (value: string): string => {
      if (!value.startsWith('#')) return follow(values.get(value) ?? '#')
      return value.length === 4 ? value.replaceAll(/[0-9a-f]/g, '$&$&') : value
    }
    return Object.fromEntries([...values].map(([name, value]) => [name, follow(value)]))
  })
  return { light: light ?? {}, dark: dark ?? {} }
}

/** Tokens that stand for another, by what is urgent, or for none; and of the outlines of maps, a file of its own. */
const isOwn = (name: string) => !/^(call|on-call|alarm-ground|action-edge)/.test(name)
const isOfOutlines = (name: string) => /^map-(wave|river|shore|border)$/.test(name)

test('what looks begin with are the tokens of the style sheet', () => {
  for (const scheme of schemes) {
    const sheet = Object.entries(tokensOfSheet()[scheme]).filter(([name]) => isOwn(name))
    const ours = Object.entries(usualTokens[scheme]).filter(([name]) => !isOfOutlines(name))
    expect(new Map(ours)).toEqual(
      new Map(sheet.filter(([name]) => scheme === 'light' || name !== 'window')),
    )
  }
})

test('the usual colors, in capitals too, move no token', () => {
  const capitals = Object.fromEntries(colorNames.map((name) => [name, usual[name].toUpperCase()]))
  expect(tokensOf({})).toEqual({ light: {}, dark: {} })
  expect(tokensOf(capitals)).toEqual({ light: {}, dark: {} })
})

test('a color moves what follows from it, and nothing else', () => {
  const { light, dark } = tokensOf({ second: '#2a3f8a' })
  const paints = words`mist map-sea map-wave verdigris scale scale-edge map-river map-water`
  expect(Object.keys(light).toSorted()).toEqual(paints.toSorted())
  expect(Object.keys(dark).toSorted()).toEqual(['map-water', 'scale', 'scale-edge', 'verdigris'])
  expect(light).toMatchObject({ verdigris: '#2a3f8a' })
})

const sheets = ['paper', 'sand', 'mist'] as const

test.each([
  ['an orange', { accent: '#f28c28' }, '#1a252d'],
  ['a yellow on white', { ground: '#ffffff', accent: '#ffd400' }, '#1a252d'],
  ['a green on gray', { ground: '#eef0f2', accent: '#35b558' }, '#1a252d'],
  ['a red between light and dark', { accent: '#f0432f' }, '#000000'],
  ['white', { accent: '#ffffff' }, '#1a252d'],
  ['a blue on a dark ground', { ground: '#15191d', ink: '#eeeeee', accent: '#1d3fae' }, '#ffffff'],
])(
  '%s as accent stays on buttons, with letters that are read; text takes another shade',
  (_, colors: Colors, letters) => {
    expect([...faintPairs(colors)]).toEqual([])
    const { light } = tokensOf(colors)
    expect(contrast(light['action'] ?? '', colors.accent ?? '')).toBeLessThan(1.01)
    expect(light['on-action']).toBe(letters)
    expect(light['copper']).not.toBe(colors.accent)
    // WCAG 1.4.11: where pages hardly show the button, its edge is seen.
    const shown = light['action-edge'] ?? light['action'] ?? ''
    const palette = paletteFor(colors)
    expect(sheets.filter((ground) => contrast(shown, palette('light', ground)) < 3)).toEqual([])
  },
)

test('an accent that is read as it is has the usual letters and no edge', () => {
  const { light } = tokensOf({ accent: '#9d1f6d' })
  expect(light).toMatchObject({ action: '#9d1f6d', copper: '#9d1f6d' })
  expect(Object.keys(light)).not.toContain('on-action')
  expect(Object.keys(light)).not.toContain('action-edge')
})

test('text in a bright accent is as bright as it can be read', () => {
  const palette = paletteFor({ accent: '#f28c28' })
  const faintest = Math.min(
    ...sheets.map((on) => contrast(palette('light', 'copper'), palette('light', on))),
  )
  expect(faintest).toBeGreaterThanOrEqual(4.5)
  expect(faintest).toBeLessThan(4.6)
})

test('colors that are next to the usual ones give tokens next to the usual ones', () => {
  const near = Object.fromEntries(
    colorNames.map((name) => [
      name,
      usual[name].replace(/.$/, (digit) => (Number.parseInt(digit, 16) ^ 1).toString(16)),
    ]),
  )
  const found = schemes.flatMap((scheme) =>
    Object.entries(tokensOf(near)[scheme]).map(([token, value]) => {
      const before = channels(`${usualTokens[scheme][token]}`)
      const steps = channels(value).map((part, at) => Math.abs(part - (before[at] ?? 0)) * 255)
      return { token, scheme, steps: Math.round(Math.max(...steps)) }
    }),
  )
  expect(found.length).toBeGreaterThan(60)
  expect(found.filter(({ steps }) => steps > 6)).toEqual([])
})

test('random looks: what passes can be read, and what fails is told with what would not', () => {
  const seen = { passed: 0, failed: 0, mended: 0 }
  const check = fc.property(randomLook, (colors) => {
    const byHand = schemes.flatMap((scheme) => [
      ...tooFaint(texts, 4.5, scheme, colors),
      ...tooFaint(marks, 3, scheme, colors),
    ])
    const found = [...faintPairs(colors)].map(({ tokens }) => tokens.join(' on '))
    expect(found.toSorted()).toEqual(byHand.toSorted())
    seen[byHand.length > 0 ? 'failed' : 'passed'] += 1
    // The way to a better color is long: of some it is gone.
    if (byHand.length > 0 && seen.failed % 8 > 0) return
    const faults = colorFaults(colors)
    expect(faults.length > 0).toBe(byHand.length > 0)
    expect(faults.filter(({ color }) => !(color in colors))).toEqual([])
    const mended = faults.map(({ color, nearest }) => [color, nearest])
    if (faults.length === 0 || faults.some(({ nearest }) => nearest === undefined)) return
    expect([...faintPairs({ ...colors, ...Object.fromEntries(mended) })]).toEqual([])
    seen.mended += 1
  })
  const numRuns = all ? 1000 : 150
  fc.assert(check, { numRuns, seed: 20261126 })
  expect(seen.passed).toBeGreaterThan(numRuns / 8)
  expect(seen.mended).toBeGreaterThan(numRuns / 20)
})

test('the look of docs/how-to.md can be read', () => {
  const text = readFileSync(join(projectRoot, 'docs/how-to.md'), 'utf8')
  const [, example = ''] = /```yaml\n(colors:[^`]+)```/.exec(text) ?? []
  const { colors = {} } = lookSchema.parse(parse(example))
  expect(Object.keys(colors)).toEqual(colorNames)
  expect([...faintPairs(colors)]).toEqual([])
})

test('letters are read on fields of the color of a firm at night', () => {
  // As `layouts/field.css` mixes it.
  const mixed = (color: string, ground: string) => {
    const [one, other] = [channels(color), channels(ground)]
    const parts = one.map((part, index) => 0.35 * part + 0.65 * (other[index] ?? 0))
    return `#${parts
      .map((part) =>
        Math.round(part * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`
  }
  fc.assert(
    fc.property(randomLook, (colors) => {
      fc.pre(colorFaults(colors).length === 0)
      const tokenOf = (token: string) => paletteOf(colors)('dark', token)
      const field = mixed(tokenOf('action'), tokenOf('night'))
      expect(contrast(tokenOf('on-slate'), field)).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 200 },
  )
})
