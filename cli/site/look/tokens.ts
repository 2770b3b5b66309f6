import * as culori from 'culori/fn'
import { memoize } from '../../lib/collections.ts'
import { marks, texts, type Pair } from './pairs.ts'

culori.useMode(culori.modeRgb)
culori.useMode(culori.modeOklch)
culori.useMode(culori.modeLrgb)
const toOklch = culori.converter('oklch')

export const colorNames = ['ground', 'ink', 'accent', 'second', 'alarm'] as const
export type ColorName = (typeof colorNames)[number]
/** The five colors of a look, each as `#rrggbb`. */
export type Colors = Readonly<Record<ColorName, string>>
export type NamedColors = Readonly<Partial<Record<ColorName, string | undefined>>>
type Tokens = Readonly<Record<string, string>>
interface Schemes {
  readonly light: Tokens
  readonly dark: Tokens
}

export const usual: Colors = {
  ground: '#faf7f2',
  ink: '#1b2730',
  accent: '#a33b0f',
  second: '#2a6558',
  alarm: '#b91c1c',
}

/**
 * The tokens of src/styles/tokens.css, by the tone that they keep their distance from; with two tones, the
 * second sets the hue.
 */
type Groups = Readonly<Partial<Record<ToneName | `${ToneName} ${ToneName}`, string>>>

const light: Groups = {
  ground: `
    paper #faf7f2, sand #f0e9dd, earth #e2d8c7, rule #d8cfc0, rule-strong #b9b1a3,
    window #faf7f2, map-far #e6dfd2, map-land #fdfbf6, map-border #b9b1a3`,
  'ground second': 'mist #e3e9e5',
  'pale second': 'map-sea #cddad6, map-wave #9bb5ad',
  ink: 'ink #1b2730, map-shore #1b2730',
  pen: 'ink-soft #46545e',
  'pen ground': 'note #5a4a39, map-county #6b5b4a',
  deep: 'slate #22303a, night #1a252d, slate-rule #45545f',
  pale: 'on-slate #f4efe6',
  'pale deep': 'on-slate-soft #b9c5ca',
  accent: 'action #a33b0f, action-dark #7f2c09',
  text: 'copper #a33b0f, copper-dark #7f2c09, map-place #a33b0f, map-here #7f2c09',
  textAtNight: 'copper-light #e9a981',
  second: `
    verdigris #2a6558, scale #2a6558, scale-edge #1d4a40, map-river #7fa39c`,
  well: 'map-water #2a6558',
  alarm: 'alarm #b91c1c, alarm-dark #8f1313',
}

const dark: Groups = {
  dusk: `
    paper #18232b, sand #1d2a33, mist #213039, earth #2d2f2d, slate #10191f, night #0c1318,
    rule #384853, rule-strong #566873, slate-rule #3a4954,
    map-far #1a252e, map-land #2b3a44, map-shore #8595a0, map-border #5d6d77`,
  'dusk lake': 'map-sea #1d4a63, map-wave #5f95b0',
  moon: 'ink #ebe6dc, note #c9b79f, map-county #b9a68f',
  'moon dusk': 'ink-soft #b3bfc5',
  textAtNight: 'copper #e9a981, copper-dark #f4c9ac, map-place #ec9365, map-here #ffb48a',
  moss: 'verdigris #8fc4b3, map-water #9ccabf',
  ember: 'alarm #d83d36, alarm-dark #a31a1a',
  second: 'scale #1d483f, scale-edge #12302a',
}

/** In dark mode buttons keep the brand color, except on sites that are always dark. */
const lit: Groups = {
  dusk: 'on-action #18232b',
  lamp: 'action #e9a981, action-dark #f4c9ac',
}

/** A color in OKLCH, and which of the five it derives from. */
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

type TextTone = 'text' | 'textAtNight'
type ToneName =
  | ColorName
  | TextTone
  | 'pen'
  | 'well'
  | 'deep'
  | 'pale'
  | 'dusk'
  | 'lake'
  | 'moon'
  | 'lamp'
  | 'moss'
  | 'ember'
type Tones = Readonly<Record<ToneName, Tone>>

