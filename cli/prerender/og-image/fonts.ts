import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hash } from '../../lib/hash.ts'
import { packageVersion, type Cache } from '../cache.ts'
import { parseFontFaces } from '../font-faces.ts'

/**
 * The fonts of src/styles/fonts.css as SFNT, to set the words of pictures with: the files of each
 * family in order. Throws where a font is missing or is no font.
 */
export async function readPictureFonts(
  root: string,
  cache: Cache,
): Promise<ReadonlyMap<string, readonly Uint8Array[]>> {
  const sheet = join(root, 'src/styles/fonts.css')
  const faces = existsSync(sheet) ? parseFontFaces(readFileSync(sheet, 'utf8')) : []
  const fonts = new Map<string, Uint8Array[]>()
  for (const { family, source } of faces) {
    const file = await toSfnt(readFileSync(join(sheet, '..', source)), cache)
    fonts.set(family, [...(fonts.get(family) ?? []), file])
  }
  return fonts
}

function toSfnt(font: Buffer, cache: Cache): Promise<Buffer> {
  const key = hash(`${packageVersion('fontverter')} ${hash(font)}`)
  return cache.get(`font-${key}`, async () => {
    const { default: fontverter } = await import('fontverter')
    return fontverter.convert(font, 'sfnt')
  })
}
