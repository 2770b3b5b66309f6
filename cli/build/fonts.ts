import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { packageVersion, type Cache } from './cache.ts'
import { charactersOf, parseFontFaces, type FontFace } from './font-faces.ts'

/** A font of the style sheet, and the smaller one that the site gets in its place. */
export interface SubsetFont {
  readonly source: string
  readonly bytes: Uint8Array
}

/** What shapes text and marks on letters; the pages ask for nothing else. */
const features = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'tnum']

/**
 * Cuts the fonts of src/styles/fonts.css down to what their faces name. Throws where a font is
 * missing or is no font.
 */
export async function subsetFonts(root: string, cache: Cache): Promise<SubsetFont[]> {
  const fonts: SubsetFont[] = []
  for (const face of readFaces(root)) {
    fonts.push({ source: face.source, bytes: await subset(root, face, { format: 'woff2', cache }) })
  }
  return fonts
}

/** The same fonts as SFNT, to set the words of pictures with: the files of each family in order. */
export async function readPictureFonts(
  root: string,
  cache: Cache,
): Promise<ReadonlyMap<string, readonly Uint8Array[]>> {
  const fonts = new Map<string, Uint8Array[]>()
  for (const face of readFaces(root)) {
    const file = await subset(root, face, { format: 'sfnt', cache })
    fonts.set(face.family, [...(fonts.get(face.family) ?? []), file])
  }
  return fonts
}

function readFaces(root: string): FontFace[] {
  const sheet = join(root, 'src/styles/fonts.css')
  return existsSync(sheet) ? parseFontFaces(readFileSync(sheet, 'utf8')) : []
}

type Format = 'woff2' | 'sfnt'

interface Subset {
  readonly format: Format
  readonly cache: Cache
}

/** Both forms are made from the font as SFNT, so that pictures find theirs made. */
async function subset(root: string, face: FontFace, { format, cache }: Subset): Promise<Buffer> {
  const whole = () => readFileSync(createRequire(join(root, 'package.json')).resolve(face.source))
  const font = format === 'sfnt' ? whole() : await subset(root, face, { format: 'sfnt', cache })
  const { weights, ranges } = face
  const key = createHash('sha256')
    .update(JSON.stringify([packageVersion('subset-font'), format, features, weights, ranges]))
    .update(font)
    .digest('hex')
  return cache.get(`font-${key}`, async () => {
    const { default: subsetFont } = await import('subset-font')
    const [min, max] = weights
    return subsetFont(font, charactersOf(ranges), {
      targetFormat: format,
      variationAxes: { wght: { min, max } },
      keepFeatures: features,
    })
  })
}
