import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Blob, Face, Font } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { projectRoot } from '../support/project.ts'

/** Where the outlines of the digits lie: a drawing in a file of its own can load no font. */
export const digitsFile = join(projectRoot, 'src/illustrations/parts/digits.ts')

export const besley = createRequire(import.meta.url).resolve(
  '@fontsource/besley/files/besley-latin-700-normal.woff2',
)

/** The module with the outlines of 0 to 9 in the site's serif, bold, as path data. */
export async function drawDigits(): Promise<string> {
  const sfnt = await subsetFont(readFileSync(besley), '0123456789', { targetFormat: 'sfnt' })
  const face = new Face(new Blob(sfnt))
  const font = new Font(face)
  const digits = Array.from('0123456789', (digit) => {
    const glyph = font.nominalGlyph(digit.charCodeAt(0)) ?? 0
    const width = Math.round((font.glyphHAdvance(glyph) / face.upem) * 100)
    const outline = toPath(font.glyphToPath(glyph), face.upem)
    return `  {\n    width: ${width},\n    outline:\n      '${outline}',\n  },`
  })
  return [
    '/** Digits of Besley, 100 units an em, on the base line at y = 0: made by `npm run fonts`. */',
    `export const digits = [\n${digits.join('\n')}\n] as const`,
    '',
  ].join('\n')
}

/** Path data of a glyph, which counts upwards, in hundredths of an em that count downwards. */
function toPath(data: string, upem: number): string {
  let isAcross = false
  return data.replaceAll(/[A-Za-z]|-?[\d.]+/g, (part) => {
    if (/[A-Za-z]/.test(part)) return part
    isAcross = !isAcross
    return String(Math.round((Number(part) / upem) * (isAcross ? 1000 : -1000)) / 10 || 0)
  })
}