/** The base tones: the five, soft text, the dark bands with theirs, and all of these in dark mode. */
function tonesOf(colors: Colors): Tones {
  const [ground, ink] = [toTone(colors.ground, 'ground'), toTone(colors.ink, 'ink')]
  const accent = toTone(colors.accent, 'accent')
  const second = toTone(colors.second, 'second')
  const alarm = toTone(colors.alarm, 'alarm')
  const isNight = isDarkFirst(colors)
  const [darker, lighter] = isNight ? [ground, ink] : [ink, ground]
  const pen = within(ink, 0, 0.28)
  const well = within(second, 0, 0.464)
  const deep = within(darker, 0.2, 0.3)
  const pale = within(lighter, 0.97, 1)
  // At night water is blue whatever the look is: gray, it would be taken for mountains.
  const lake = toTone('#1d4a63', 'ground')
  const named = { ground, ink, accent, second, alarm, pen, well, deep, pale, lake, text: accent }
  if (isNight) {
    const lamps = { lamp: accent, textAtNight: accent }
    return { ...named, ...lamps, dusk: ground, moon: ink, moss: second, ember: alarm }
  }
  const lamp = within(move(accent, 0.292, 0.63, 13), 0.78, 0.86)
  return {
    ...named,
    dusk: move(within(deep, 0.2, 0.266), -0.017, 0.92),
    moon: move(pale, -0.051, 1.9),
    lamp,
    textAtNight: lamp,
    moss: within(move(second, 0.314, 0.94, -4), 0.77, 0.86),
    ember: brightest(move(alarm, 0, 1.02)),
  }
}

const withUsual = (named: NamedColors): Colors => {
  const given = Object.entries(named).filter(([, color]) => color !== undefined)
  return { ...usual, ...Object.fromEntries(given) }
}

/** As light as white text on it allows, so that it is visible in dark mode. */
function brightest(tone: Tone): Tone {
  let [low, high] = [0.3, 0.7]
  while (high - low > 0.001) {
    const l = (low + high) / 2
    if (culori.wcagContrast('#ffffff', toHex(l, tone.c, tone.h)) >= 4.44) low = l
    else high = l
  }
  return { ...tone, l: low }
}

/** Whether the ground of a look is dark, so that it has no light scheme. */
export function isDarkFirst(named: NamedColors): boolean {
  const { ground, ink } = withUsual(named)
  return toTone(ground, 'ground').l < toTone(ink, 'ink').l
}

type Step = ReturnType<typeof stepsOf>[number]

const stepsOf = (groups: Groups) =>
  Object.entries(groups).flatMap(([tones, tokens]) => {
    // The type ensures that the keys are tone names.
    const [of, tint = of] = tones.split(' ') as [ToneName, ToneName?]
    return tokens.split(',').map((words) => {
      const [token = '', hex = ''] = words.trim().split(' ')
      return { token, hex, tone: toTone(hex, 'ground'), of, tint }
    })
  })

const [byDay, byNight, byLamp] = [stepsOf(light), stepsOf(dark), stepsOf(lit)]
const inOrder = (...lists: readonly (readonly Step[])[]): ReadonlyMap<string, Step> =>
  new Map(lists.flat().map((step) => [step.token, step]))
const [daySteps, nightSteps] = [inOrder(byDay), inOrder(byDay, byNight)]
const lampSteps = inOrder(byDay, byNight, byLamp)
const usualTones = tonesOf(usual)

function valueIn(tones: Tones, { tone: { l, c, h }, of, tint }: Step): string {
  const [before, after] = [usualTones[tint], tones[tint]]
  // Steps of a colored ground are no more saturated than the theme's; those of a gray one stay gray.
  const chroma = Math.min(after.c * (c / before.c), after.c + Math.max(c - before.c, 0))
  return toHex(tones[of].l + l - usualTones[of].l, chroma, after.h + h - before.h)
}

/** What becomes of the tokens with the given colors. */
function follow(named: NamedColors) {
  const colors = withUsual(named)
  const isNight = isDarkFirst(colors)
  const steps = isNight ? lampSteps : daySteps
  const moved = new Set(colorNames.filter((name) => colors[name].toLowerCase() !== usual[name]))
  const given = tonesOf(colors)
  const isMovedIn = (tones: Tones, { of, tint }: Step) =>
    [of, tint].some((name) => moved.has(tones[name].from) || tones[name] !== given[name])
  const valueOfIn = (tones: Tones) => (step: Step) =>
    isMovedIn(tones, step) ? valueIn(tones, step) : step.hex
  const tones = legible(given, isNight ? 'textAtNight' : 'text', steps, valueOfIn)
  const valueOf = valueOfIn(tones)
  const ofToken = (token: string) => {
    const step = steps.get(token)
    return step ? valueOf(step) : '#ffffff'
  }
  return {
    isNight,
    isMoved: (step: Step) => isMovedIn(tones, step),
    valueOf: memoize(valueOf),
    buttons: buttonsOf(ofToken),
  }
}

const pairsOf = ([token, grounds]: Pair, least: number) =>
  grounds.map((ground) => ({ token, ground, least }))
