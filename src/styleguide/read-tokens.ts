/** A custom property of the theme: `{ name: "--color-ink", value: "#1b2730" }`. */
export interface Token {
  readonly name: string
  readonly value: string
}

/**
 * Reads the tokens of one kind from the theme's style sheet: `color`, `text`, `spacing`, `shadow`, `font`. Those
 * of the dark scheme have the same names.
 */
export function readTokens(styles: string, kind: string): readonly Token[] {
  const declaration = new RegExp(`(--${kind}-[a-z-]+):\\s*([^;]+);`, 'g')
  const [light = ''] = styles.split('@media')
  return [...light.matchAll(declaration)].map(([, name = '', value = '']) => ({
    name,
    value: value.replaceAll(/\s+/g, ' '),
  }))
}
