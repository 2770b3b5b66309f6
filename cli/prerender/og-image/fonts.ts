import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const faces = [
  { name: 'Besley', weight: 600, folder: 'besley' },
  { name: 'Besley', weight: 700, folder: 'besley' },
  { name: 'Public Sans', weight: 600, folder: 'public-sans' },
] as const

export const fontPackages = ['@fontsource/besley', '@fontsource/public-sans'] as const

/** The family of the letters beyond Latin-1: satori takes one file of a family and weight. */
export const extended = (family: string): string => `${family} Extended`

export function readFonts() {
  return faces.flatMap(({ name, weight, folder }) => [
    { name, weight, data: readFont(`${folder}-latin-${weight}`, folder) },
    { name: extended(name), weight, data: readFont(`${folder}-latin-ext-${weight}`, folder) },
  ])
}

const readFont = (name: string, folder: string): Buffer =>
  readFileSync(require.resolve(`@fontsource/${folder}/files/${name}-normal.woff`))

/** Whether the fonts have all characters of a text: Latin letters and the common marks. */
export const isDrawable = (text: string): boolean =>
  /^[ -~\u00a0-\u017e–—‘’‚“”„†•…‹›€™−]*$/.test(text)

const require = createRequire(import.meta.url)