const pairsOfAccent = [
  ...texts.accent.flatMap((pair) => pairsOf(pair, 4.5)),
  ...marks.accent.flatMap((pair) => pairsOf(pair, 3)),
]

/**
 * The tones with that of text in the accent moved as little as it takes to be read, toward black by day and
 * toward white at night; unchanged where neither would do.
 */
function legible(
  tones: Tones,
  name: TextTone,
  steps: ReadonlyMap<string, Step>,
  valueOfIn: (tones: Tones) => (step: Step) => string,
): Tones {
  const pairs = pairsOfAccent.flatMap(({ token, ground, least }) => {
    const [shown, on] = [steps.get(token), steps.get(ground)]
    return shown?.of === name && on ? [{ shown, on: valueOfIn(tones)(on), least }] : []
  })
  const at = (l: number): Tones => ({ ...tones, [name]: { ...tones[name], l } })
  const isRead = (tried: Tones) =>
    pairs.every(({ shown, on, least }) => culori.wcagContrast(valueOfIn(tried)(shown), on) >= least)
  let [near, far] = [tones[name].l, name === 'text' ? 0 : 1]
  if (isRead(tones) || !isRead(at(far))) return tones
  while (Math.abs(far - near) > 0.002) {
    const l = (near + far) / 2
    if (isRead(at(l))) far = l
    else near = l
  }
  return at(far)
}

/**
 * What differs on buttons whose color the usual letters are not read on, or which a page hardly shows: letters,
 * the color below the pointer, and an edge.
 */
function buttonsOf(valueOf: (token: string) => string): Tokens {
  const [action, hover] = [valueOf('action'), valueOf('action-dark')]
  const usualLetters = valueOf('on-action')
  const isRead = (letters: string, on: string) => culori.wcagContrast(letters, on) >= 4.5
  const shades = [usualLetters, valueOf('night'), '#000000', '#ffffff']
  const letters = shades.find((shade) => isRead(shade, action)) ?? usualLetters
  const hovers = [hover, shadeOf(action, 0.06), shadeOf(action, -0.06)]
  const below = hovers.find((shade) => shade && isRead(letters, shade)) ?? action
  const isSeen = ['paper', 'sand', 'mist'].every(
    (ground) => culori.wcagContrast(action, valueOf(ground)) >= 3,
  )
  return {
    ...(letters !== usualLetters && { 'on-action': letters }),
    ...(below !== hover && { 'action-dark': below }),
    ...(!isSeen && { 'action-edge': valueOf('copper') }),
  }
}

/** The tokens of both schemes that change with the given colors; default colors change none. */
export function tokensOf(named: NamedColors): Schemes {
  const { isNight, isMoved, valueOf, buttons } = follow(named)
  const valuesOf = (steps: readonly Step[]): Tokens =>
    Object.fromEntries(steps.filter(isMoved).map((step) => [step.token, valueOf(step)]))
  const [day, night] = [valuesOf(byDay), valuesOf(byNight)]
  if (!isNight) return { light: { ...day, ...buttons }, dark: night }
  // Light mode gets the values of the only scheme.
  const lamps = { ...hexesOf(byLamp), ...valuesOf(byLamp), ...buttons }
  return { light: { ...day, ...usualTokens.dark, ...night, ...lamps }, dark: night }
}

function toHex(l: number, c: number, h: number): string {
  return culori.formatHex(
    culori.clampChroma({ mode: 'oklch', l: Math.min(Math.max(l, 0), 1), c, h }, 'oklch'),
  )
}

const hexesOf = (steps: readonly Step[]): Tokens =>
  Object.fromEntries(steps.map(({ token, hex }) => [token, hex]))

export const usualTokens: Schemes = {
  light: { white: '#ffffff', 'on-action': '#ffffff', ...hexesOf(byDay) },
  dark: hexesOf(byNight),
}

export type Palette = (scheme: keyof Schemes, token: string) => string

/** All tokens of a look, computed on demand. */
export function paletteOf(named: NamedColors): Palette {
  const { isNight, valueOf, buttons } = follow(named)
  const [day, night] = isNight ? [lampSteps, lampSteps] : [daySteps, nightSteps]
  return (scheme, token) => {
    const step = (scheme === 'light' ? day : night).get(token)
    return buttons[token] ?? (step ? valueOf(step) : '#ffffff')
  }
}

/** A color lightened by an amount; `undefined` when there is none. */
export function shadeOf(hex: string, by: number): string | undefined {
  const { l, c, h } = toTone(hex, 'ground')
  return l + by < 0 || l + by > 1 ? undefined : toHex(l + by, c, h)
}
