const styles = {
  primary: 'button bg-action text-on-action hover:bg-action-dark',
  outline: 'button border-ink hover:bg-ink hover:text-paper',
  alarm: 'button bg-alarm-ground text-white hover:bg-alarm-dark',
  white: 'button bg-white text-alarm-dark hover:bg-on-slate',
  bar: 'button',
} as const

/** `primary`, `outline`: on light; `alarm`: urgent; `white`: on red; `bar`: the call bar. */
export type ButtonStyle = keyof typeof styles

/** The classes that make a link look like a button. */
export function buttonStyle(style: ButtonStyle): string {
  return styles[style]
}
