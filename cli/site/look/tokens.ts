import { clampChroma, converter, formatHex, modeOklch, modeRgb, useMode } from 'culori/fn'

useMode(modeRgb)
useMode(modeOklch)
const toOklch = converter('oklch')

export const colorNames = ['ground', 'ink', 'accent', 'second', 'alarm'] as const
export type ColorName = (typeof colorNames)[number]
/** The five colours of a look, each as `#rrggbb`. */
export type Colors = Readonly<Record<ColorName, string>>
export type Tokens = Readonly<Record<string, string>>
export interface Schemes {
  readonly light: Tokens
  readonly dark: Tokens
}

/** The colours where the data names none. */
export const usual: Colors = {
  ground: '#faf7f2',
  ink: '#1b2730',
  accent: '#a33b0f',
  second: '#2a6558',
  alarm: '#b91c1c',
}

/**
 * The tokens as src/styles/tokens.css has them, and the tone that each keeps its distance from;
 * its tint may be another's.
 */
type Step = readonly [of: ToneName, usual: string, tint?: ToneName]

const light: Readonly<Record<string, Step>> = {
  paper: ['ground', '#faf7f2'],
  sand: ['ground', '#f0e9dd'],
  mist: ['ground', '#e3e9e5', 'second'],
  earth: ['ground', '#e2d8c7'],
  rule: ['ground', '#d8cfc0'],
  'rule-strong': ['ground', '#b9b1a3'],
  window: ['ground', '#faf7f2'],
  ink: ['ink', '#1b2730'],
  'ink-soft': ['ink', '#46545e'],
  note: ['ink', '#5a4a39', 'ground'],
  slate: ['deep', '#22303a'],
  night: ['deep', '#1a252d'],
  'slate-rule': ['deep', '#45545f'],
  'on-slate': ['pale', '#f4efe6'],
  'on-slate-soft': ['pale', '#b9c5ca', 'deep'],
  copper: ['accent', '#a33b0f'],
  'copper-dark': ['accent', '#7f2c09'],
  'copper-light': ['lamp', '#e9a981'],
  verdigris: ['second', '#2a6558'],
  scale: ['second', '#2a6558'],
  'scale-edge': ['second', '#1d4a40'],
  alarm: ['alarm', '#b91c1c'],
  'alarm-dark': ['alarm', '#8f1313'],
  'map-sea': ['ground', '#cddad6', 'second'],
  'map-wave': ['ground', '#9bb5ad', 'second'],
  'map-river': ['second', '#7fa39c'],
  'map-far': ['ground', '#e6dfd2'],
  'map-land': ['ground', '#fdfbf6'],
  'map-county': ['ink', '#6b5b4a', 'ground'],
  'map-edge': ['ink', '#1b2730'],
  'map-shore': ['ink', '#1b2730'],
  'map-border': ['ground', '#b9b1a3'],
  'map-place': ['accent', '#a33b0f'],
  'map-here': ['accent', '#7f2c09'],
  'map-quiet': ['ink', '#46545e'],
  'map-water': ['second', '#2a6558'],
}

const dark: Readonly<Record<string, Step>> = {
  paper: ['dusk', '#18232b'],
  sand: ['dusk', '#1d2a33'],
  mist: ['dusk', '#213039'],
  earth: ['dusk', '#2d2f2d'],
  slate: ['dusk', '#10191f'],
  night: ['dusk', '#0c1318'],
  rule: ['dusk', '#384853'],
  'rule-strong': ['dusk', '#566873'],
  'slate-rule': ['dusk', '#3a4954'],
  'on-action': ['dusk', '#18232b'],
  ink: ['moon', '#ebe6dc'],
  'ink-soft': ['moon', '#b3bfc5', 'dusk'],
  note: ['moon', '#c9b79f'],
  copper: ['lamp', '#e9a981'],
  'copper-dark': ['lamp', '#f4c9ac'],
  verdigris: ['moss', '#8fc4b3'],
  alarm: ['ember', '#d83d36'],
  'alarm-dark': ['ember', '#a31a1a'],
  scale: ['second', '#1d483f'],
  'scale-edge': ['second', '#12302a'],
  'map-sea': ['dusk', '#17222a'],
  'map-wave': ['dusk', '#4d6068'],
  'map-far': ['dusk', '#222f38'],
  'map-land': ['dusk', '#2b3a44'],
  'map-county': ['moon', '#b9a68f'],
  'map-edge': ['moon', '#f3ede0'],
  'map-shore': ['dusk', '#8595a0'],
  'map-border': ['dusk', '#5d6d77'],
  'map-place': ['lamp', '#ec9365'],
  'map-here': ['lamp', '#ffb48a'],
  'map-quiet': ['moon', '#c6ced3', 'dusk'],
  'map-water': ['moss', '#9ccabf'],
}

