import { wcagContrast } from 'culori/fn'
import { marks, texts } from './pairs.ts'
import { isDarkFirst, paletteOf, shadeOf, type ColorName, type NamedColors } from './tokens.ts'

interface FaintPair {
  readonly color: keyof typeof texts
  readonly scheme: 'light' | 'dark'
  /** Foreground and background, as tokens and as colors. */
  readonly tokens: readonly [string, string]
  readonly values: readonly [string, string]
  readonly ratio: number
  readonly least: number
}

/** Yields the pairs with too little contrast, in both schemes; optionally for some colors only. */
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

/** Backgrounds of others come first. */
const groups: readonly FaintPair['color'][] = ['second', 'ink', 'accent', 'alarm']

const byRatio = (a: FaintPair, b: FaintPair) => a.ratio / a.least - b.ratio / b.least

interface ColorFault {
  readonly color: ColorName
  readonly worst: FaintPair
  readonly nearest: string | undefined
}

/**
 * The colors of a look that have to change. Bad contrast is blamed on the color, or on the ground if the color
 * is a default or no lightness of it would suffice.
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

/** The color, lightened or darkened as little as necessary; `undefined` when no lightness suffices. */
function nearest(named: NamedColors, color: ColorName, mends = groups): string | undefined {
  const given = named[color]
  if (given === undefined) return undefined
  const tryShade = (by: number) => {
    const shade = shadeOf(given, by)
    const look = { ...named, [color]: shade }
    // Changing the ink must not turn a light site into a dark one.
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
