import type { Sharp } from 'sharp'
import { encodingOf } from '../lib/encoding.ts'
import { dataError } from '../lib/errors.ts'
import { heicWords, isHeic } from './heic.ts'
import {
  copiesOf,
  inMegapixels,
  mostPixels,
  partsOf,
  photoWidths,
  sizePhoto,
} from './photo-sizes.ts'

/** The format, by file extension, and maximum width of a copy. */
export interface CopyForm {
  readonly ending: string
  readonly width?: number | undefined
  /** Whether transparent parts become white, as JPEG has none. */
  readonly isOpaque?: boolean
  /** The damage at which copying fails; by default it tolerates any damage that leaves a picture. */
  readonly failOn?: 'none' | 'warning'
}

const encoders = {
  jpg: (image: Sharp) => image.jpeg({ mozjpeg: true }),
  png: (image: Sharp) => image.png(),
  webp: (image: Sharp) => image.webp(),
  avif: (image: Sharp) => image.avif({ quality: 55, effort: 2 }),
  gif: (image: Sharp) => image.gif(),
}

const formats = ['png', 'webp', 'avif', 'gif'] as const

/**
 * Re-encodes a picture: upright, in sRGB, without metadata (place, time, owner). Rejects with a `CommandError`
 * when it cannot be read.
 */
export async function copyPicture(name: string, bytes: Buffer, form: CopyForm): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { width, failOn = 'none' } = form
  const format = form.ending.toLowerCase()
  const ending = formats.find((each) => each === format) ?? 'jpg'
  const { isOpaque = ending === 'jpg' } = form
  try {
    // sharp drops metadata by default.
    const image = sharp(bytes, { failOn, animated: /^(gif|webp)$/.test(ending) })
    const upright = image.autoOrient().toColourspace('srgb')
    const sized = width ? upright.resize({ width, withoutEnlargement: true }) : upright
    const shown = isOpaque ? sized.flatten({ background: '#fff' }) : sized
    return await encoders[ending](shown).toBuffer()
  } catch {
    throw dataError(`${name} is ${await faultOf(bytes)}. Nothing was changed.`)
  }
}

async function faultOf(bytes: Buffer): Promise<string> {
  if (bytes.length === 0) return 'empty: copy it from the phone or camera again'
  if (isHeic(bytes)) return heicWords
  const { default: sharp } = await import('sharp')
  const read = sharp(bytes, { limitInputPixels: false }).metadata()
  const { width = 0, height = 0 } = await read.catch(() => ({ width: 0, height: 0 }))
  if (width * height > mostPixels) {
    return `too large: it has ${inMegapixels(width * height)} megapixels, and ${inMegapixels(mostPixels)} are the most. Save it smaller`
  }
  return 'no picture that can be read, or damaged: save it again as JPEG'
}

/**
 * Copies a photo in up to three widths as JPEG and AVIF, returned with their addresses and the entry for the
 * data. `base` is the address without extension: /work/cape-essex/after; `advance` is told how many of the copies
 * are made. Rejects with a `CommandError` when `file` is not a picture, or a damaged one.
 */
export async function takeInPhoto(
  file: string,
  bytes: Buffer,
  base: string,
  advance: (done: number, total: number) => void = () => {},
) {
  const src = `${base}.jpg`
  const copyTo = async (address: string, width: number) => {
    const form = {
      ending: partsOf(address).ending,
      width,
      isOpaque: true,
      failOn: 'warning',
    } as const
    return { address, content: await copyPicture(file, bytes, form) }
  }
  const largest = await copyTo(src, photoWidths[2])
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(largest.content).metadata()
  const { widths } = sizePhoto({ src, width, height })
  const copies = copiesOf({ src, width, widths })
  let done = 0
  const count = () => advance((done += 1), copies.length + 1)
  count()
  const others = copies.map(async (copy) => {
    const made = await copyTo(copy.address, copy.width)
    count()
    return made
  })
  return {
    // A small photo has no smaller copies.
    picture: { src, width, height, ...(widths.length > 0 && { widths }) },
    files: [largest, ...(await Promise.all(others))],
  }
}

/** JPEG segments other than picture and colors, and the marker of pictures and videos appended to it. */
const segments = /\xFF[\xE1\xE3-\xED\xEF\xFE]|MPF\0/
/** The chunks of PNG, WebP, AVIF and GIF that contain metadata. */
const chunks = /[tiz]TXt|eXIf|EXIF|tIME|caBX|XMP |Exif\0|rdf\+xml/

/** Whether a picture contains metadata. */
export function hasMetadata(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  return (text.startsWith('\xFF\xD8') ? segments : chunks).test(text)
}

const ownWords =
  /\s(?:inkscape:export-filename|sodipodi:(?:docname|absref))\s*=\s*(?:"[^"]*"|'[^']*')/g

/** Removes editor metadata about author and files from an SVG; leaves all else byte for byte. */
export function cleanSvg(bytes: Buffer): Buffer {
  const encoding = encodingOf(bytes)
  if (encoding === 'utf-16be') return swapped(cleanSvg(swapped(bytes)))
  const unit = encoding === 'utf-8' ? 'latin1' : 'utf16le'
  return Buffer.from(withoutOwnWords(bytes.toString(unit)), unit)
}

const swapped = (bytes: Buffer) =>
  Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2))).swap16()

function withoutOwnWords(svg: string): string {
  const start = svg.indexOf('<metadata')
  const end = svg.indexOf('</metadata>', start)
  const isThere = start !== -1 && end !== -1
  const rest = isThere ? svg.slice(0, start) + svg.slice(end + '</metadata>'.length) : svg
  return rest.replaceAll(ownWords, '')
}