/** A colour in OKLCH, and that of the five which it comes from. */
interface Tone {
  readonly l: number
  readonly c: number
  readonly h: number
  readonly from: ColorName
}

const toTone = (hex: string, from: ColorName): Tone => {
  const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {}
  return { l, c, h, from }
}

const move = (tone: Tone, l: number, c = 1, h = 0): Tone => {
  return { ...tone, l: tone.l + l, c: tone.c * c, h: tone.h + h }
}

const within = (tone: Tone, least: number, most: number): Tone => {
  return { ...tone, l: Math.min(Math.max(tone.l, least), most) }
}

type ToneName = ColorName | 'deep' | 'pale' | 'dusk' | 'moon' | 'lamp' | 'moss' | 'ember'

/** What the tokens start from: the five, the dark bands with their text, and all of these by night. */
function tonesOf(colors: Colors): Readonly<Record<ToneName, Tone>> {
  const [ground, ink] = [toTone(colors.ground, 'ground'), toTone(colors.ink, 'ink')]
  const accent = toTone(colors.accent, 'accent')
  const second = toTone(colors.second, 'second')
  const alarm = toTone(colors.alarm, 'alarm')
  const isNight = isDarkFirst(colors)
  const [darker, lighter] = isNight ? [ground, ink] : [ink, ground]
  const deep = within(darker, 0.2, 0.3)
  const pale = within(lighter, 0.94, 1)
  const named = { ground, ink, accent, second, alarm, deep, pale }
  if (isNight)
    return { ...named, dusk: ground, moon: ink, lamp: accent, moss: second, ember: alarm }
  return {
    ...named,
    dusk: move(deep, -0.017, 0.92),
    moon: move(pale, -0.051, 1.9),
    lamp: within(move(accent, 0.292, 0.63, 13), 0.78, 0.86),
    moss: within(move(second, 0.314, 0.94, -4), 0.77, 0.86),
    ember: within(move(alarm, 0.085, 1.02), 0.5, 0.59),
  }
}

/** Whether the look is dark on every device, as its ground is. */
export const isDarkFirst = ({ ground, ink }: Colors): boolean =>
  (toOklch(ground)?.l ?? 1) < (toOklch(ink)?.l ?? 0)

/** The five, those that are left out as they are where the data names none. */
export const withUsual = (named: Partial<Colors>): Colors => ({ ...usual, ...named })

const usualTones = tonesOf(usual)

/**
 * The tokens of both schemes that follow from the colours that are named; of one that is the usual
 * one nothing does.
 */
export function tokensOf(named: Partial<Colors>): Schemes {
  const colors = withUsual(named)
  const moved = new Set(colorNames.filter((name) => colors[name].toLowerCase() !== usual[name]))
  const tones = tonesOf(colors)
  const follow = (steps: Readonly<Record<string, Step>>): Tokens =>
    Object.fromEntries(
      Object.entries(steps).flatMap(([token, [of, hex, tint = of]]) => {
        if (!moved.has(tones[of].from) && !moved.has(tones[tint].from)) return []
        const { l, c, h } = toTone(hex, tones[of].from)
        const [before, after] = [usualTones[tint], tones[tint]]
        // A ground of its own colour does not grow garish in its steps, nor a grey one coloured.
        const chroma = Math.min(after.c * (c / before.c), after.c + Math.max(c - before.c, 0))
        const lightness = tones[of].l + l - usualTones[of].l
        return [[token, toHex(lightness, chroma, after.h + h - before.h)]]
      }),
    )
  const [byDay, byNight] = [follow(light), follow(dark)]
  return { light: isDarkFirst(colors) ? { ...byDay, ...byNight } : byDay, dark: byNight }
}

const toHex = (l: number, c: number, h: number): string =>
  formatHex(clampChroma({ mode: 'oklch', l: Math.min(Math.max(l, 0), 1), c, h }, 'oklch'))

const hexesOf = (steps: Readonly<Record<string, Step>>): Tokens =>
  Object.fromEntries(Object.entries(steps).map(([token, [, hex]]) => [token, hex]))

/** The tokens where the data names no colours. */
export const usualTokens: Schemes = {
  light: { white: '#ffffff', 'on-action': '#ffffff', ...hexesOf(light) },
  dark: hexesOf(dark),
}

/** Every token of both schemes, as a page has it. */
export function allTokens(named: Partial<Colors>): Schemes {
  const moved = tokensOf(named)
  const byDay = { ...usualTokens.light, ...moved.light }
  const byNight = { ...byDay, ...usualTokens.dark, ...moved.dark }
  return { light: isDarkFirst(withUsual(named)) ? byNight : byDay, dark: byNight }
}
