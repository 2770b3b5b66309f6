import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'

/** The characters that a font file has glyphs for. */
export async function charactersIn(file: Buffer): Promise<ReadonlySet<string>> {
  const codes = (await openFace(file)).collectUnicodes()
  return new Set([...codes].map((code) => String.fromCodePoint(code)))
}

async function openFace(file: Buffer): Promise<Face> {
  const sfnt = await subsetFont(file, '', { targetFormat: 'sfnt', keepAllGlyphs: true })
  return new Face(new Blob(sfnt))
}
