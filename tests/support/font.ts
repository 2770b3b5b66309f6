import { Blob, Buffer as Run, Face, Font, shape, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'

/** The characters that a font file has glyphs for. */
export async function charactersIn(file: Buffer): Promise<ReadonlySet<string>> {
  const codes = (await openFace(file)).collectUnicodes()
  return new Set([...codes].map((code) => String.fromCodePoint(code)))
}

/** How wide a text is in a weight of a variable font, in ems. */
export async function textWidth(file: Buffer, weight: number, text: string): Promise<number> {
  const face = await openFace(file)
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight)])
  const run = new Run()
  run.addText(text)
  run.guessSegmentProperties()
  shape(font, run)
  const advances = run.getGlyphPositions().map(({ xAdvance }) => xAdvance)
  return advances.reduce((sum, advance) => sum + advance, 0) / face.upem
}

async function openFace(file: Buffer): Promise<Face> {
  const sfnt = await subsetFont(file, '', { targetFormat: 'sfnt', keepAllGlyphs: true })
  return new Face(new Blob(sfnt))
}
