import { photoWidths } from '../lib/photo-copies.ts'
import { encoders, noPicture } from './photo-copies.ts'

export interface TakenPhoto {
  /** As the data names it: the largest copy, its size, and the widths of the others. */
  readonly picture: {
    readonly src: string
    readonly width: number
    readonly height: number
    readonly widths?: readonly number[]
  }
  /** What data/public/ gets, by addresses. */
  readonly files: readonly { readonly address: string; readonly content: Buffer }[]
}

/**
 * Copies of a photo in up to three widths, as AVIF and as JPEG: upright, in the colors of the web,
 * without what a camera wrote into it (place, time, owner). `base` is the address without an ending:
 * /work/cape-essex/after. Throws a `CommandError` where `file` holds no picture.
 */
export async function takeInPhoto(file: string, bytes: Buffer, base: string): Promise<TakenPhoto> {
  const { default: sharp } = await import('sharp')
  if (bytes.length === 0) throw noPicture(file, bytes)
  // What sharp writes has no metadata unless it is asked to keep them.
  const upright = await sharp(bytes)
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: '#fff' })
    .resize({ width: photoWidths[2], withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw noPicture(file, bytes)
    })
  const { width, height, channels } = upright.info
  const smaller = photoWidths.filter((each) => each < width)
  const copies = [...smaller, width].map(async (each) => {
    const copy = sharp(upright.data, { raw: { width, height, channels } }).resize({ width: each })
    const address = each === width ? base : `${base}-${each}`
    const jpeg = {
      address: `${address}.jpg`,
      content: await encoders.jpg(copy.clone()).toBuffer(),
    }
    // One that is small as it is stands alone.
    if (smaller.length === 0) return [jpeg]
    const avif = await encoders.avif(copy.clone()).toBuffer()
    return [jpeg, { address: `${address}.avif`, content: avif }]
  })
  const picture = {
    src: `${base}.jpg`,
    width,
    height,
    ...(smaller.length > 0 && { widths: smaller }),
  }
  return { picture, files: (await Promise.all(copies)).flat() }
}
