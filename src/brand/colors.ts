import { site } from '#generated/site'
import tokens from '../styles/tokens.css?raw'

const [light = '', dark = ''] = tokens.split('(prefers-color-scheme: dark)')

/**
 * A color of the theme for use outside of style sheets: pictures, icons, the browser's frame. Throws when the
 * scheme has no such token.
 */
export function color(token: string, scheme: 'light' | 'dark' = 'light'): string {
  const chosen = site.look?.colors?.[scheme][token]
  if (chosen !== undefined) return chosen
  const declaration = new RegExp(`--color-${token}:\\s*(#[0-9a-f]+);`)
  const [, value] = declaration.exec(scheme === 'light' ? light : dark) ?? []
  if (value === undefined) throw new Error(`The ${scheme} scheme has no colour --color-${token}.`)
  return value
}

/** Styles for an SVG file, which does not inherit the page's: with color tokens replaced by their values. */
export const withColors = (styles: string, scheme: 'light' | 'dark' = 'light'): string =>
  styles.replaceAll(/var\(--color-([\w-]+)\)/g, (_, token: string) => color(token, scheme))
