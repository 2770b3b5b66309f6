import { wcagContrast } from 'culori/fn'
import { isDarkFirst, paletteOf, shadeOf, type ColorName, type NamedColors } from './tokens.ts'

const sheets = ['paper', 'sand', 'mist']
const bands = ['slate', 'night']
const map = ['map-land', 'map-sea']

type Pairs = readonly (readonly [token: string, on: readonly string[]])[]

/** What pages show on what, by the color that has to give way: WCAG 1.4.3 asks 4.5 of text. */
export const texts: Readonly<Record<Exclude<ColorName, 'ground'>, Pairs>> = {
  ink: [
    ['ink', [...sheets, ...map]],
    ['ink-soft', [...sheets, ...map]],
    ['note', sheets],
    ['paper', ['ink', 'ink-soft']],
    ['on-slate', bands],
    ['on-slate-soft', bands],
    ['white', bands],
    ['map-county', ['map-land']],
  ],
  accent: [
    ['copper', sheets],
    ['copper-dark', ['paper']],
    ['copper-light', bands],
    ['night', ['copper-light']],
    ['on-action', ['action', 'action-dark']],
    ['map-here', ['map-land']],
    ['map-place', ['map-land']],
  ],
  second: [
    ['verdigris', sheets],
    ['map-water', map],
  ],
  alarm: [
    ['white', ['alarm', 'alarm-dark']],
    ['alarm-dark', ['white', 'on-slate']],
  ],
}

/** Edges of controls, rings of the focus, marks before items: WCAG 1.4.11 asks 3 of them. */
export const marks: typeof texts = {
  ink: [['ink', sheets]],
  accent: [
    ['copper', sheets],
    ['map-place', map],
  ],
  second: [['verdigris', sheets]],
  alarm: [['alarm', ['paper']]],
}

interface FaintPair {
  readonly color: keyof typeof texts
  readonly scheme: 'light' | 'dark'
  /** What is shown and what it is shown on, as tokens and as colors. */
  readonly tokens: readonly [string, string]
  readonly values: readonly [string, string]
  readonly ratio: number
  readonly least: number
}

/** The pairs that are harder to tell apart than they may be, in both schemes; of some colors alone. */
export function* faintPairs(named: NamedColors, colors = groups): Generator<FaintPair> {
  const palette = paletteOf(named)
  for (const [table, least] of [[texts, 4.5] as const, [marks, 3] as const]) {
    for (const color of colors) {
      for (const [shown, grounds] of table[color]) {
        for (const on of grounds) {
          for (const scheme of ['light', 'dark'] as const) {
            const values = [palette(scheme, shown), palette(scheme, on)] as const
            const ratio = wcagContrast(...values)
            if (ratio < least) yield { color, scheme, tokens: [shown, on], values, ratio, least }
          }
        }
      }
    }
  }
}

/** Those first that others are seen on. */
const groups: readonly FaintPair['color'][] = ['second', 'ink', 'accent', 'alarm']

const byRatio = (a: FaintPair, b: FaintPair) => a.ratio / a.least - b.ratio / b.least

interface ColorFault {
  readonly color: ColorName
  readonly worst: FaintPair
  readonly nearest: string | undefined
}

/**
 * The colors of a look that have to give way. What a color shows badly is its own fault, or that of
 * the ground, where the color is not the data's or no lightness of it would do.
 */
export function colorFaults(named: NamedColors): ColorFault[] {
  let look = named
  const found: ColorFault[] = []
  for (const [index, color] of groups.entries()) {
    const [worst] = [...faintPairs(look, [color])].toSorted(byRatio)
    if (!worst) continue
    const shade = nearest(look, color, groups.slice(0, index + 1))
    found.push({ color, worst, nearest: shade })
    look = shade ? { ...look, [color]: shade } : look
  }
  const others = found.filter((fault) => fault.nearest !== undefined)
  const [worst] = found.map((fault) => fault.worst).toSorted(byRatio)
  if (others.length === found.length || !worst || named.ground === undefined) return found
  const alone = nearest(named, 'ground')
  if (alone) return [{ color: 'ground', worst, nearest: alone }]
  return [{ color: 'ground', worst, nearest: nearest(look, 'ground') }, ...others]
}

/** The color, as much lighter or darker as it takes; `undefined` where no lightness of it would do. */
function nearest(named: NamedColors, color: ColorName, mends = groups): string | undefined {
  const given = named[color]
  if (given === undefined) return undefined
  const tryShade = (by: number) => {
    const shade = shadeOf(given, by)
    const look = { ...named, [color]: shade }
    // Another ink makes no dark site of a light one.
    const isRight = shade && (color === 'ground' || isDarkFirst(look) === isDarkFirst(named))
    return isRight && faintPairs(look, mends).next().done ? shade : undefined
  }
  for (let step = 0.02; step < 1; step += 0.02) {
    for (const sign of [-1, 1]) {
      const shade = tryShade(sign * step)
      if (shade) return tryShade(sign * (step - 0.01)) ?? shade
    }
  }
  return undefined
}
