import tokens from '../styles/tokens.css?raw'

/**
 * A colour of the theme for what no style sheet reaches: pictures, icons, the browser's own frame.
 * Throws where the theme has no such token.
 */
export function color(token: string): string {
  const [, value] = new RegExp(`--color-${token}:\\s*(#[0-9a-f]+);`).exec(tokens) ?? []
  if (value === undefined) throw new Error(`The theme has no colour --color-${token}.`)
  return value
}
