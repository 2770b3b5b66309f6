const sheets = ['paper', 'sand', 'mist']
const bands = ['slate', 'night']
const map = ['map-land', 'map-sea']

/** A foreground and its backgrounds, as tokens. */
export type Pair = readonly [token: string, on: readonly string[]]

/** Foregrounds and backgrounds of text, by the color to adjust: WCAG 1.4.3 requires 4.5. */
export const texts: Readonly<Record<'ink' | 'accent' | 'second' | 'alarm', readonly Pair[]>> = {
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

/** Borders of controls, focus rings, list markers: WCAG 1.4.11 requires 3. */
export const marks: typeof texts = {
  ink: [['ink', sheets]],
  accent: [
    ['copper', sheets],
    ['map-place', map],
  ],
  second: [['verdigris', sheets]],
  alarm: [['alarm', ['paper']]],
}
