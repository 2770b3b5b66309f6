import { expect, test } from 'vitest'
import { color } from '../../../src/brand/colors.ts'

type Scheme = 'light' | 'dark'

/** The relative luminance of `#rrggbb` or `#rgb`, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/g, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(digits.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** A token of the scheme; where the dark one has none of its own, that of the light one. */
function tokenOf(token: string, scheme: Scheme): string {
  try {
    return color(token, scheme)
  } catch {
    return color(token)
  }
}

const sheets = ['paper', 'sand', 'mist']
const depths = ['slate', 'night']

/** Texts, and the grounds that they stand on. */
const texts: readonly (readonly [string, readonly string[]])[] = [
  ['ink', sheets],
  ['ink-soft', sheets],
  ['copper', sheets],
  ['copper-dark', ['paper']],
  ['verdigris', sheets],
  ['on-slate', depths],
  ['on-slate-soft', depths],
  ['copper-light', depths],
  ['white', [...depths, 'alarm', 'alarm-dark']],
  ['on-action', ['copper', 'copper-dark', 'ink', 'ink-soft']],
  ['alarm-dark', ['white', 'on-slate']],
  ['paper', ['ink']],
]

/** What has to be seen beside text: edges of controls, rings of the focus, marks before items. */
const marks: readonly (readonly [string, readonly string[]])[] = [
  ['ink', sheets],
  ['copper', sheets],
  ['verdigris', sheets],
  ['alarm', sheets],
  ['white', ['slate', 'night', 'alarm', 'alarm-dark']],
]

/** Pairs that are harder to tell apart than `least` asks for. */
const tooFaint = (pairs: typeof texts, least: number, scheme: Scheme) =>
  pairs.flatMap(([token, grounds]) =>
    grounds
      .map((ground) => ({
        pair: `${token} on ${ground}`,
        ratio: contrast(tokenOf(token, scheme), tokenOf(ground, scheme)),
      }))
      .filter(({ ratio }) => ratio < least)
      .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`),
  )

test.each(['light', 'dark'] as const)('in the %s scheme every text is read', (scheme) => {
  expect(tooFaint(texts, 4.5, scheme)).toEqual([])
})

test.each(['light', 'dark'] as const)('in the %s scheme every control is seen', (scheme) => {
  expect(tooFaint(marks, 3, scheme)).toEqual([])
})

test('a pair that is too faint is named', () => {
  expect(contrast('#fff', '#000')).toBe(21)
  expect(tooFaint([['rule', ['paper']]], 3, 'light')).toEqual(['rule on paper: 1.44'])
})
